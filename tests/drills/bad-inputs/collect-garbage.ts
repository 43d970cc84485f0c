/** Value of NODE_OPTIONS: lets this process collect the other's garbage, on a free port. */
export const withDebugger = '--inspect=127.0.0.1:0';

/**
 * Makes a process collect its garbage, so that only used memory remains.
 * @param errors its standard error so far: names the debugger's port
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
