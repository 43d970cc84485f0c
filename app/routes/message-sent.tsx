import { contact } from '../content/contact.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { Sent } from '../sections/contact/sent.tsx';

export const meta = () => buildMeta(contact.sent.meta);

/** Where the server sends a browser without script after it has stored the message. */
export default function Page() {
  return <Sent {...contact.sent} />;
}
