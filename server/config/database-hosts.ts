/** One database: on one host, or on several of which one at a time can be written. */
export interface Hosts {
  /** The same database on each of them. */
  urls: string[];
  /** Skips hosts that only read. */
  mustWrite: boolean;
}

const several = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(\/[^?]*)(?:\?(.*))?$/;
const attribute = 'target_session_attrs';

/**
 * Reads `postgres://user:password@one:5432,two:5432/site?target_session_attrs=read-write`, as PostgreSQL's own programs do. With
 * several hosts it is always the one that can be written.
 * @returns nothing if that is no address of a database
 */
export function listHosts(text: string): Hosts | undefined {
  const [, start, hosts, path, query] = several.exec(text) ?? [];
  if (start === undefined || hosts === undefined || path === undefined || path.length < 2) return undefined;
  const params = new URLSearchParams(query);
  const wanted = params.get(attribute) ?? 'any';
  if (!['any', 'read-write', 'primary'].includes(wanted)) return undefined;
  params.delete(attribute);
  const rest = params.size > 0 ? `?${params}` : '';
  const urls = hosts.split(',').map((host) => `${start}${host}${path}${rest}`);
  if (!urls.every((url) => URL.canParse(url))) return undefined;
  return { urls, mustWrite: urls.length > 1 || wanted !== 'any' };
}
