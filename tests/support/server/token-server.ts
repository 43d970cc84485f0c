import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Form = Record<string, string>;
interface Answer {
  status?: number;
  body: object | string;
}

export const refuse = (error: string, description = ''): Answer => ({
  status: 400,
  body: { error, error_description: description },
});

async function readForm(request: IncomingMessage): Promise<Form> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * Starts a token server like Microsoft's and Google's, without a log-in page. Tokens are called `token-1`, `token-2`; a
 * refresh token is good once, and its second use ends the log-in.
 * @param mailbox of its tokens, for questions of mail servers (RFC 7662)
 */
export async function startTokenServer(lifetimeSeconds = 3600, mailbox = '') {
  const forms: Form[] = [];
  /** Access tokens that mail servers take. */
  const valid = new Set<string>();
  /** The valid refresh token. */
  let refreshToken = 'refresh-0';
  let answers: ((form: Form) => Answer | undefined)[] = [];
  let isSilent = false;

  function answer(path: string, form: Form): Answer {
    const scripted = answers.shift()?.(form);
    if (scripted) return scripted;
    if (path === '/devicecode')
      return {
        body: {
          device_code: 'device-1',
          user_code: 'ABCD-EFGH',
          verification_uri: 'https://login.test/device',
          expires_in: 900,
          interval: 5,
        },
      };
    const isPersonal = form.grant_type !== 'client_credentials' && !form.grant_type?.endsWith('jwt-bearer');
    if (form.grant_type === 'refresh_token' && form.refresh_token !== refreshToken) {
      refreshToken = 'none';
      return refuse('invalid_grant');
    }
    const token = `token-${forms.length}`;
    valid.add(token);
    if (isPersonal) refreshToken = `refresh-${forms.length}`;
    return {
      body: {
        access_token: token,
        token_type: 'Bearer',
        expires_in: lifetimeSeconds,
        ...(isPersonal && { refresh_token: refreshToken }),
      },
    };
  }

  const server = createServer(async (request, response) => {
    const form = await readForm(request);
    if (request.url === '/introspect') {
      response.end(JSON.stringify({ active: valid.has(form.token ?? ''), username: mailbox }));
      return;
    }
    forms.push(form);
    if (isSilent) {
      request.socket.destroy();
      return;
    }
    const { status = 200, body } = answer(request.url ?? '', form);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
  return {
    url,
    /** Posted forms, in order. */
    forms,
    valid,
    refreshToken: () => refreshToken,
    /** Answers of the next requests; `undefined` is the usual one. */
    script: (...next: (Answer | undefined)[]) => {
      answers = next.map((each) => () => each);
    },
    /** Forces a new log-in. */
    revoke: () => {
      refreshToken = 'none';
    },
    /** Breaks every connection. */
    goSilent: (value = true) => {
      isSilent = value;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type TokenServer = Awaited<ReturnType<typeof startTokenServer>>;
