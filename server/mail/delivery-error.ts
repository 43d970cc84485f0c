/**
 * Who is at fault when a message was not taken:
 * - `server`: connection, login, configuration; says nothing about the message and stops all of them
 * - `setup`: our own addresses are refused; says nothing about the message either, but the server is there
 * - `deferred`: this message not now, or nobody knows whether it was taken
 * - `rejected`: the content of this message was refused for good
 */
export type DeliveryFault = 'server' | 'setup' | 'deferred' | 'rejected';

export class DeliveryError extends Error {
  readonly fault: DeliveryFault;
  /** Reply code of the mail server, if it replied. */
  readonly code: number | undefined;
  /** What the log may say: nothing of a visitor's. */
  readonly reason: string;

  /**
   * @param message without addresses: it is kept with the visitor's message
   * @param reason what the log may say, if the message may quote a visitor
   */
  constructor(fault: DeliveryFault, message: string, code?: number, reason = message) {
    super(message);
    this.name = 'DeliveryError';
    this.fault = fault;
    this.code = code;
    this.reason = reason;
  }
}
