import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export interface LogStream {
  write(line: string): void;
}

/** Logs JSON lines: time, level and the caller's fields; nothing about the machine or the visitor. */
export function buildLogger(level: string, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    // The framework's own lines would name the visitor's address and the whole URL.
    serializers: { req: () => ({}), res: () => ({}), err: (error) => ({ type: error.name, message: '', stack: '' }) },
    ...(stream && { stream }),
  };
}

/** Error without a visitor's data, with the facts that the log may have. */
export interface LoggableError extends Error {
  forLog: Record<string, unknown>;
}

const isLoggable = (error: Error): error is LoggableError => 'forLog' in error;

/** Facts of an error for the log. Without its message: those of parsers quote a visitor's words. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  if (isLoggable(error)) return { kind: error.name, ...error.forLog };
  const { name, stack } = error;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    kind: name,
    code: (error as { code?: string }).code,
    at: frames.slice(0, 6).map((line) => line.trim()),
  };
}
