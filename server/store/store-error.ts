import type { LoggableError } from '../log.ts';

/**
 * Faults of the store:
 * - `unavailable`: not open, or locked by somebody else; may pass
 * - `taken`: another server uses this store, which belongs to one
 * - `overloaded`: more is waiting than can be written in time
 * - `full`: no space left; serves again once there is some
 * - `failing`: the disk returned an error; its data is used again after the store was opened again
 * - `broken`: the file is damaged, or a failing disk made it look so; it is read through before it is used again
 * - `refused`: the statement itself was wrong, or broke a rule of the table
 */
export type StoreFault = 'unavailable' | 'taken' | 'overloaded' | 'full' | 'failing' | 'broken' | 'refused';

export class StoreError extends Error implements LoggableError {
  readonly fault: StoreFault;
  /** Messages name only tables and disks. */
  readonly forLog: { fault: StoreFault; message: string };

  constructor(fault: StoreFault, message: string) {
    super(message);
    this.name = 'StoreError';
    this.fault = fault;
    this.forLog = { fault, message };
  }
}

/** A fault of SQLite as it crosses the thread boundary. */
export interface SqliteFault {
  message: string;
  errcode: number | undefined;
}

export function describeSqliteFault(error: unknown): SqliteFault {
  const { message, errcode } = error as { message?: string; errcode?: number };
  return { message: message ?? String(error), errcode };
}

/** Whether data read from the disk before may be wrong. */
export const isOfDisk = ({ fault }: StoreError) => fault === 'failing' || fault === 'broken';

const faultOfCode: Record<number, StoreFault> = {
  5: 'unavailable', // BUSY
  6: 'unavailable', // LOCKED
  8: 'unavailable', // READONLY
  10: 'failing', // IOERR
  11: 'broken', // CORRUPT
  13: 'full', // FULL
  14: 'unavailable', // CANTOPEN
  26: 'broken', // NOTADB
};

/** Our code, not one of SQLite. */
export const takenCode = -1;

/** IOERR_SHMSIZE: the shared index could not grow, which is a full disk under another name. */
const noSpaceForIndex = 4874;

export function toStoreError({ message, errcode }: SqliteFault): StoreError {
  if (errcode === takenCode) return new StoreError('taken', message);
  if (errcode === noSpaceForIndex) return new StoreError('full', message);
  return new StoreError(faultOfCode[(errcode ?? 0) & 0xff] ?? 'refused', message);
}
