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

  /** @param message without addresses: it is stored and logged */
  constructor(fault: DeliveryFault, message: string, code?: number) {
    super(message);
    this.name = 'DeliveryError';
    this.fault = fault;
    this.code = code;
  }
}
