/** One fault of a request. `field` is a body field or a header. */
export interface ProblemFault {
  field: string;
  code: string;
  detail: string;
}

/** A refusal in the form of RFC 9457. `code` is a kebab-case word that programs may rely on. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ProblemFault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    title: string,
    extras: { errors?: readonly ProblemFault[]; headers?: Record<string, string> } = {},
  ) {
    super(title);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.errors = extras.errors ?? [];
    this.headers = extras.headers ?? {};
  }
}

export const problemType = 'application/problem+json; charset=utf-8';

export function renderProblem({ status, code, message, errors }: Problem): string {
  return JSON.stringify({
    type: `urn:problem:${code}`,
    title: message,
    status,
    ...(errors.length > 0 && { errors }),
  });
}
