import { Client } from 'pg';
import { listHosts } from '../../config/database-hosts.ts';
import { connectMs, requireWritable } from './host-pools.ts';
import { typeParsers } from './type-parsers.ts';

async function connectTo(connectionString: string, name: string, mustWrite: boolean): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: connectMs,
    application_name: name,
    types: typeParsers,
  });
  // A broken connection fails its queries; without a listener its error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    if (mustWrite) await requireWritable(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** One connection for work that is one transaction, to the first host that serves. @throws as the driver does */
export async function openClient(url: string, name: string): Promise<Client> {
  const { urls, mustWrite } = listHosts(url) ?? { urls: [url], mustWrite: false };
  const faults: unknown[] = [];
  for (const each of urls) {
    try {
      return await connectTo(each, name, mustWrite);
    } catch (error) {
      faults.push(error);
    }
  }
  throw faults.at(-1);
}
