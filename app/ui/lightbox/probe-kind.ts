import { kindOfType, type SourceKind } from './source.ts';

const answerMs = 10_000;
const asked = new Map<string, Promise<SourceKind>>();

/** Asks the server for a source's kind: one request, however often its slide returns. */
export function probeKind(src: string): Promise<SourceKind> {
  const answer = asked.get(src) ?? ask(src);
  asked.set(src, answer);
  return answer;
}

async function ask(src: string): Promise<SourceKind> {
  try {
    const response = await fetch(src, { method: 'HEAD', signal: AbortSignal.timeout(answerMs) });
    return response.ok ? kindOfType(response.headers.get('content-type')) : 'invalid';
  } catch {
    return 'invalid';
  }
}
