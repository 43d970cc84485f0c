import type { LeadRow } from '../../store/tables.ts';

/** Receiver of messages: the owner's mailbox, or a program. */
export interface Destination {
  /**
   * Resolves when the message was taken, with a note for the owner.
   * @throws DeliveryError
   */
  deliver(lead: LeadRow): Promise<string | undefined>;
  /** Aborts the present try. */
  close(): void;
}
