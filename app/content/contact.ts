import { mailLiterals } from '../../shared/contact-message.ts';
import { hasImprint } from '../../shared/imprint.ts';
import type { MaybeSample } from '../../shared/sample.ts';
import { locale, phoneLink, profileOf, site } from '../../shared/site.ts';
import type { WayOnProps } from '../blocks/way-on/view.tsx';
import type { DirectContactProps } from '../sections/contact/direct-contact.tsx';
import type { ContactFormProps } from '../sections/contact/form/contact-form.tsx';
import type { OfficeProps } from '../sections/contact/office.tsx';
import type { RichText } from '../ui/text/rich-text.tsx';
import { personOf } from './people/people.ts';

/** Who reads each message first. */
const reader = personOf('asha-mehra');

const officeLines = [site.address.plot, site.address.street, `${site.address.city}, ${site.address.country}`];

/** /contact, and the two answers to its form without script. */
export const contact = {
  direct: {
    heading: 'Get in touch with us directly',
    lead: 'Write what you need in your own words. An expert replies within 24 hours with a first opinion, and says so if we are not the right company.',
    email: { label: 'Email', value: site.email, href: `mailto:${site.email}` },
    phone: { label: 'Phone', value: site.phone, href: phoneLink(site.phone) },
    social: { name: 'LinkedIn', none: 'LinkedIn, no profile linked yet', to: profileOf(site.social.linkedin) },
    more: ['In a hurry? ', { text: 'Common questions', to: '/faq-2' }, ' are already answered.'] satisfies RichText,
  } satisfies DirectContactProps,

  form: {
    heading: 'Send us a message',
    allFields: 'All fields are required.',
    about: { label: 'About:', remove: 'Remove' },
    fields: {
      name: { marked: true, placeholder: 'Your full name', missing: 'Enter your name.' },
      email: {
        marked: true,
        placeholder: 'you@company.example',
        missing: 'Enter your email address.',
        invalid: 'Enter an address we can reply to, such as name@company.example.',
      },
      phone: {
        marked: false,
        placeholder: 'With country code',
        hint: 'If you prefer not to be called, say so in the message.',
        missing: 'Enter a phone number.',
      },
      company: {
        marked: false,
        placeholder: 'Where you work',
        hint: 'If you have no company, write "none".',
        missing: 'Enter your company, or the word none.',
      },
      message: {
        marked: true,
        placeholder: 'What should be faster, cheaper or safer?',
        missing: 'Write a few words about what you need.',
      },
    },
    data: 'We store what you enter, use it only to answer you, show it to nobody outside our team, and delete it when you ask us to.',
    legal: [
      { label: 'More about privacy', to: '/privacy' },
      ...(hasImprint() ? [{ label: 'Imprint', to: '/imprint' } as const] : []),
    ],
    draft: 'Your text stays in this tab until it is sent.',
    submit: 'Send message',
    sending: 'Sending',
    notices: {
      success: { kind: 'success', name: 'Message sent', text: mailLiterals.success },
      failure: { kind: 'error', name: 'Message not sent', text: mailLiterals.failure },
      missing: { kind: 'error', title: mailLiterals.missingTitle, text: mailLiterals.missing },
    },
    receipt: {
      heading: 'We have your message',
      referenceLabel: 'Your reference',
      promise: 'An expert replies to you within 24 hours.',
      due: { label: 'Answer due by', locale },
      left: {
        hours: '{hours} hours left',
        hour: 'Less than an hour left',
        over: 'The time is over. Please call us.',
      },
      reader: { label: 'Read by', value: `${reader.name}, ${reader.role}` },
      hint: 'Please quote the reference if you write again before then.',
      again: 'Write another message',
    },
    failure: {
      failed:
        'We have no confirmation that your message arrived. It is still in the form, and sending it again unchanged does not deliver it twice.',
      offline:
        'There is no connection at the moment. Your text is kept, and you can send it once you are online again.',
      tooMany:
        'Many messages have come from your network in a short time. Please wait a little and send again, or use email.',
      tooLarge: 'This message is too large for the form. Please shorten it, or send it by email.',
      email: ['Or send it from your own mail program to ', '.'],
      address: { label: site.email, href: `mailto:${site.email}` },
    },
  } satisfies ContactFormProps,

  office: {
    /** True of the sample's city. */
    sample: true,
    heading: 'We always welcome our clients to our office',
    lead: 'A city drawn as a grid of sectors. Please write or call first, so that the right person is in.',
    map: `Drawn map of the ${site.address.city} sector grid with ${site.name}'s office marked`,
    show: 'Show the office address',
    hide: 'Hide the office address',
    card: {
      heading: `${site.name} office`,
      lines: officeLines,
    },
  } satisfies OfficeProps & MaybeSample,

  wayOn: {
    text: 'Not ready to write? Six pages say what each service does, and what it refuses to do.',
    action: { label: 'Read about the services', to: '/services' },
  } satisfies WayOnProps,

  /** Pages after a send without script. */
  sent: {
    heading: mailLiterals.success,
    text: 'It is stored under the reference below. Within 24 hours an expert writes to the address you gave.',
    referenceLabel: 'Your reference',
    action: { label: 'Go to homepage', to: '/' },
    unknown: {
      heading: 'No message is known here',
      text: 'This page confirms a message right after it was sent. To write to us, use the contact form.',
      action: { label: 'Write to us', to: '/contact' },
    },
  },
  /** Of links in the owner's mails, as long as the server writes nothing else: server/http/words.ts. */
  act: {
    heading: 'This link does not work',
    text: 'It is not one of ours, or it was withdrawn. Use the link in the mail as it is.',
    referenceLabel: 'Message',
    button: 'Go on',
  },
  refused: {
    title: mailLiterals.missingTitle,
    message: mailLiterals.missing,
    text: 'What you typed is still below; the marked fields need another look.',
  },
  failed: {
    title: mailLiterals.failure,
    text: 'What you typed is still below, and sending it again unchanged does not deliver it twice.',
  },
} as const;
