import { randomInt, randomUUID } from 'node:crypto';
import { sendRequest } from '../../support/server/send-request.ts';

/** A message that the server said it had taken. */
export interface Receipt {
  id: string;
  text: string;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Writing {
  /** Where one server can be reached, whichever. */
  address: () => string | Promise<string>;
  /** Is told each status, and when the call that it answers began. */
  onAnswer?: (status: number, askedAt: number) => void;
  /** The end of every message. */
  tail?: string;
}

/** A server that is not there; the last two when a container or its network goes away. */
const isAway = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EHOSTUNREACH', 'ETIMEDOUT'];

/** Sends one message until somebody acknowledges it: a repeat has the same key, whichever server meets it. */
export async function writeUntilTaken(
  { address, onAnswer, tail = '' }: Writing,
  isOver: () => boolean,
): Promise<Receipt | undefined> {
  // Words of a customer: a message that is held is not mailed. Digits alone differ, as in hexadecimal some spell words.
  const text = `We need an app for our drivers, please call us back. Number ${BigInt(`0x${randomUUID().replaceAll('-', '')}`)}${tail}`;
  const body = JSON.stringify({ name: 'Visitor', email: 'v@visitor.test', phone: '1', company: '', message: text });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  while (!isOver()) {
    try {
      const url = await address();
      const askedAt = performance.now();
      const answer = await sendRequest(`${url}/api/mail`, { method: 'POST', headers, body });
      onAnswer?.(answer.status, askedAt);
      if (answer.status === 201 || answer.status === 200) return { id: JSON.parse(answer.body).id, text };
      if (answer.status !== 503) throw new Error(`unexpected status ${answer.status}`);
    } catch (error) {
      const { code } = error as { code?: string };
      if (!(code && isAway.includes(code))) throw error;
    }
    await pause(20);
  }
  return undefined;
}

const visitors = 4;

/** Visitors who write one message after the other. @param longestPauseMs of one between two messages */
export function startVisitors(writing: Writing, longestPauseMs = 20) {
  let isOver = false;
  const receipts: Receipt[] = [];
  async function keepWriting(): Promise<void> {
    while (!isOver) {
      const receipt = await writeUntilTaken(writing, () => isOver);
      if (receipt !== undefined) receipts.push(receipt);
      await pause(randomInt(0, longestPauseMs));
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, keepWriting));
  // Told when they leave: before, it would end the program, and leave behind what the drill has started.
  all.catch(() => {});
  const end = () => {
    isOver = true;
  };
  return {
    /** What they were told is stored, so far. */
    receipts,
    /** From now on nobody begins a message. */
    end,
    /** Resolves when the last one has gone. */
    async leave(): Promise<void> {
      end();
      await all;
    },
  };
}
