/** The differences of a company that took the site over: texts by file, deleted files, photographed people. */
export const company = {
  name: 'Kestrel Harbour Works',
  /** Words of the first company that must not be left. */
  traces:
    /Solvane|Chandigarh|Sukhna|Madhya|Shivalik|Sample Road|202 555 0110|Asha Mehra|Ravi Anand|signchain\.example|cloudsanalytics\.example|#16120f/,
  removed: ['content/services/cloud-service.yaml'],
  photographs: ['people/jonna.jpg', 'people/emre.jpg'],
};

type Edits = Record<string, [from: string | RegExp, to: string][]>;

const plan = `
- name: Werft
  memberLimit: Up to 500 members
  members: 500
  price: { monthly: 449, annually: 4490 }
  text: For groups of companies that want one set of models for all of their harbours and depots.
  adds: []
`;

export const edits: Edits = {
  'content/site.yaml': [
    ['name: Solvane', 'name: Kestrel Harbour Works'],
    ['shortName: Solvane', 'shortName: Kestrel'],
    ['established: 2022', 'established: 2009'],
    ['sample: true', 'sample: false'],
    ['language: en', 'language: de'],
    ['email: hello@solvane.example', 'email: moin@kestrel-harbour.test'],
    ['phone: +1 202 555 0110', 'phone: +49 40 5600 1170'],
    [/landmarks:\n(?: {2}.*\n)+/, 'landmarks: { avenue: Alter Kai }\n'],
    [
      /address:\n(?: {2}.*\n)+/,
      'address: { plot: Speicher 4, street: Alter Kai, postalCode: "24937", city: Flensburg, country: Germany }\n',
    ],
    ['https://signchain.example/', 'https://sign.kestrel-harbour.test/'],
    ['https://cloudsanalytics.example/', 'https://costs.kestrel-harbour.test/'],
    ['https://video.example/embed/data-analytics', 'https://video.kestrel-harbour.test/daten'],
    ['https://www.linkedin.com/', 'https://www.linkedin.com/company/kestrel-harbour'],
    ['https://www.facebook.com/', ''],
    ['hue: 46', 'hue: 235'],
    ['off: []', 'off: [accounts, home3]'],
    ['company:', 'company: Kestrel Harbour Works GmbH'],
    ['represented:', 'represented: Jonna Krüger'],
    ['register:', 'register: Amtsgericht Flensburg, HRB 0815'],
  ],
  'content/people.yaml': [
    [
      'sample: true\n  name: Asha Mehra',
      'sample: false\n  photograph: { name: people/jonna.jpg, alt: Jonna Krüger at the quay }\n  name: Jonna Krüger',
    ],
    [
      'sample: true\n  name: Ravi Anand',
      'sample: false\n  photograph: { name: people/emre.jpg, alt: Emre Tan beside a crane }\n  name: Emre Tan',
    ],
  ],
  'content/plans.yaml': [[/\n$/, `\n${plan}`]],
  // Ten sentences in another language, like a translation just begun.
  'content/pages/home.yaml': [
    ['heading: Generative AI and blockchain, put to work', 'heading: Künstliche Intelligenz, die am Kai mit anpackt'],
    ['label: Get Started', 'label: Angebot anfragen'],
    ['label: See our services', 'label: Unsere Leistungen ansehen'],
    ['heading: Small teams, software you can check', 'heading: Kleine Mannschaften, überprüfbare Software'],
    ['label: clients served', 'label: Auftraggeberinnen und Auftraggeber'],
    ['label: projects delivered', 'label: abgeschlossene Vorhaben'],
    ['heading: From first strategy to steady operation', 'heading: Vom ersten Gespräch bis zum täglichen Betrieb'],
    ['heading: What We Offer', 'heading: Für wen wir arbeiten'],
    ['title: Startups', 'title: Gründungen'],
    ['title: Enterprises', 'title: Großunternehmen und Häfen'],
  ],
};
