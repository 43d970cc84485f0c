import { readStatuses, sendBytes, sendRequest } from '../../support/server/send-request.ts';
import type { GeneratedInput } from './generated-inputs.ts';

export interface InputAnswer {
  /** Ordered; empty if the server hung up. */
  statuses: number[];
  /** Headers of all answers, as text. */
  heads: string;
  /** Last answer. */
  body: string;
}

const withoutBody = ['GET', 'OPTIONS'];

/** Sends a generated input unchanged. @throws if no server listens */
export async function sendInput(url: string, input: GeneratedInput): Promise<InputAnswer> {
  if (input.kind === 'bytes') {
    const answer = await sendBytes(url, input.bytes);
    return { statuses: readStatuses(answer), heads: answer, body: answer.slice(answer.lastIndexOf('\r\n\r\n') + 4) };
  }
  const { method, path, headers, body } = input;
  const asked = withoutBody.includes(method) ? { method, headers } : { method, headers, body };
  const answer = await sendRequest(url + path, asked);
  return { statuses: [answer.status], heads: Object.keys(answer.headers).join('\n'), body: answer.body };
}
