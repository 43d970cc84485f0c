import type { Sample } from '../../sample.ts';

export const formerFrozenPeople: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'students',
    message: {
      name: 'Saoirse',
      email: 'saoirse@tcd-students.example',
      phone: '07700 900109',
      company: '',
      message: 'is there any chance of a two week work placement in May? i can do html and a bit of python',
    },
    fillMs: 70000,
  },
  {
    label: 'genuine',
    kind: 'students',
    message: {
      name: 'Coding club',
      email: 'club@eastside-library.example',
      phone: '555 0241',
      company: 'Eastside Library',
      message: 'Would somebody speak to 15 teenagers about the job on a Wednesday evening? We pay in pizza.',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'applicants',
    message: {
      name: 'Ginevra',
      email: 'ginevra@testeuse.example',
      phone: '+41 44 555 01 03',
      company: '',
      message:
        'QA engineer, 6 years experience, looking for part-time (60 %). Remote from Ticino. Salary expectation 70k full-time equivalent.',
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'applicants',
    message: {
      name: 'Devon',
      email: 'devon@devonwrites.example',
      phone: '555 0243',
      company: '',
      message: 'technical writer, ex embedded engineer. your docs are good but your API page has two typos. hire me :)',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'journalists',
    message: {
      name: 'Oluwaseun',
      email: 'seun@fintechweekly.example',
      phone: '+234 00 000 0002',
      company: 'Fintech Weekly',
      message:
        'Fact check: is it true that Signchain stores only hashes of documents? I publish tonight. Previous piece for reference https://fintechweekly.example/2026/11/sign',
    },
    fillMs: 108000,
  },
  {
    label: 'genuine',
    kind: 'ngo-and-public',
    message: {
      name: 'Sister Agnes',
      email: 'agnes@stbrigid.example',
      phone: '07700 900110',
      company: 'St Brigid',
      message:
        'Dear all, our convent runs a hospice and would like people to be able to donate on the site in memory of someone. God bless, Sister Agnes',
    },
    fillMs: 134000,
  },
  {
    label: 'genuine',
    kind: 'ngo-and-public',
    message: {
      name: 'Refuge',
      email: 'info@nightrefuge.example',
      phone: '555 0247',
      company: 'Night Refuge',
      message:
        "shelter for women. need a page that can be left with one click and leaves no trace in the history. is that possible? don't phone, write only",
    },
    fillMs: 77000,
  },
];
