import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Drill } from './support/drill.ts';

/** Every drill that the report of a folder beside this file lists. */
export async function listDrills(): Promise<Drill[]> {
  const reports = globSync('*/report.ts', { cwd: import.meta.dirname }).sort();
  const modules = reports.map(
    async (file): Promise<Drill[]> => (await import(resolve(import.meta.dirname, file))).drills,
  );
  return (await Promise.all(modules)).flat();
}
