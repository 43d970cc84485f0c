import { parseConfig } from '../../config/config.ts';
import { maxBounceBytes, takeBounce } from '../../mail/bounce/take-bounce.ts';
import type { Context, Result } from '../context.ts';

/** Reads the beginning of standard input and drops the rest, so that the mail server's pipe does not break. */
async function readInput(input: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    if (length < maxBounceBytes) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** Takes one returned mail from the mail server. Exits with 0 for any mail: a pipe that fails bounces again. */
export async function bounce({ store, env, input }: Context): Promise<Result> {
  const { mail } = parseConfig(env);
  if (mail.bounceAddress === undefined)
    return { code: 2, out: '', error: 'BOUNCE_ADDRESS is not set: mails do not come back here.' };
  const taken = await takeBounce(store.bounces, mail, await readInput(input));
  if (taken.kind === 'nothing') return { code: 0, out: 'This mail is no bounce of ours.' };
  if (taken.kind === 'known') return { code: 0, out: 'This bounce is known already.' };
  if (taken.kind === 'list')
    return {
      code: 0,
      out: `A ${taken.list} came back (${taken.reason}): the next one lists its messages again (${taken.messages}).`,
    };
  if (taken.kind === 'behind') {
    const { reference, reason } = taken;
    return { code: 0, out: `${reference} did not reach every mailbox behind an alias (${reason}): it remains sent.` };
  }
  const { reference, isDead, reason } = taken;
  const next = isDead ? 'it is dead, and nobody has read it by mail' : 'it is tried again without its text';
  return { code: 0, out: `${reference} came back (${reason}): ${next}.` };
}
