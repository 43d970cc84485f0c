import { expect, it } from 'vitest';
import { profileOf } from './site.ts';

it('the front page of a network is nobody’s profile, and neither is a network that was left out', () => {
  const addresses = ['https://www.linkedin.com/', 'https://x.com', '', 'https://www.linkedin.com/company/kestrel'];
  expect(addresses.filter(profileOf)).toEqual(['https://www.linkedin.com/company/kestrel']);
});
