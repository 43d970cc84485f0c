import { beton, goodOnNight, leaf, shade, sol, white } from '../../palette.ts';
import { box, fill, floating, panel, shadowFilter, svg, text, tick } from '../shapes.ts';
import { sealAt } from './seal.ts';

/** A signed services agreement with its signature trail and a verification seal. */
export const signchain = (id: string): string =>
  svg(660, 560, contract(id) + trail(id) + sealAt(330, 344, 31), shadowFilter(id));

const CLAUSES = [
  { y: 124, name: '1.  Scope of services', lines: [308, 296, 302, 188] },
  { y: 196, name: '2.  Fees and payment', lines: [300, 308, 118] },
  { y: 258, name: '3.  Term and termination', lines: [308, 290, 306, 240] },
  { y: 330, name: '4.  Governing law', lines: [302, 164] },
];

export const CLIENT_HAND =
  'M76 440c7-15 15-31 20-30 6 1-7 31-4 32 4 1 9-19 14-19 4 0-3 14 1 14 5 0 7-13 11-13 3 0-1 12 3 12 6 0 8-22 14-31 4-6 7-2 4 5-4 10-11 22-9 26 2 3 8-8 13-9 4-1 0 8 5 8 7 0 12-9 20-11';
export const PROVIDER_HAND =
  'M246 418c8-6 16-8 15-1-2 14-10 34-18 33-7-1-1-9 10-12 14-5 22-13 25-12 3 2-6 10-2 11 4 0 8-9 12-9 3 1-2 9 2 9 6 0 9-15 16-21 4-3 5 1 2 5-5 8-9 14-5 16 6 2 18-6 32-13';

function contract(id: string): string {
  const clauses = CLAUSES.map(
    (clause) =>
      text(60, clause.y, clause.name, { size: 11.3, weight: 600 }) +
      clause.lines.map((width, index) => box(60, clause.y + 10 + index * 11, width, 3.4, beton(300), 1.7)).join(''),
  );
  const small = { size: 11.3, fill: beton(600) };
  const signatures =
    panel(60, 384, 148, 93, { fill: beton(50), line: beton(300), radius: 3 }) +
    panel(220, 384, 148, 93, { fill: sol(50), line: sol(400), radius: 3 }) +
    text(70, 400, 'For the client', small) +
    text(230, 400, 'For the provider', small) +
    `<g fill="none" stroke="${shade(700)}" stroke-linecap="round" stroke-linejoin="round"><g transform="translate(0 6)"><path stroke-width="1.9" d="${CLIENT_HAND}"/><path stroke-width="1.2" d="M80 445c28-4 60-6 100-8"/></g><path stroke-width="1.9" d="${PROVIDER_HAND}"/></g>` +
    text(70, 466, 'Nadia Okoye', { size: 11.3, weight: 600 }) +
    text(197, 466, '18 Nov', { ...small, anchor: 'end' }) +
    text(230, 466, 'Jonas Okafor', { size: 11.3, weight: 600 }) +
    text(357, 466, '19 Nov', { ...small, anchor: 'end' });
  return (
    floating(id, box(28, 24, 372, 500, beton(0), 4)) +
    box(60, 58, 3, 22, sol(500)) +
    text(72, 67, 'Master Services Agreement', { size: 16, weight: 600, font: 'display' }) +
    text(72, 82, 'Between Saltmarsh Cargo Co. and Mehra Legal LLP', { size: 11.3, fill: beton(600) }) +
    box(60, 100, 308, 1, beton(200)) +
    clauses.join('') +
    box(183, 226, 122, 7, sol(200), 1) +
    box(186, 228, 116, 3.4, sol(700), 1.7) +
    signatures +
    text(60, 506, 'Page 1 of 6', { size: 11.3, fill: beton(500) })
  );
}

export const EVENTS = [
  { what: 'Sent for signature', detail: 'Mehra Legal LLP', when: '17 Nov, 16:02' },
  { what: 'Opened and read', detail: '6 pages, 4 min 11 s', when: '18 Nov, 09:37' },
  { what: 'Signed by Nadia Okoye', detail: 'Identity checked', when: '18 Nov, 09:44' },
  { what: 'Signed by Jonas Okafor', detail: 'Identity checked', when: '19 Nov, 11:20' },
  { what: 'Recorded on chain', detail: 'Gas paid by Signchain', when: '19 Nov, 11:20' },
];

function trail(id: string): string {
  const events = EVENTS.map((event, index) => {
    const y = 158 + index * 50;
    const recorded = index === EVENTS.length - 1;
    const dot = recorded
      ? `<circle cx="402" cy="${y}" r="8" fill="${sol(500)}"/>${tick(398, y + 0.4, 8, beton(950))}`
      : `<circle cx="402" cy="${y}" r="5" fill="${beton(950)}" stroke="${sol(400)}" stroke-width="2"/>`;
    return (
      dot +
      text(420, y + 1, event.what, { size: 12.5, weight: 600, fill: beton(50) }) +
      text(420, y + 17, event.detail, { size: 11.3, fill: beton(400) }) +
      text(620, y + 17, event.when, { size: 11.3, fill: beton(400), anchor: 'end' })
    );
  });
  const caption = { size: 11.3, fill: beton(400) };
  return (
    floating(id, box(372, 92, 268, 372, beton(950), 8)) +
    panel(372, 92, 268, 372, { fill: 'none', line: white, lineOpacity: 0.12 }) +
    text(394, 122, 'Signature trail', { size: 14, weight: 600, fill: beton(0), font: 'display' }) +
    box(542, 108, 78, 20, goodOnNight, 3, 0.55) +
    tick(549, 119, 9, leaf(300)) +
    text(562, 122, 'Complete', { size: 11.3, weight: 600, fill: leaf(300) }) +
    `<path d="M402 160V356" stroke="${white}" stroke-opacity=".18"/>` +
    events.join('') +
    fill(white, 'M394 394h226v1h-226z', 0.12) +
    text(394, 416, 'Document hash', caption) +
    text(394, 434, '0x9f3a 41d0 … c71e', { size: 11.5, fill: sol(300), font: 'mono' }) +
    text(620, 416, 'Block', { ...caption, anchor: 'end' }) +
    text(620, 434, '21,884,102', { size: 11.5, fill: beton(50), anchor: 'end', font: 'mono' })
  );
}
