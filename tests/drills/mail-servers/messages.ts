import { type ContactMessage, fillMessage } from '../../../shared/contact-message.ts';

const plain: ContactMessage = {
  ...fillMessage(() => 'x'),
  name: 'Visitor',
  email: 'v@visitor.test',
  phone: '+46 8 123 45 67',
  company: 'Company',
  message: 'Good day.',
};

const scripts = `Ünïcödé ÅÄÖ ß ŁódŹ · Ελληνικά · данные їжак · 数据 資料 データ 데이터 · नमस्ते தமிழ் ไทย · 𝔘𝔫𝔦 𓀀
Tiếng Việt e\u0301 o\u0308 (put together) · ﬁ ﬂ · ½ € — “quotes” ‚low‘ …`;

/** Messages that mail programs and servers have failed at. Each is sent repeatedly with other numbers. */
const awkward: Partial<ContactMessage>[] = [
  { message: scripts, name: '山田 太郎', company: 'Ελληνικά ΑΕ', phone: '٠١٢٣ ４５６' },
  {
    message: '👩\u200d👩\u200d👧 👋🏽 🇸🇪 ❤\ufe0f 🏴\u200d☠\ufe0f e\u0301\u0302\u0303',
    name: '👩\u200d💻 Zoë 🎉',
    company: '🏢',
  },
  { message: 'שלום עולם\nمرحبا بالعالم 123 abc\nنی\u200cما', name: 'דוד לוי', company: 'شركة المثال' },
  { message: `${'a'.repeat(10_000)}\n${'ö'.repeat(10_000)}\n${'word '.repeat(2000)}` },
  { message: '.\n..\n.leading\n\n.\n\r\n.\r\n..two\nend.' },
  { message: 'From here\nFrom: x\n>From there\n\nFrom the last line' },
  {
    message:
      'NUL\0 bell\u0007 escape\u001b[31m vertical\u000btab form\u000cfeed\u0085next\u2028line \u202eturned\u202c',
  },
  { message: 'one\r\ntwo\rthree\n\nfour\n\n\n', phone: '\t12\r\n34 ', company: ' \u0007Bell\u0000 & Co ' },
  { message: 'tab\tand trailing blanks   \n   leading blanks\n \n\t\n= equals =3D =\nlast =' },
  { message: `${'A long story, told in short lines.\n'.repeat(1500)}the end` },
  { message: 'Quotes', name: '"Quoted, Name" <x@y.test>; \\back\\', company: "O'Brien: Sons, (and) [Daughters]" },
  { message: 'Colons', name: 'Group: a@b.test, c@d.test;', company: '=?utf-8?q?encoded?=' },
  { message: 'Tags', name: "x'+tag_{name}!", email: "x'+tag_{name}!#$%&*=?^`|~-@visitor.test" },
  { message: 'Domain', email: 'zoe@exämple-ß-例え.test' },
  { message: 'Domain in ASCII', email: 'zoe@xn--exmple-cua.test' },
  { message: 'Long address', email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.test` },
  { message: 'Header', name: 'Eve\r\nBcc: victim@evil.test\r\nSubject: taken' },
  { message: 'Header', company: 'Eve\nTo: victim@evil.test\n\nbody', phone: '1\r\n\r\n.\r\nMAIL FROM:<x@y.test>' },
  { message: 'Subject: taken\r\nBcc: victim@evil.test\r\n\r\n.\r\nQUIT\r\n' },
  { message: '--boundary\nContent-Type: text/html\n\n<b>bold</b>\n--boundary--', company: '' },
];

/** Words of a customer, so that nothing below is held as spam. */
const greeting = 'Hello, we need a booking system for our clinic. Could you call me back about an estimate?';

/** Message number `index`: an awkward one, or a plain one after every run of those. */
export function writeMessage(index: number): ContactMessage {
  const fields = { ...plain, ...awkward[index % (awkward.length + 1)] };
  return { ...fields, message: `${greeting} Number ${index}\n${fields.message}` };
}

export const kinds = awkward.length + 1;

/** Refused only by the mail server. */
export const tooLarge: ContactMessage = {
  ...plain,
  // Each of these takes eleven bytes in a mail.
  message: `${greeting}\n${'数aa'.repeat(12_000)}`,
};

/** Address that no mail program could answer, and that is refused. */
export const unanswerable: ContactMessage = { ...plain, email: 'a visitor@visitor.test' };
