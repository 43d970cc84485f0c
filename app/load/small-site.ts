/** A small site for tests of the loader, free of faults in the project's content. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const pictures = JSON.stringify({ port: {}, 'port-night': {}, cranes: {} });

export const smallSite: Readonly<Record<string, string>> = {
  'app/art/files/index.json': pictures,
  'app/art/inline/index.json': JSON.stringify({ 'hero-about': {}, 'breadcrumb-day': {} }),
  'content/photographs/people/jonna.jpg': '',
  'content/site.yaml': `name: Kestrel
shortName: Kestrel
established: 2009
language: de
currency: EUR
email: moin@kestrel.test
phone: +49 40 5600 1170
address: { street: Alter Kai 4, city: Flensburg, country: Germany }
office: { latitude: 54.78, longitude: 9.43, timeZone: Europe/Berlin }
landmarks: { avenue: Alter Kai }
social: { linkedin: https://www.linkedin.com/company/kestrel }
products: { signing: https://sign.kestrel.test/, finops: https://costs.kestrel.test/ }
video: https://video.kestrel.test/data
imprint: { company: Kestrel GmbH }
brand: { hue: 235 }
fonts: { display: familjen-grotesk, text: hanken-grotesk, code: jetbrains-mono }
off: [accounts]
`,
  'content/words/numbers.yaml': '- one\n- two\n- three\n',
  'content/people.yaml': `jonna:
  name: Jonna Krüger
  role: Harbour master
  text: Knows every berth.
emre:
  name: Emre Tan
  role: Crane driver
  text: Lifts what others carry.
  linkedin: company
`,
  'content/plans.yaml': `- name: Quay
  memberLimit: Up to 5
  members: 5
  price: { monthly: 20, annually: 200 }
  text: For one ship.
  adds: [Berth]
- name: Dock
  memberLimit: Everybody
  price: { monthly: 24, annually: 250 }
  text: For a fleet.
  adds: [Crane]
`,
  'content/pages/harbour.yaml': `name: Harbour
title: A harbour that is open all day and all night
description: Where ships are unloaded, who does it and what it costs, for whoever comes here with a ship or without.
menu: Harbour
blocks:
  - block: breadcrumb-hero
    heading: Our harbour
    lead: All {people.count} of us work here.
  - block: named-list
    id: values
    heading: '{Items.count} values'
    lead: We keep them.
    items:
      - title: Calm
        text: Is it quiet enough?
      - title: Care
        text: Is it dry enough?
  - block: portraits
    heading: Who works here
    links: [{ label: Write to us, to: /harbour }]
    members: [jonna, emre]
`,
};

/** Writes a site and returns its folder. */
export function writeSite(changed: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'small-site-'));
  for (const [file, text] of Object.entries({ ...smallSite, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
