import { sunDrop } from './sun-drop.ts';
import { sunHeight } from './sun-height.ts';

interface Words {
  day: string;
  night: string;
  /** Locale of the time. */
  locale: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

const minuteMs = 60_000;

/** Moves the disc and the light on the fins together; fins, background and words stay. */
function drop(art: Element, by: number): void {
  const disc = art.querySelector('.slice')?.parentElement;
  disc?.setAttribute('transform', `translate(0 ${by})`);
  for (const light of art.querySelectorAll('linearGradient[gradientUnits="userSpaceOnUse"]:not([id$="-d"])'))
    light.setAttribute('gradientTransform', `translate(0 ${by})`);
}

/** Sets the sun and its words to the height over the office, again every minute. */
export function moveSun(note: HTMLElement): void {
  const art = note.closest('.hero')?.querySelector('.hero-art svg');
  const { day, night, locale, timeZone, ...place }: Words = JSON.parse(note.dataset.words as string);
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  const set = () => {
    const now = new Date();
    const height = sunHeight(now, place);
    if (art) drop(art, sunDrop(height));
    note.textContent = (height < 0 ? night : day)
      .replace('{time}', clock.format(now))
      .replace('{degrees}', String(Math.abs(Math.round(height))));
  };
  set();
  setInterval(set, minuteMs);
}
