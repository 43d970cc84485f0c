import { site } from '../../shared/site.ts';
import type { BannerProps } from '../blocks/banner/view.tsx';
import type { BreadcrumbHeroProps } from '../blocks/breadcrumb-hero/view.tsx';
import type { PartsProps } from '../sections/service-details/parts.tsx';
import type { StreamliningProps } from '../sections/service-details/streamlining.tsx';
import type { TraceProps } from '../sections/service-details/trace.tsx';
import type { VideoProps } from '../sections/service-details/video.tsx';
import { atHour } from './hours.ts';

/** /service-details */
export const serviceDetails = {
  hero: {
    above: [
      { label: 'Home', to: '/' },
      { label: 'Services', to: '/services' },
    ],
    here: 'Data analytics',
    illustration: atHour('/service-details'),
    heading: 'Data analytics that ends in decisions',
    lead: 'We collect, clean and model the data your company already has, and put the result in front of whoever must act on it.',
  } satisfies BreadcrumbHeroProps,
  video: {
    heading: 'See data analytics at work',
    text: 'The video plays from an external site, which is contacted only once you press Play.',
    play: { label: 'Play', about: 'the video about data analytics' },
    overlay: {
      title: 'Video about data analytics',
      close: 'Close the video',
      help: 'If nothing plays, the site of the video cannot be reached right now.',
      link: 'Open it in a new tab',
    },
    address: site.video,
  } satisfies VideoProps,
  streamlining: {
    heading: 'AI-powered task streamlining',
    paragraphs: [
      'Repeated work hides in inboxes, spreadsheets and approvals. We count how often each task occurs, how long it takes and what an error costs, then rank the tasks by what could be saved.',
      'A model takes the routine part and shows its reason; a person keeps the exceptions and the last word. Results are compared with the old way of working before anything is switched over.',
    ],
    items: [
      { figure: '92%', label: 'customer service inquiries', sample: true },
      { figure: '75%', label: 'using financial institutions', sample: true },
    ],
    image: {
      name: 'queue-list',
      alt: 'A work queue: invoices, mail and reports are done, and three cases wait for a person',
    },
  } satisfies StreamliningProps,
  trace: {
    heading: 'One question, followed to its row',
    lead: 'Each figure in a report leads back to the records it was made of, and each change leaves a trace.',
    points: [
      'Sources listed with owner and age',
      'Definitions written once, used everywhere',
      'Forecasts with a range, never a single line',
    ],
    action: { label: 'Contact Us', to: '/contact' },
    image: {
      name: 'traced-figure',
      alt: 'The expected cost of late deliveries with its range, and a line from it to its sources and to one order',
    },
  } satisfies TraceProps,
  work: {
    heading: 'From raw tables to answers',
    lead: [
      'Every analysis starts with a question somebody will act on; without it, a dashboard is furniture.',
      'These are the parts we build, and each can stand alone.',
    ],
    items: [
      {
        title: 'Sources and pipelines',
        fins: 'raw',
        text: 'Exports, interfaces and event streams joined in a warehouse, with tests that stop bad records at the door.',
      },
      {
        title: 'Metrics and definitions',
        fins: 'even',
        text: 'Revenue, churn and margin defined once, in code, so that departments argue about causes and not about totals.',
      },
      {
        title: 'Dashboards and alerts',
        fins: 'watched',
        text: 'Few charts per screen, a name beside each, and a message when a value leaves its expected range.',
      },
      {
        title: 'Forecasts and experiments',
        fins: 'ahead',
        text: 'Predictions tested against held-back data, shown with their uncertainty, and compared with the simplest possible guess.',
      },
    ],
  } satisfies PartsProps,
  closing: {
    heading: 'Bring the question, not the data',
    text: 'Tell us which decision is hard today; which data it needs is ours to find out.',
    action: { label: 'Contact Us', to: '/contact' },
  } satisfies BannerProps,
};
