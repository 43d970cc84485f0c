/** `{count}` is the number of changes. */
export interface QueueWords {
  waiting: string;
  waitingOne: string;
  sent: string;
  sentOne: string;
  connected: string;
  nothing: string;
  /** Next changes to record, in turns. */
  next: readonly string[];
}

/** Pause between two changes: long enough to see the order. */
const stepMs = 450;

const minuteAfter = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const all = (hours * 60 + minutes + 1) % 1440;
  return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Holds changes while the switch is off, and sends them one by one when it is on. */
export function start(object: HTMLElement, words: QueueWords): void {
  const find = <Found extends HTMLElement>(selector: string) => object.querySelector(selector) as Found;
  const signal = find('.queue-switch');
  const phone = find('.queue-phone');
  const server = find('.queue-server');
  const status = find('.queue-verdict');
  const model = (phone.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let last = phone.lastElementChild?.querySelector('time')?.textContent ?? '00:00';
  let recorded = 0;
  let sent = 0;
  let timer = 0;

  const isConnected = () => signal.ariaChecked === 'true';
  const announce = (one: string, many: string, count: number) => {
    status.textContent = (count === 1 ? one : many).replace('{count}', String(count));
  };

  /** Shows the newest, if a list is longer than its window. */
  function put(row: Element, list: HTMLElement): void {
    row.setAttribute('data-put', '');
    list.append(row);
    list.scrollTop = list.scrollHeight;
  }

  function sendNext(): void {
    timer = 0;
    if (!isConnected()) return;
    const first = phone.firstElementChild;
    if (first) {
      put(first, server);
      sent += 1;
      if (still.matches) sendNext();
      else timer = window.setTimeout(sendNext, stepMs);
      return;
    }
    if (sent > 0) announce(words.sentOne, words.sent, sent);
    sent = 0;
  }

  function record(): void {
    last = minuteAfter(last);
    const row = model.cloneNode(true) as HTMLElement;
    (row.children[1] as HTMLElement).textContent = words.next[recorded % words.next.length] ?? '';
    (row.querySelector('time') as HTMLElement).textContent = last;
    recorded += 1;
    put(row, phone);
    if (isConnected()) timer ||= window.setTimeout(sendNext, still.matches ? 0 : stepMs);
    else announce(words.waitingOne, words.waiting, phone.childElementCount);
  }

  function connect(): void {
    signal.ariaChecked = String(!isConnected());
    const waiting = phone.childElementCount;
    if (isConnected() && !timer) {
      status.textContent = words.connected;
      sendNext();
    } else if (!isConnected()) {
      if (waiting) announce(words.waitingOne, words.waiting, waiting);
      else status.textContent = words.nothing;
      sent = 0;
    }
  }

  object.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('button');
    if (pressed === signal) connect();
    else if (pressed?.dataset.act === 'record') record();
  });
}
