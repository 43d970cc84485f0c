import type { LoggableError } from '../../log.ts';
import { DeliveryError } from '../delivery-error.ts';

/** Failure to get a token: messages wait. The text names a solution, and has no secret. */
export class TokenError extends DeliveryError implements LoggableError {
  /** The token server's own word for it, such as `invalid_grant`; absent where it did not answer. */
  readonly word: string | undefined;
  readonly forLog: Record<string, unknown>;

  constructor(sentence: string, word?: string) {
    super('server', sentence);
    this.name = 'TokenError';
    this.word = word;
    this.forLog = { message: sentence };
  }
}
