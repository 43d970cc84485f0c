import { contact } from '../../content/contact.ts';
import { Act } from '../../sections/contact/act.tsx';

/** Where a link in one of the owner's mails leads; never an address of its own. The server writes other words over these. */
export default function Page() {
  return <Act {...contact.act} />;
}
