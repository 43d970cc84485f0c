/**
 * Hands on from a host of plain files to the owner's server what only that server answers: messages, their receipts, and
 * the links of the owner's mails. Runs in the host's own functions, so without anything of Node.
 */
import type { BuildNotes } from '../../shared/build-notes.ts';
import { fillTimeHeader, ownerActionPath, sentPath } from '../../shared/contact-message.ts';
import { forwardSecretHeader, visitorAddressHeader } from '../../shared/forward-headers.ts';
import { allowStyles, policyHeader } from '../../shared/security-headers.ts';
import { takeBasePath } from '../../shared/site-url.ts';
import { viewPath } from '../../shared/stats.ts';
import { fillPage, renderPlainOwnerAction, renderPlainPage, type SlotValues } from '../http/answers/fill-page.ts';
import { chooseFailure } from '../http/answers/form-answers.ts';
import { type Problem, problemType, renderProblem } from '../http/answers/problem.ts';
import { problems } from '../http/answers/problems.ts';
import { formType, longestBody, readMailBody, readMediaType } from '../http/mail-body.ts';
import { plainWords, refusals } from '../http/words.ts';

export interface ForwardNotes extends Pick<BuildNotes, 'answers'> {
  /** Address of the owner's server; without one every message fails, and keeps its words. */
  apiUrl?: string;
  /** Path of the site; empty for a site with a host of its own. */
  basePath: string;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
}

/** Facts that only the host knows. */
export interface Host {
  /** Address of the visitor. */
  visitor: string | null | undefined;
  /** FORWARD_SECRET, which lets the server believe that address. */
  secret: string | undefined;
}

/** Below that of the form, so that its visitor gets this answer. Above that of the server's store. */
const patienceMs = 12_000;

const handedOn = [
  'accept',
  'accept-language',
  'content-encoding',
  'content-type',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  fillTimeHeader,
];
/** Headers of the connection, and of the program in front of the server. */
const dropped = ['alt-svc', 'connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'server', 'via'];

const isForm = (request: Request) => readMediaType(request.headers.get('content-type') ?? undefined) === formType;

/** @returns undefined for a body that is too long */
async function readUpTo(limit: number, request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

function readFields(body: Uint8Array): Map<string, unknown> {
  try {
    return readMailBody(formType, body);
  } catch {
    return new Map();
  }
}

/** Asks the server. @returns undefined without an answer of its own: every one of them has a policy */
async function ask(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  { visitor, secret }: Host,
  { apiUrl, basePath }: ForwardNotes,
) {
  if (apiUrl === undefined) return undefined;
  const { pathname, search } = new URL(request.url);
  const headers = new Headers();
  // The server counts no view that a program reports.
  for (const name of takeBasePath(basePath, pathname) === viewPath ? [...handedOn, 'user-agent'] : handedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (visitor && secret) {
    headers.set(visitorAddressHeader, visitor);
    headers.set(forwardSecretHeader, secret);
  }
  const { method } = request;
  const answer = await fetch(apiUrl + pathname + search, {
    method,
    headers,
    ...(body.length > 0 && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  return answer?.headers.has(policyHeader) ? answer : undefined;
}

/** Answers in place of the server. */
function createAnswers({ answers, headers, basePath }: ForwardNotes) {
  function sendPage(status: number, path: string, given: SlotValues, plain: string, more: Record<string, string> = {}) {
    const page = answers[path];
    return new Response(page ? fillPage(page.parts, given) : plain, {
      status,
      headers: {
        ...headers,
        [policyHeader]: allowStyles(headers[policyHeader] ?? '', page?.styleHashes ?? []),
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        ...more,
      },
    });
  }
  return {
    sendProblem: (problem: Problem) =>
      new Response(renderProblem(problem), {
        status: problem.status,
        headers: { ...headers, ...problem.headers, 'cache-control': 'no-store', 'content-type': problemType },
      }),
    sendFailure(problem: Problem, fields: ReadonlyMap<string, unknown>) {
      const { path, given, plain } = chooseFailure(problem, fields, basePath);
      return sendPage(problem.status, path, given, plain, problem.headers);
    },
    /** Without the server no message is known. */
    sendUnknown: () => sendPage(200, sentPath, {}, renderPlainPage(basePath, plainWords.unknownMessage)),
    sendActDown: () =>
      sendPage(503, ownerActionPath, { ...refusals.down }, renderPlainOwnerAction(basePath, refusals.down), {
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      }),
  };
}

/** Whether an address, without the path of the site, is answered by the server. */
export const isForwarded = (path: string) =>
  path === sentPath || path.startsWith('/api/') || path.startsWith(`${ownerActionPath}/`);

/** Gets the server's answer, or one in its place when the server is away. */
export async function forward(request: Request, host: Host, notes: ForwardNotes): Promise<Response> {
  const { sendProblem, sendFailure, sendUnknown, sendActDown } = createAnswers(notes);
  const path = takeBasePath(notes.basePath, new URL(request.url).pathname);
  const body = await readUpTo(longestBody[formType], request);
  if (body === undefined)
    return isForm(request) ? sendFailure(problems.tooLarge(), new Map()) : sendProblem(problems.tooLarge());
  const answer = await ask(request, body, host, notes);
  if (answer !== undefined) {
    const headers = new Headers(answer.headers);
    for (const name of dropped) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  }
  if (path === sentPath) return sendUnknown();
  if (path.startsWith(`${ownerActionPath}/`)) return sendActDown();
  return isForm(request) ? sendFailure(problems.notStored(), readFields(body)) : sendProblem(problems.notStored());
}
