import type { Clock } from '../clock.ts';
import { StoreError } from './store-error.ts';

/** @throws StoreError `unavailable` after `ms` without an answer; the work may still take effect */
export async function withDeadline<T>(work: Promise<T>, ms: number, clock: Clock): Promise<T> {
  const late = Promise.withResolvers<never>();
  const cancel = clock.after(ms, () => late.reject(new StoreError('unavailable', `no answer within ${ms} ms`)));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    cancel();
  }
}
