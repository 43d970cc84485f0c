/** Brings the counter of another site: `analytics` of content/site.yaml. Runs apart from the site's own scripts. */
import type { Analytics } from '../../shared/analytics.ts';

type Queue = { (...call: unknown[]): void; q?: unknown[]; o?: object };
const place = window as typeof window & { _paq?: unknown[][]; plausible?: Queue };
const { counter = '{}' } = document.querySelector<HTMLElement>('[data-counter]')?.dataset ?? {};
const { tool, script, reports, site, attributes, question } = JSON.parse(counter) as Analytics;

/** Settings of each tool, and the attributes of its script. */
const preparations: Record<Analytics['tool'], () => Record<string, string>> = {
  matomo() {
    place._paq = [
      ['setTrackerUrl', reports],
      ['setSiteId', site],
      // The policy allows reports by script, and none by picture.
      ['setRequestMethod', 'POST'],
      ...(question ? [] : [['disableCookies']]),
      ['trackPageView'],
      ['enableLinkTracking'],
    ];
    return {};
  },
  plausible() {
    const queue: Queue = (...call) => {
      queue.q = [...(queue.q ?? []), call];
    };
    // Scripts since October 2025 read settings from here, earlier ones from attributes.
    queue.o = { endpoint: reports };
    place.plausible = queue;
    return { 'data-domain': site, 'data-api': reports };
  },
  umami: () => ({ 'data-website-id': site, 'data-host-url': reports.replace(/\/api\/send$/, '') }),
  own: () => ({}),
};

let isCounting = false;

function count(): void {
  if (isCounting) return;
  isCounting = true;
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries({ ...preparations[tool](), ...attributes })) tag.setAttribute(name, value);
  tag.src = script;
  document.head.append(tag);
}

/** The visitor's answer, kept in their browser. */
const answerKey = `visit-counter${import.meta.env.BASE_PATH}`;

function readAnswer(): string | null {
  // A browser that forbids it is asked on each page.
  try {
    return localStorage.getItem(answerKey);
  } catch {
    return null;
  }
}

function keepAnswer(answer: string): void {
  try {
    localStorage.setItem(answerKey, answer);
  } catch {}
}

/** Removes the counter's cookies: the site sets none itself. */
function removeCookies(): void {
  const [, ...domains] = location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const end = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    for (const domain of ['', location.hostname, ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: other ways to remove a cookie are missing in some browsers
      document.cookie = domain ? `${end}; domain=${domain}` : end;
    }
  }
}

function ask(region: HTMLElement): void {
  const stays = region.dataset.visitQuestion === 'stays';
  const buttons = [...region.querySelectorAll('button')];
  const show = (answer: string | null) => {
    region.hidden = answer !== null && !stays;
    for (const button of buttons) button.ariaPressed = String(button.value === answer);
    if (answer === 'yes') count();
  };
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  show(readAnswer() ?? (globalPrivacyControl ? 'no' : null));
  region.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest('button')?.value;
    if (!answer) return;
    keepAnswer(answer);
    show(answer);
    if (answer === 'yes' || !isCounting) return;
    removeCookies();
    location.reload();
  });
}

function begin(): void {
  const region = document.querySelector<HTMLElement>('[data-visit-question]');
  if (region) ask(region);
  else count();
}

// A page that was only drawn ahead is no visit.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
