import { finops } from './illustrations/products/finops.ts';
import { signchain } from './illustrations/products/signchain.ts';
import { agents } from './illustrations/services/agents.ts';
import { build } from './illustrations/services/build.ts';
import { editor } from './illustrations/services/editor.ts';
import { ledger } from './illustrations/services/ledger.ts';
import { phones } from './illustrations/services/phones.ts';
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

/** What the menu shows beside an entry: a part of an illustration, cut by the edge. */
export const MENU_PICTURES = {
  'ledger-night': { illustration: ledger, ground: NIGHT, x: -246, y: 28, scale: 0.82 },
  'agent-graph-night': { illustration: () => agents('night'), ground: NIGHT, x: 20, y: 28, scale: 0.82 },
  'build-web-mobile-code': { illustration: build, ground: STAGE, x: 20, y: 28, scale: 0.76 },
  phones: { illustration: phones, ground: STAGE, x: -64, y: 28, scale: 0.716 },
  'editor-night': { illustration: editor, ground: NIGHT, x: 20, y: 28, scale: 0.82 },
  'finops-dashboard': { illustration: (id) => finops(id, 'day'), ground: STAGE, x: 20, y: 28, scale: 0.76 },
  'signchain-contract': { illustration: signchain, ground: STAGE, x: 24, y: 32, scale: 0.7636 },
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
