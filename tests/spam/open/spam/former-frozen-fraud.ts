import type { Sample } from '../../sample.ts';

export const formerFrozenFraud: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'invoice',
    message: {
      name: 'Trademark Office',
      email: 'notices@eu-trademark-publication.example',
      phone: '555',
      company: 'Register of Trademarks',
      message:
        'Publication of your trademark. In order to be entered in our international register please transfer 1,380 EUR within ten days to the account stated in the attached form.',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Mail Administrator',
      email: 'admin@mailbox-quota.invalid',
      phone: '0',
      company: 'IT Helpdesk',
      message:
        'Your mailbox storage is 98% full. Incoming messages are being rejected. Verify your account within 24 hours to keep using it: https://mailbox-quota.invalid/verify',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'DHL-ish Parcel',
      email: 'track@parcel-hold.test',
      phone: '00000',
      company: 'Parcel Hold',
      message:
        'We tried to deliver your parcel, but the customs fee of 2,99 was not paid. Update your delivery address and pay here https://parcel-hold.test/t/77812',
    },
    fillMs: 1100,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Anon',
      email: 'coder@darkbox.invalid',
      phone: '666',
      company: 'none',
      message:
        'I hacked your device and recorded you through the camera while you visited adult sites. Send $1,200 in bitcoin to the wallet below within 48 hours or I send the video to all your contacts. bc1qinventedinventedinvented000',
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Mrs. Grace Hull',
      email: 'gracehull@faithmail.invalid',
      phone: '555',
      company: 'widow',
      message:
        "Greetings in the name of the Lord. I am a widow diagnosed with cancer and my doctors gave me few weeks. I want to donate my late husband's 4,200,000 euros to a God fearing person for charity work. Reply to my private email.",
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Wang Li',
      email: 'wangli.bank@privatebank.invalid',
      phone: '852000000',
      company: 'Bank',
      message:
        'I am the director of operations in a bank here. I have a very profitable deal worth 22.3 million to discuss with you, 100% risk free. Get back to me if you are interested for more details.',
    },
  },
];
