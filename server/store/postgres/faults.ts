import { StoreError, type StoreFault } from '../store-error.ts';

/** Faults by PostgreSQL's error codes; a class stands for all its codes. */
const faultOfCode: Record<string, StoreFault> = {
  '08': 'unavailable', // connection
  '22': 'refused', // data
  '23': 'refused', // constraint
  '25006': 'unavailable', // a standby, which only reads
  '40': 'unavailable', // deadlock, serialization
  '42': 'refused', // syntax, unknown table
  '53': 'overloaded', // too many connections, out of memory
  '53100': 'full', // disk full
  '55': 'unavailable', // locked
  '57': 'unavailable', // shutting down, canceled
  '58': 'unavailable', // input or output of its files, which it repairs itself
};

interface PostgresError {
  code?: string;
  message?: string;
  constraint?: string;
}

/** Omits the server's detail, which quotes the row. */
export function toStoreError(error: unknown): StoreError {
  const { code = '', message = String(error), constraint } = error as PostgresError;
  // Any error but a server's answer is a connection fault.
  const fault = faultOfCode[code] ?? faultOfCode[code.slice(0, 2)] ?? 'unavailable';
  if (fault === 'refused')
    return new StoreError('refused', `${code} ${(constraint ?? '').replace('leads_', 'leads.')}`);
  return new StoreError(fault, code === '' ? message : `${code} ${message}`);
}
