import { contact } from '../../content/contact.ts';
import { Sent } from '../../sections/contact/sent.tsx';

/** Where the server sends a browser without script after it has stored the message. */
export default function Page() {
  return <Sent {...contact.sent} />;
}
