import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { WaitingBytes } from './waiting-bytes.ts';

/** Requests of one connection that are read before the first of them is answered. Browsers and proxies send one at a time. */
const mostOpen = 2;

/** With the parser of Node, no public part of it. Without it requests are read as they come. */
type Parsed = Socket & { parser?: Parser | null };

interface Parser {
  onIncoming?: (request: IncomingMessage, isKeptAlive: boolean) => number;
  resume(): void;
  execute(bytes: Buffer): unknown;
}

/** Said to the parser in place of a length of headers: stop here. It then reports how far it came, as an error. */
const stopHere = 21;
const stoppedCode = 'HPE_PAUSED';

interface Stopped {
  code?: string;
  rawPacket: Buffer;
  bytesParsed: number;
}

const nothing = Buffer.alloc(0);

/** Whether an error is no fault of a client, but the stop of a pipeline. */
export const isPipelineStop = ({ code }: { code?: string }) => code === stoppedCode;

/**
 * Reads the requests that a client sends on one connection without waiting for answers two at a time: Node reads all that came
 * together, two thousand in 64 kB, and each of them costs memory until the client has read its answer. The others wait as they
 * came, and nothing more is read of that connection.
 * @param openOf requests of a connection that are being answered
 * @returns to be told of each answer that has gone out
 */
export function boundPipelines(server: Server, waiting: WaitingBytes, openOf: (socket: Socket) => number) {
  const held = new Map<Socket, { giveWay(): void }>();

  server.on('connection', (socket: Parsed) => {
    const { parser } = socket;
    const read = parser?.onIncoming;
    if (!parser || read === undefined) return;
    parser.onIncoming = (request, isKeptAlive) => {
      const answer = read(request, isKeptAlive);
      if (answer !== 0 || openOf(socket) < mostOpen) return answer;
      hold(socket);
      return stopHere;
    };
  });

  function hold(socket: Socket): void {
    if (held.has(socket)) return;
    const isFirst = !Object.hasOwn(socket, 'resume');
    held.set(socket, { giveWay: () => socket.destroy() });
    if (!isFirst) return;
    // Makes Node hand over what comes as a stream, which can be stopped and takes back what was not read.
    socket.on('data', () => {});
    // Node reads on at the end of each request, and when what was written has gone out.
    const { resume } = socket;
    socket.resume = () => (held.has(socket) ? socket : resume.call(socket));
    socket.once('close', () => forget(socket));
  }

  function forget(socket: Socket): void {
    const one = held.get(socket);
    if (one !== undefined) waiting.drop(one);
    held.delete(socket);
  }

  server.on('clientError', (error: Error, socket: Parsed) => {
    const { rawPacket, bytesParsed } = error as Error & Stopped;
    const one = held.get(socket);
    if (!isPipelineStop(error as Error & Stopped) || one === undefined) return;
    const rest = rawPacket.subarray(bytesParsed);
    // Ends the request that the parser stopped in; else Node takes it for one that is still on its way.
    socket.parser?.resume();
    socket.parser?.execute(nothing);
    socket.pause();
    if (rest.length > 0) socket.unshift(rest);
    waiting.add(one, rest.length);
  });

  return (socket: Socket): void => {
    if (!held.has(socket) || openOf(socket) >= mostOpen) return;
    forget(socket);
    socket.resume();
  };
}
