/** Given to a process in NODE_OPTIONS: it can be told to collect its garbage, on a port of its own choice. */
export const withDebugger = '--inspect=127.0.0.1:0';

/**
 * Makes a process collect its garbage, so that what it uses afterwards is what it holds.
 * @param errors what it has written to standard error: where its debugger listens
 */
export async function collectGarbage(errors: string): Promise<void> {
  const address = /ws:\/\/\S+/.exec(errors)?.[0];
  if (address === undefined) throw new Error('the process has no debugger');
  const socket = new WebSocket(address);
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => socket.send('{"id":1,"method":"HeapProfiler.collectGarbage"}'));
    socket.addEventListener('message', () => done());
    socket.addEventListener('error', () => fail(new Error('the debugger does not answer')));
  });
  socket.close();
}
