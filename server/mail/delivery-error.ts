/**
 * Faults when a message was not taken:
 * - `server`: connection, login, configuration; not about the message, and stops all of them
 * - `setup`: our addresses, account, quota or a rule for senders; not about the message either, but the server is there
 * - `deferred`: this message not now, or unknown whether it was taken
 * - `rejected`: the content of this message was refused for good, or seems so: a notice without it shows whether
 */
export type DeliveryFault = 'server' | 'setup' | 'deferred' | 'rejected';

export interface FailureFacts {
  /** Reply code of the mail server, if it replied. */
  code?: number | undefined;
  /** Text for the log, if the message may quote a visitor. */
  reason?: string;
  /** A permanent refusal by a server that had the content. */
  isAfterContent?: boolean;
}

export class DeliveryError extends Error {
  readonly fault: DeliveryFault;
  readonly facts: FailureFacts;

  /** @param message without addresses: it is kept with the visitor's message */
  constructor(fault: DeliveryFault, message: string, facts: FailureFacts = {}) {
    super(message);
    this.name = 'DeliveryError';
    this.fault = fault;
    this.facts = facts;
  }

  get code(): number | undefined {
    return this.facts.code;
  }

  /** Text without a visitor's words. */
  get reason(): string {
    return this.facts.reason ?? this.message;
  }

  /** The same failure with another fault. */
  as(fault: DeliveryFault): DeliveryError {
    return new DeliveryError(fault, this.message, this.facts);
  }
}
