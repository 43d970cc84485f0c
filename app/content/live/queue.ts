import type { QueueProps } from '../../sections/live/queue.tsx';
import { saltmarsh } from '../products/saltmarsh.ts';

/** On /services/app-development. */
export const queue = {
  kind: 'queue',
  heading: 'Switch the signal on',
  lead: 'A driver goes on working in the cellar. Record what you like, then give the phone its network back, and watch in which order it sends.',
  signal: 'Signal',
  states: { off: 'Off', on: 'On' },
  record: 'Record a change',
  phone: { heading: 'Waiting on the phone', items: saltmarsh.delivery.changes },
  server: { heading: 'Received by the server', items: saltmarsh.delivery.received },
  empty: 'All sent. The list is empty.',
  verdict: 'No signal. 4 changes wait on this phone, in order.',
  note: 'A model of the queue that we build into apps, running in your browser: no request is made, and your own connection stays as it is.',
  words: {
    waiting: 'No signal. {count} changes wait on this phone, in order.',
    waitingOne: 'No signal. 1 change waits on this phone.',
    sent: 'All {count} changes arrived, in the order they were made.',
    sentOne: '1 change arrived.',
    connected: 'Connected. The oldest change goes first.',
    nothing: 'No signal, and nothing waits.',
    next: ['Photo of the seal', 'Pallet 12 scanned', 'Temperature 4.1 °C', 'Gate code changed', 'Break of 20 minutes'],
  },
} as const satisfies QueueProps & { kind: 'queue' };
