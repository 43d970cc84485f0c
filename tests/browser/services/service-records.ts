import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Service } from '../../../app/sections/service/service-page.tsx';

const folder = resolve(import.meta.dirname, '../../../app/content/services');

const isService = (value: object): value is Service => 'hero' in value && 'story' in value;

/** Every page below /services with what it says: a service more is a test more. */
export const serviceRecords: { path: string; service: Service }[] = (
  await Promise.all(
    globSync('*.ts', { cwd: folder }).map(async (file) => {
      const [service] = Object.values(await import(resolve(folder, file)));
      return { path: `/services/${basename(file, '.ts')}`, service: service as object };
    }),
  )
).filter((record): record is { path: string; service: Service } => isService(record.service));
