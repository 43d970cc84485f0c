import { request as requestPlain } from 'node:http';
import { connect } from 'node:http2';
import { request as requestTls } from 'node:https';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publicName } from '../../support/site-certificate.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  /** Visitor: any address of 127.0.0.0/8. */
  from?: string;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Makes one call on a new connection, under the site's public name. @param ca of its certificate; without it plain HTTP
 */
export const ask = (port: number, { path, body, from, headers, method = 'GET' }: Question, ca?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      agent: false,
      servername: publicName,
      headers: { host: publicName, ...headers },
      ...(from && { localAddress: from }),
      ...(ca && { ca }),
    };
    const call = (ca ? requestTls : requestPlain)(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const decode = decoders[answer.headers['content-encoding'] ?? ''] ?? ((bytes: Buffer) => bytes);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: decode(Buffer.concat(chunks)).toString(),
        });
      });
    });
    call.on('error', reject);
    call.end(body);
  });

/** Protocols that a browser would use. */
export async function askProtocols(
  port: number,
  path: string,
  ca: string,
): Promise<{ http2: boolean; tls13: boolean }> {
  const socket = connectTls({ host: '127.0.0.1', port, servername: publicName, ca, ALPNProtocols: ['h2', 'http/1.1'] });
  await new Promise((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject));
  const tls13 = socket.getProtocol() === 'TLSv1.3';
  const http2 = socket.alpnProtocol === 'h2' && (await isAnswered(port, path, socket));
  return { http2, tls13 };
}

const isAnswered = (port: number, path: string, socket: TLSSocket) =>
  new Promise<boolean>((resolve, reject) => {
    const session = connect(`https://${publicName}:${port}`, { createConnection: () => socket });
    session.on('error', reject);
    const stream = session.request({ ':path': path, ':authority': publicName });
    stream.on('response', (headers) => {
      session.destroy();
      resolve(headers[':status'] === 200);
    });
    stream.end();
  });
