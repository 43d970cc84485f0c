import { expect, it } from 'vitest';
import { addressInWords, addressLines } from './address.ts';
import type { Address } from './site.ts';

const at = (address: Partial<Address>): Address => ({
  plot: '',
  street: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  ...address,
});

it.each([
  [
    'de',
    { street: 'Musterstr. 12', postalCode: '20095', city: 'Hamburg', country: 'Deutschland' },
    'Musterstr. 12, 20095 Hamburg, Deutschland',
  ],
  [
    'en',
    { street: 'Musterstr. 12', postalCode: '20095', city: 'Hamburg', country: 'Germany' },
    'Musterstr. 12, 20095 Hamburg, Germany',
  ],
  [
    'fr',
    { street: '12, quai Exemple', postalCode: '69001', city: 'Lyon', country: 'France' },
    '12, quai Exemple, 69001 Lyon, France',
  ],
  [
    'it',
    { street: 'Via Esempio 5', postalCode: '20121', city: 'Milano', region: 'MI', country: 'Italia' },
    'Via Esempio 5, 20121 Milano, MI, Italia',
  ],
  [
    'en',
    {
      street: '742 Evergreen Terrace',
      postalCode: '62701',
      city: 'Springfield',
      region: 'IL',
      country: 'United States',
    },
    '742 Evergreen Terrace, Springfield, IL 62701, United States',
  ],
  [
    'en',
    {
      plot: 'Level 3',
      street: '1 George Street',
      postalCode: '2000',
      city: 'Sydney',
      region: 'NSW',
      country: 'Australia',
    },
    'Level 3, 1 George Street, Sydney NSW 2000, Australia',
  ],
  [
    'en-GB',
    { street: '1 Example Lane', postalCode: 'LS1 4AP', city: 'Leeds', country: 'United Kingdom' },
    '1 Example Lane, Leeds, LS1 4AP, United Kingdom',
  ],
  [
    'en',
    { plot: 'Plot No. 108', street: 'Sample Road', city: 'Chandigarh', country: 'India' },
    'Plot No. 108, Sample Road, Chandigarh, India',
  ],
  [
    'ja',
    { street: '千代田1-1', postalCode: '100-0001', city: '千代田区', region: '東京都', country: '日本' },
    '日本 〒100-0001 東京都千代田区千代田1-1',
  ],
  [
    'ja',
    { plot: '港ビル3階', street: '海岸2-4-1', city: '港区', region: '東京都', country: '日本' },
    '日本 東京都港区海岸2-4-1 港ビル3階',
  ],
  [
    'ja',
    { street: '2-4-1 Kaigan', postalCode: '105-0022', city: 'Minato-ku', region: 'Tokyo', country: 'Japan' },
    '2-4-1 Kaigan, Minato-ku 105-0022, Tokyo, Japan',
  ],
  [
    'ko',
    { street: '테헤란로 1', postalCode: '06164', city: '강남구', region: '서울특별시', country: '대한민국' },
    '대한민국 06164 서울특별시 강남구 테헤란로 1',
  ],
  ['ar', { street: 'شارع النيل 14', city: 'القاهرة', country: 'مصر' }, 'شارع النيل 14, القاهرة, مصر'],
  [
    'en',
    { street: 'Main Street 1', postalCode: '123', city: 'Nowhere', country: 'Atlantis' },
    'Main Street 1, Nowhere 123, Atlantis',
  ],
])('an address in %s is written in the order of its country: %o', (language, address, written) =>
  expect(addressInWords(at(address), language).replaceAll('\u00a0', ' ')).toBe(written),
);

it('an address has no line for a missing part', () => {
  const address = at({ street: 'Alter Kai 4', postalCode: '24937', city: 'Flensburg', country: 'Germany' });
  expect(addressLines(address, 'de')).toEqual(['Alter Kai 4', '24937\u00a0Flensburg, Germany']);
});
