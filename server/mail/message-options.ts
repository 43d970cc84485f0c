import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './compose.ts';

/** A mail in the words of nodemailer, which may fetch nothing from anywhere to build it. */
export function toMessageOptions({ leadId: _, reference: __, replyTo, envelopeFrom, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    envelope: { from: envelopeFrom ?? mail.from.address, to: mail.to },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
