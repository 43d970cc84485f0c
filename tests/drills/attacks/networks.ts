import { goodFields } from '../../support/contact-message.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { startSite } from '../support/site.ts';

const ways: Record<string, (at: number) => string> = {
  'Taken from one /64': (at) => `2001:db8:a:1::${at.toString(16)}`,
  'Taken from the /64s of one /56': (at) => `2001:db8:b:${at.toString(16)}::1`,
  'Taken from the /64s of one /48': (at) => `2001:db8:c:${(at * 256).toString(16)}::1`,
  'Taken from one IPv4 address written as 6to4': (at) => `2002:c633:6401:${at.toString(16)}::1`,
};

/** @returns the number of taken messages of one sender, by the spread of the addresses */
export async function runNetworks(posts: number): Promise<Record<string, number>> {
  const site = await startSite({ TRUST_PROXY: '127.0.0.1', RATE_LIMIT_PER_IP: '20/10m' });
  const taken: Record<string, number> = {};
  try {
    for (const [name, addressOf] of Object.entries(ways)) {
      taken[name] = 0;
      for (let at = 1; at <= posts; at += 1) {
        const body = JSON.stringify({ ...goodFields, message: `${name} ${at}` });
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(at) };
        const { status } = await sendRequest(`${site.url}/api/mail`, { method: 'POST', headers, body });
        if (status === 201) taken[name] += 1;
      }
    }
  } finally {
    await site.dispose();
  }
  return taken;
}
