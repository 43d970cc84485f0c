import { saltmarsh } from '../products/saltmarsh.ts';

const { client, partner, clause } = saltmarsh;

/** On /signchain. */
export const fingerprint = {
  heading: 'Take out one comma',
  lead: 'A single comma is all that these two texts differ by. Change either: what is lit in the fingerprint of the copy is no longer that of the signed text.',
  original: {
    label: `Signed by ${client} and ${partner}`,
    text: clause,
    fingerprint: '9a9041e38930fd7e3d56d08e98456e63a58e291ce4dff24cd2c7f34383a0e20e',
  },
  copy: {
    label: 'A copy that somebody sends you later',
    text: clause.replace(',', ''),
    fingerprint: '28a53f99318380ea1fe1488d0f3e1ea679b2783a15fa298ddb10c7d362c99b61',
  },
  fingerprintLabel: 'Fingerprint, SHA-256',
  verdict: 'The copy differs from character 71 on: “invoice, unless” was signed, “invoice unless” is what you hold.',
  change: 'Take out a comma',
  restore: 'Make it the signed text',
  note: 'Paste your own words if you like. The fingerprints are computed by your browser, and nothing you type leaves this page.',
  words: {
    same: 'The copy is the text that was signed, letter by letter.',
    differs: 'The copy differs from character {at} on: “{signed}” was signed, “{copy}” is what you hold.',
    end: 'the end of the text',
    insecure:
      'Your browser computes fingerprints only on pages that came over https, and this one did not. The two below were computed before.',
  },
};
