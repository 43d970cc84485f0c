import { expect, it } from 'vitest';
import { profileOf } from './site.ts';

it('the front page of a network is no profile, and neither is a missing network', () => {
  const addresses = ['https://www.linkedin.com/', 'https://x.com', '', 'https://www.linkedin.com/company/kestrel'];
  expect(addresses.filter(profileOf)).toEqual(['https://www.linkedin.com/company/kestrel']);
});
