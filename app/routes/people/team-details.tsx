import { teamDetails } from '../../content/people/team-details.ts';
import { ProfilePage } from '../by-record/profile-page.tsx';

export default function Page() {
  return <ProfilePage {...teamDetails} />;
}
