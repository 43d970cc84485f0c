import type { TestProject } from 'vitest/node';
import './databases.ts';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL for all tests of the run. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.dispose;
}
