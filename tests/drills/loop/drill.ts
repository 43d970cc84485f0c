import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusedBehindAlias } from '../../../server/store/bounce-store.ts';
import { isCanary } from '../../../server/store/canary-store.ts';
import type { LeadRow } from '../../../server/store/tables.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { type ServerProcess, spawnServer } from '../../support/server/server-process.ts';
import { createSecondSystem, NotPossibleError, type SecondSystem } from '../mail-servers/second-system.ts';
import { readLeads } from '../support/compare.ts';
import { pause, sendUntilAcknowledged } from '../support/visitors.ts';
import { createMailSystem, mailboxes } from './mail-system.ts';

export interface LoopOptions {
  messages: number;
  /** Messages to each of these mailboxes; the others go to the owner. */
  gone: number;
  slow: number;
  away: number;
  team: number;
}

const longestWaitMs = 240_000;

/** The end of each wait; a later mail is missing. */
async function waitInPatience(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (performance.now() < end && !(await isDone())) await pause(500);
}

/**
 * Sends messages to mailboxes that bounce, at once or late, or send automatic answers; then compares this with the
 * server's findings.
 * @returns what this machine lacks, if it is not possible
 */
export async function runLoop(options: LoopOptions) {
  let system: SecondSystem | undefined;
  try {
    system = await createSecondSystem();
    const mails = await createMailSystem(system);
    try {
      return await sendAll(system, mails, options);
    } finally {
      await mails.stop();
    }
  } catch (error) {
    if (error instanceof NotPossibleError) return error.message;
    throw error;
  } finally {
    await system?.dispose();
  }
}

async function sendAll(
  system: SecondSystem,
  mails: Awaited<ReturnType<typeof createMailSystem>>,
  { messages, gone, slow, away, team }: LoopOptions,
) {
  const database = `sqlite:${join(system.folder, 'leads.db')}`;
  const siteDir = writeFixtureSite(system.folder);

  /** Runs a server whose owner is this mailbox during `work`. */
  async function serve<T>(
    owner: string,
    env: Record<string, string>,
    work: (url: string, server: ServerProcess) => Promise<T>,
  ): Promise<T> {
    const own = { ...mails.env, ...env, MAIL_TO: owner, DATABASE_URL: database };
    const server = spawnServer(siteDir, own);
    try {
      return await work(await server.ready(), server);
    } finally {
      server.kill('SIGTERM');
      await server.exit;
    }
  }

  const leads = async () => (await readLeads(database)).filter((lead) => !isCanary(lead));

  async function send(owner: string, count: number): Promise<Set<string>> {
    const ids = new Set<string>();
    // Bounces are read at the end only, so that nothing is sent again to a bounced address.
    await serve(owner, { BOUNCE_IMAP_URL: '' }, async (url) => {
      while (ids.size < count) {
        const receipt = await sendUntilAcknowledged({ address: () => url }, () => false);
        if (receipt !== undefined) ids.add(receipt.id);
      }
      const isSent = ({ id, state }: LeadRow) => !ids.has(id) || state === 'sent';
      await waitInPatience(async () => (await leads()).every(isSent));
    });
    return ids;
  }

  const back = (await send(mailboxes.gone, gone)).union(await send(mailboxes.slow, slow));
  const answered = await send(mailboxes.away, away);
  const shared = await send(mailboxes.team, team);
  const read = await send(mailboxes.owner, messages - gone - slow - away - team);
  const countMails = (folder: string) => globSync(`${folder}/{new,cur}/*`).length;
  await waitInPatience(async () => countMails(mails.bouncesMaildir) >= gone + slow + away + team);
  const automatic = globSync(`${mails.bouncesMaildir}/{new,cur}/*`).filter((file) =>
    /^Subject: .*I am on holiday$/m.test(readFileSync(file, 'utf8')),
  ).length;

  const isBack = ({ bounced_at }: LeadRow) => bounced_at !== null;
  const canaryEnv = { CANARY_EVERY: '1h', CANARY_TO: mailboxes.bounces };
  const isCanaryBack = await serve(mailboxes.owner, canaryEnv, async (_url, server) => {
    const isReturned = () => server.lines().some(({ evt }) => evt === 'canary-returned');
    await waitInPatience(
      async () =>
        (await leads()).filter(isBack).length >= gone + slow &&
        (await leads()).filter(isRefusedBehindAlias).length >= team &&
        (await leads()).every(({ state }) => state === 'sent') &&
        isReturned(),
    );
    return isReturned();
  });

  const all = await leads();
  const mistaken = all.filter(
    (lead) => (isBack(lead) && !back.has(lead.id)) || (isRefusedBehindAlias(lead) && !shared.has(lead.id)),
  );
  for (const { bounce_reason, last_error } of mistaken)
    console.error(`Taken for having come back: ${bounce_reason ?? last_error}`);
  const notices = globSync(`${mails.ownerMaildir}/{new,cur}/*`).map((file) => readFileSync(file, 'utf8'));
  return {
    version: mails.version,
    acknowledged: back.size + answered.size + shared.size + read.size,
    bounced: back.size,
    found: all.filter((lead) => isBack(lead) && back.has(lead.id)).length,
    late: all.filter(({ bounce_reason }) => /not be reached/i.test(bounce_reason ?? '')).length,
    behind: all.filter((lead) => isRefusedBehindAlias(lead) && shared.has(lead.id)).length,
    vacation: automatic,
    mistaken: mistaken.length,
    reachedOwner: all.filter(({ id }) => notices.some((mail) => mail.includes(id))).length,
    canaryReturned: Number(isCanaryBack),
  };
}
