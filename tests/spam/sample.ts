import type { ContactMessage } from '../../shared/contact-message.ts';

/** A message of our own making, and what is known about its arrival. All persons, companies and hosts are invented. */
export interface Sample {
  label: 'spam' | 'genuine';
  kind: string;
  message: ContactMessage;
  /** Absent where no script ran. */
  fillMs?: number;
  /** 0 unless given. */
  sameText?: number;
  /** 1 unless given. */
  fromAddress?: number;
}
