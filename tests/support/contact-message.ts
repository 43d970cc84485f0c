import { type ContactMessage, fillMessage } from '../../shared/contact-message.ts';

const samples: Readonly<Record<string, string>> = {
  name: 'Zoë Åkesson',
  email: 'zoe@visitor.test',
  phone: '+46 8 123 45 67',
  company: 'Åkesson & Co',
  message: 'Good day,\n\ncan you make it faster?',
};

/** A message that is accepted and delivered, with every field filled. */
export const goodFields: ContactMessage = fillMessage((field) => samples[field] ?? `some ${field}`);
