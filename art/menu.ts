import { agentsNarrow } from './illustrations/narrow/agents.ts';
import { buildNarrow } from './illustrations/narrow/build.ts';
import { editorNarrow } from './illustrations/narrow/editor.ts';
import { finopsNarrow } from './illustrations/narrow/finops.ts';
import { ledgerNarrow } from './illustrations/narrow/ledger.ts';
import { phonesNarrow } from './illustrations/narrow/phones.ts';
import { signchainNarrow } from './illustrations/narrow/signchain.ts';
import { beton } from './palette.ts';
import type { Box } from './svg/drop-unseen.ts';

type MenuPicture = {
  illustration: (id: string) => string;
  ground: string;
  /** Where the illustration's left upper corner stands in the picture, and how large it is. */
  x: number;
  y: number;
  scale: number;
};

const WIDTH = 336;
const HEIGHT = 408;
const NIGHT = beton(950);
const STAGE = beton(200);

/** As large as letters of 13.5 need to be of 11 in the menu. */
const ALL = { x: 20, scale: 0.8223 };

/** What the menu shows beside an entry: the drawing for phones. A tall one runs out of the lower edge between two lines of words. */
export const MENU_PICTURES = {
  'ledger-night': { illustration: ledgerNarrow, ground: NIGHT, ...ALL, y: 23 },
  'agent-graph-night': { illustration: () => agentsNarrow('night'), ground: NIGHT, ...ALL, y: 25 },
  'build-web-mobile-code': { illustration: buildNarrow, ground: STAGE, ...ALL, y: 20 },
  phones: { illustration: phonesNarrow, ground: STAGE, ...ALL, y: 40 },
  'editor-night': { illustration: editorNarrow, ground: NIGHT, ...ALL, y: 16 },
  'finops-dashboard': { illustration: () => finopsNarrow('day'), ground: STAGE, ...ALL, y: 14 },
  'signchain-contract': { illustration: signchainNarrow, ground: STAGE, ...ALL, y: 28 },
} as const satisfies Record<string, MenuPicture>;

export type MenuPictureName = keyof typeof MENU_PICTURES;

/** `<svg …>inner</svg>` -> `inner` */
const inner = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

export function menuPicture(name: MenuPictureName, id: string): string {
  const { illustration, ground, x, y, scale }: MenuPicture = MENU_PICTURES[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMinYMin slice"><path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g transform="translate(${x} ${y}) scale(${scale})">${inner(illustration(id))}</g></svg>`;
}

/** The part of the illustration that the picture shows, in the illustration's own measures. */
export function menuCrop(name: MenuPictureName): Box {
  const { x, y, scale } = MENU_PICTURES[name];
  return { left: -x / scale, top: -y / scale, right: (WIDTH - x) / scale, bottom: (HEIGHT - y) / scale };
}
