import { randomInt, randomUUID } from 'node:crypto';
import { sendRequest } from '../../support/server/send-request.ts';

/** A message that the server acknowledged. */
export interface Receipt {
  id: string;
  text: string;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Writing {
  /** Address of any server. */
  address: () => string | Promise<string>;
  /** Gets each status, and the time at which its call began. */
  onAnswer?: (status: number, askedAt: number) => void;
  /** The end of every message. */
  tail?: string;
}

/** Errors of an absent server; the last two when a container or its network stops. */
const isAway = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EHOSTUNREACH', 'ETIMEDOUT'];

/** Sends one message until a server acknowledges it: repeats have the same key at any server. */
export async function sendUntilAcknowledged(
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
      const receipt = await sendUntilAcknowledged(writing, () => isOver);
      if (receipt !== undefined) receipts.push(receipt);
      await pause(randomInt(0, longestPauseMs));
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, keepWriting));
  // Errors are thrown on leaving: earlier, they would end the program and leave the drill's processes.
  all.catch(() => {});
  const end = () => {
    isOver = true;
  };
  return {
    /** Messages acknowledged so far. */
    receipts,
    /** Stops new messages. */
    end,
    async leave(): Promise<void> {
      end();
      await all;
    },
  };
}
