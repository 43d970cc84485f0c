import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import { type Browser, type BrowserPage, type Key, keys } from './browser.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** WebKitGTK, driven by its own WebDriver on an invisible screen. */
export function findWebKit(): (() => Promise<Browser>) | undefined {
  return existsSync(driver) && existsSync(screen) ? startWebKit : undefined;
}

async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const display = `:${port}`;
  const xvfb = spawn(screen, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const process_ = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const client = new WebDriver(`http://127.0.0.1:${port}`);
  const sessions: string[] = [];
  await client.untilReady();
  return {
    async openPage(width, height) {
      // Drivers have one session at a time.
      for (const session of sessions.splice(0)) await client.send('DELETE', session);
      const { sessionId } = (await client.send('POST', '/session', {
        capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
      })) as { sessionId: string };
      const session = `/session/${sessionId}`;
      sessions.push(session);
      const page = new WebKitPage(client, session);
      await page.resize(width, height);
      return page;
    },
    async close() {
      for (const session of sessions.splice(0)) await client.send('DELETE', session).catch(() => undefined);
      process_.kill();
      xvfb.kill();
    },
  };
}

/** WebDriver's commands over HTTP. */
class WebDriver {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @throws with the driver's own words */
  async send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.#origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}, ${message}`);
  }

  async untilReady(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await this.send('GET', '/status').catch(() => undefined)) return;
      await new Promise((next) => setTimeout(next, 50));
    }
    throw new Error('WebKitWebDriver did not start');
  }
}

class WebKitPage implements BrowserPage {
  readonly #client: WebDriver;
  readonly #session: string;

  constructor(client: WebDriver, session: string) {
    this.#client = client;
    this.#session = session;
  }

  #send(command: string, body: object) {
    return this.#client.send('POST', this.#session + command, body);
  }

  /** The window has a frame, measured by its first size. */
  async resize(width: number, height: number) {
    await this.#send('/window/rect', { width, height });
    const [inner, outer] = await this.run(() => [innerWidth, innerHeight]);
    await this.#send('/window/rect', { width: 2 * width - (inner ?? width), height: 2 * height - (outer ?? height) });
  }

  async open(url: string) {
    await this.#send('/url', { url });
  }

  async run<Result, Args extends readonly unknown[]>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.#send('/execute/sync', { script: `return (${inPage})(...arguments)`, args: args })) as Result;
  }

  /** The first matching element, at rest in the middle of the window. */
  async #find(selector: string): Promise<object> {
    const element = await this.#send('/element', { using: 'css selector', value: selector });
    await this.run((found) => (found as Element).scrollIntoView({ block: 'center' }), element);
    const place = () =>
      this.run((found) => {
        const { left, right, top, bottom } = (found as Element).getBoundingClientRect();
        const isInside = left + right > 0 && left + right < 2 * innerWidth && top + bottom < 2 * innerHeight;
        return isInside ? `${left} ${top}` : '';
      }, element);
    const deadline = performance.now() + 5_000;
    for (let before = '', now = await place(); before === '' || before !== now; before = now, now = await place())
      if (performance.now() > deadline) throw new Error(`${selector} does not come to rest in the window`);
    return element as object;
  }

  async #point(selector: string, then: object[]) {
    const origin = await this.#find(selector);
    const move = { type: 'pointerMove', duration: 0, x: 0, y: 0, origin };
    await this.#send('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...then] }] });
  }

  async click(selector: string) {
    await this.#point(selector, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async hover(selector: string) {
    await this.#point(selector, []);
  }

  async #keys(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  type(text: string) {
    return this.#keys(text);
  }

  press(key: Key) {
    return this.#keys(keys[key]);
  }
}
