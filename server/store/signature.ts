import { createHmac, timingSafeEqual } from 'node:crypto';

const length = 32;

/** Signs facts with the key. */
export const sign = (facts: string, key: string): string =>
  createHmac('sha256', key).update(facts).digest('base64url').slice(0, length);

/** Takes equal time however much of two texts agrees. */
export function isSameSecret(...texts: [string, string]): boolean {
  const [one, other] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}
