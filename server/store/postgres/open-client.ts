import { Client } from 'pg';
import { typeParsers } from './type-parsers.ts';

const connectMs = 5000;

/** One connection for work that is one transaction. @throws as the driver does */
export async function openClient(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    application_name: name,
    types: typeParsers,
  });
  // A connection that breaks fails what is asked of it; unheard, its error would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
