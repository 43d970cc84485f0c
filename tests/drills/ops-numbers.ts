import { sendRequest } from '../server/support/send-request.ts';

/** For the server of one drill, below the ports that systems hand out. */
export const chooseOpsPort = () => 20_000 + (process.pid % 12_000);

/** One of the numbers a server has for operations. @throws if it has none of that name */
export async function readNumber(opsPort: number, name: string): Promise<number> {
  const { body } = await sendRequest(`http://127.0.0.1:${opsPort}/metrics`);
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`there is no ${name}`);
  return Number(line.slice(name.length + 1));
}
