import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { freePort } from '../free-port.ts';

export type Script = Record<string, string | ((socket: Socket) => void)>;

export const hang = () => {};
export const drop = (socket: Socket) => socket.destroy();

/** A mail server that answers each command as scripted; unlisted commands get 250. Without a port it chooses one. */
export async function startScriptedSmtp(script: Script, given?: number) {
  const port = given ?? (await freePort());
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    /** The last signs of the content, whose end may come in pieces. */
    let tail = '';
    const say = (key: string, fallback: string) => {
      const answer = script[key] ?? fallback;
      if (typeof answer === 'string') socket.write(`${answer}\r\n`);
      else answer(socket);
    };
    socket.on('error', () => {});
    say('greeting', '220 ready');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        tail = (tail + text).slice(-5);
        if (tail !== '\r\n.\r\n') return;
        isData = false;
        tail = '';
        return say('content', '250 taken');
      }
      const command = text.slice(0, 4).trim().toUpperCase();
      isData = command === 'DATA' && (script.DATA === undefined || script.DATA === '354 go');
      say(command, isData ? '354 go' : '250 fine');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
