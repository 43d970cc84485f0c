import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, problemType, renderProblem } from './problem.ts';

const statusOfCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers bytes that are no HTTP request, which the framework never sees, with the same headers as everything else. */
export function answerBrokenConnection(securityHeaders: Record<string, string>) {
  return (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    // An answer was sent already; a second one would be read as part of it.
    if (socket.bytesWritten > 0) {
      socket.end();
      return;
    }
    const status = statusOfCode[error.code ?? ''] ?? 400;
    const body = renderProblem(new Problem(status, 'bad-request', 'The request could not be understood.'));
    const headers = {
      ...securityHeaders,
      'content-type': problemType,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
