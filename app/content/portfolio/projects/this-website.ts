import { fitTitle } from '../../../../shared/fit-text.ts';
import { locale, site } from '../../../../shared/site.ts';
import { measured } from '../measured.ts';
import type { Project } from '../project.ts';

const { messages, bytes, seconds } = measured;
const oneDigit = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const inSeconds = (ms: number) => oneDigit.format(ms / 1000);

/** The drawings are made for half of these sizes. */
const size = { width: 1520, height: 1040 };
const high = { width: 1520, height: 1088 };
const low = { width: 1520, height: 880 };

/** /portfolio/this-website: linked from /about and /blog, and no card among the samples. */
export const project = {
  slug: 'this-website',
  sample: false,
  isListed: false,
  order: 90,
  title: 'The website you are reading',
  image: { name: 'page-weight', alt: 'Weights of releases beside a budget' },
  meta: {
    title: fitTitle(`The website you are reading, measured by ${site.name}`, 'The website you are reading, measured'),
    description:
      'What this website weighs, how fast it answers and what became of every message while its server was killed five hundred times: all measured.',
  },
  project: {
    heading: 'No message lost, and the proof of it',
    lead: 'A company that sells software you can check should begin with its own. So this website carries its measurements with it.',
    facts: [
      { label: 'Client', value: 'Ourselves' },
      { label: 'Services', value: 'Design, web development, operation' },
      { label: 'Measured', value: 'By programs that lie beside its code' },
    ],
  },
  overview: {
    heading: 'What we asked of it',
    paragraphs: [
      'A message is the one thing a visitor leaves behind. The server says thank you only after the message is stored on disk, and only then goes looking for a mail server. Whatever fails afterwards is tried again.',
      `We did not take our own word for it. A program killed the server ${messages.kills} times while visitors wrote without end, the mail server refused and the disk failed; another took the power from its disk ${messages.powerCuts} times. Then every acknowledged message was looked for in the store and in the mailbox.`,
      'The pages are whole documents with their styles inside. Script comes at the first sign of use, and without any of it the form still sends. Pictures are drawn by code, which is why they are light and why their figures can be held to the facts by tests.',
    ],
  },
  gallery: 'Measurements of this website',
  pictures: {
    sources: [
      {
        src: '/art/portfolio/this-website-messages.svg',
        alt: `${messages.kills} fins, one for each time the server was killed, with the words: ${messages.acknowledged} messages acknowledged, ${messages.missing} missing`,
        caption: `${messages.acknowledged} messages, ${messages.kills} kills, ${messages.missing} missing`,
        size,
        stage: 'kills-sun',
        isStage: true,
      },
      {
        src: '/art/portfolio/this-website-bytes.svg',
        alt: `One fin for each kilobyte of the home page: document ${bytes.document}, fonts ${bytes.fonts}, pictures ${bytes.pictures}, script ${bytes.script}`,
        caption: 'Weighed as it travels: all that the home page loads before it is touched.',
        size: high,
        picture: 'website-bytes',
        isPlate: true,
      },
      {
        src: '/art/portfolio/this-website-seconds.svg',
        alt: `One fin for each tenth of a second on a slow phone: ${inSeconds(seconds.message)} seconds from the button to the receipt`,
        caption: 'Timed from the button on, while the script of the form is still to come.',
        size: low,
        picture: 'website-seconds',
        isPlate: true,
      },
      {
        src: '/art/portfolio/this-website-frames.svg',
        alt: `One fin for each hundredth of a second on a slow phone: ${seconds.home} milliseconds from a key to the next frame`,
        caption: 'Timed by the browser itself, from a key or a click to the frame that shows it.',
        size: low,
        picture: 'website-frames',
        isPlate: true,
      },
    ],
    words: {
      name: 'Measurements of this website',
      enlarge: 'Enlarge',
      close: 'Close the viewer',
      previous: 'Previous picture',
      next: 'Next picture',
      fullSize: 'Show at its own size',
    },
  },
  results: {
    heading: 'What came out',
    lead: 'Medians and counts from the measurements that lie beside the code. When one of them changes, so must this page.',
    items: [
      {
        figure: messages.acknowledged,
        title: `${messages.acknowledged} messages, none lost`,
        text: `Acknowledged while the server was killed ${messages.kills} times. A further ${messages.acknowledgedThen} while its disk lost power: none of those is missing either.`,
      },
      {
        figure: `${bytes.total}`,
        title: `${bytes.total} kB`,
        text: `All that the home page loads at once, packed: ${bytes.document} kB of document and styles, ${bytes.fonts} kB of fonts, ${bytes.pictures} kB of pictures and ${oneDigit.format(bytes.script)} kB of script.`,
      },
      {
        figure: inSeconds(seconds.message),
        title: `${inSeconds(seconds.message)} seconds`,
        text: 'From pressing Send, before the script is even there, to the receipt: at a quarter of the processor’s speed on a slow mobile line.',
      },
      {
        figure: `${seconds.home}`,
        title: `${seconds.home} milliseconds`,
        text: 'From a click or a key on the home page to the next painted frame, on the same slow phone.',
      },
    ],
  },
  closing: {
    heading: 'What should yours prove?',
    text: 'Tell us what must never happen on your site, and we will tell you how it could be tested.',
    action: { label: 'Contact Us', to: '/contact' },
  },
} satisfies Project;
