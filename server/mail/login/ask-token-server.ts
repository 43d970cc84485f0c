import { TokenError } from './token-error.ts';

const patienceMs = 10_000;

/** A refusal in the words of RFC 6749; none where the server itself is at fault. */
export interface TokenRefusal {
  error: string;
  /** Microsoft's number of the reason, such as `AADSTS7000215`. */
  number?: string;
}

export type TokenAnswer = Record<string, unknown>;

/** Keeps only words of the protocol: a description may name a person. */
function readRefusal({ error, error_description: text }: TokenAnswer): TokenRefusal | undefined {
  if (typeof error !== 'string' || !/^[a-z_]{1,60}$/.test(error)) return undefined;
  const [number] = /\bAADSTS\d{1,10}\b/.exec(String(text)) ?? [];
  return { error, ...(number && { number }) };
}

export const isRefusal = (answer: TokenAnswer | TokenRefusal): answer is TokenRefusal => 'error' in answer;

/**
 * Posts a form to a token server.
 * @returns its answer, or why it refuses
 * @throws TokenError if it does not answer in time, or not as a token server does
 */
export async function askTokenServer(url: string, form: Record<string, string>): Promise<TokenAnswer | TokenRefusal> {
  const { host } = new URL(url);
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    throw new TokenError(`The token server ${host} does not answer (${cause?.code ?? name}): it is asked again`);
  }
  const answer = parseObject(text);
  const refusal = answer && readRefusal(answer);
  if (refusal && status < 500 && status !== 429) return refusal;
  if (!answer || status < 200 || status > 299)
    throw new TokenError(`The token server ${host} answers ${status} and no token: it is asked again`);
  const { error: _, ...rest } = answer;
  return rest;
}

function parseObject(text: string): TokenAnswer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as TokenAnswer) : undefined;
  } catch {
    return undefined;
  }
}
