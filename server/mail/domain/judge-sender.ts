import { judgeDkim, judgeDmarc, judgeMx, judgeSpf, parentOf, type Verdict } from './judge-domain.ts';
import type { LookUp } from './look-up.ts';

export interface Sender {
  /** Address in the header From. */
  from: string;
  /** Mail server that mails are handed to. */
  host: string;
  dkimSelector?: string | undefined;
}

/** Names that cannot be registered: RFC 2606, 6761 and 6762. */
const reserved = /(?:^|\.)(?:test|example|invalid|localhost|local|internal|example\.(?:com|net|org))$/i;

/** Judges the records of a sender's domain one by one; nothing for a name of a private network. */
export async function judgeSender({ from, host, dkimSelector }: Sender, lookUp: LookUp): Promise<Verdict[]> {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  if (reserved.test(domain)) return [];
  const parent = parentOf(domain);
  const [mx, txt, dkim, dmarc, inherited] = await Promise.all([
    lookUp.mx(domain),
    lookUp.txt(domain),
    dkimSelector ? lookUp.txt(`${dkimSelector}._domainkey.${domain}`) : undefined,
    lookUp.txt(`_dmarc.${domain}`),
    parent ? lookUp.txt(`_dmarc.${parent}`) : undefined,
  ]);
  if (mx === undefined && txt === undefined && dmarc === undefined)
    return [
      {
        kind: 'unknown',
        text: `MX, SPF, DKIM and DMARC of ${domain} could not be looked up: no name server answered.`,
      },
    ];
  return [
    judgeMx(domain, mx),
    judgeSpf(domain, host, txt),
    judgeDkim(domain, dkimSelector, dkim),
    judgeDmarc(domain, dmarc, inherited),
  ];
}
