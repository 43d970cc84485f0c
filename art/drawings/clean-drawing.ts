import type { XastElement } from 'svgo';
import { type Cleaning, type Drawing, SELF } from './drawing.ts';
import { flattenText, inheritStyle, type TextStyle } from './drawing-text.ts';
import { placeDrawing } from './place-drawing.ts';
import { toSiteColor } from './site-colors.ts';

/** Elements of a drawing: an `<img>` shows all of them, and none of them moves or runs. */
const SHAPES = new Set(
  [
    'a circle clipPath defs ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg symbol use',
    'filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur',
    'feMerge feMergeNode feMorphology feOffset feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

const WAY_OUT: Record<string, string> = {
  flowRoot: 'in Inkscape choose Text, Convert to Text',
  foreignObject: 'save the drawing as plain SVG',
  switch: 'save the drawing as plain SVG',
  style: 'give the shapes their colors themselves',
};

/** Attributes with a color, and the one that holds its opacity. */
const PAINTS = {
  fill: 'fill-opacity',
  stroke: 'stroke-opacity',
  'stop-color': 'stop-opacity',
  'flood-color': 'flood-opacity',
} as const;
const paints = Object.entries(PAINTS) as [keyof typeof PAINTS, string][];

/** `0.5`, `50%` -> 0.5 @returns NaN if it is neither */
const toShare = (opacity = '1'): number =>
  opacity.endsWith('%') ? Number(opacity.slice(0, -1)) / 100 : Number(opacity);

/** Attributes of text only. */
const OF_TEXTS = /^(?:font|letter-|word-|text-|writing-|line-|baseline-|dominant-|alignment-|direction$|unicode-bidi)/;
/** Attributes of programs and of pages, and styles, which are attributes by now. */
const FOREIGN = /:|^(?:data-|aria-|role$|class$|style$|xmlns$)/;
/** Attributes of a window. */
const OF_WINDOWS = ['version', 'baseProfile', 'width', 'height', 'x', 'y', 'id'];

const TRANSFORM = /^(?:[\s,]*(?:matrix|translate|scale|rotate|skew[XY])\s*\([-+\d.e,\s]*\))*\s*$/i;

const isNoColor = (value: string): boolean =>
  /^(?:none|currentColor|inherit|transparent|context-|url\()/i.test(value.trim());

/** Removes all that belongs to a drawing program. Reports faults. */
export function cleanDrawing(root: XastElement, cleaning: Cleaning): Drawing {
  const children = cleanChildren(root, inheritStyle({}, root), true, cleaning);
  const attributes = cleanAttributes(root, {}, cleaning);
  for (const name of OF_WINDOWS) delete attributes[name];
  const xmlns = 'http://www.w3.org/2000/svg';
  return { viewBox: cleaning.viewBox, root: { ...root, attributes: { xmlns, ...attributes }, children } };
}

/** @param isPlain whether no group around the node is transformed */
function cleanChildren(node: XastElement, around: TextStyle, isPlain: boolean, cleaning: Cleaning): XastElement[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? cleanElement(child, around, isPlain, cleaning) : [],
  );
}

function cleanElement(node: XastElement, around: TextStyle, isPlain: boolean, cleaning: Cleaning): XastElement[] {
  const { name } = node;
  // Data of drawing programs, or hidden.
  if (name.includes(':') || ['title', 'desc', 'metadata'].includes(name) || node.attributes.display === 'none')
    return [];
  if (name === 'style' && !node.children.some((child) => 'value' in child && child.value.trim())) return [];
  const attributes = cleanAttributes(node, around, cleaning);
  if (name === 'image') return placeDrawing(node, isPlain, cleaning);
  if (name === 'text')
    return flattenText(node, attributes, around, {
      report: cleaning.report,
      paint: (at, style) => paintWords(at, style, cleaning),
    });
  if (!SHAPES.has(name)) {
    cleaning.report(node, `<${name}> is not allowed in a drawing: ${WAY_OUT[name] ?? 'remove it'}`);
    return [];
  }
  const isGroup = name === 'g' || name === 'a';
  const staysPlain = isPlain && isGroup && !attributes.transform;
  const children = cleanChildren(node, inheritStyle(around, node), staysPlain, cleaning);
  return [{ type: 'element', name: isGroup ? 'g' : name, attributes, children }];
}

function cleanAttributes(node: XastElement, around: TextStyle, cleaning: Cleaning): Record<string, string> {
  const cleaned: Record<string, string> = {};
  for (const [written, value] of Object.entries(node.attributes)) {
    const name = written === 'xlink:href' ? 'href' : written;
    if (/^on/i.test(name)) cleaning.report(node, `${name} runs a script, which is not allowed: remove the attribute`);
    if (name === 'style' && /mix-blend-mode:\s*(?!normal)/.test(value))
      cleaning.report(node, 'a blend mode is lost: give the shape the color that it shall have');
    if (/transform$/i.test(name) && !TRANSFORM.test(value))
      cleaning.report(node, `${name} is not understood: ${value}; write it as translate(10 20)`);
    const isLeft = FOREIGN.test(name) || OF_TEXTS.test(name) || /^on/i.test(name);
    if (isLeft || (name === 'href' && (node.name === 'a' || node.name === 'image'))) continue;
    cleaned[name] = name === 'id' ? SELF + value : keepInside(node, name, value, cleaning);
  }
  for (const [name, opacity] of paints) {
    const value = cleaned[name];
    if (value === undefined || isNoColor(value)) continue;
    cleaned[name] = toColor(node, name, value, cleaned[opacity], cleaning);
    // The color holds the opacity: an inherited one must not apply.
    if (opacity in cleaned && opacity in around) cleaned[opacity] = '1';
    else delete cleaned[opacity];
  }
  return cleaned;
}

function toColor(
  node: XastElement,
  name: keyof typeof PAINTS,
  value: string,
  opacity: string | undefined,
  cleaning: Cleaning,
): string {
  const share = toShare(opacity);
  if (!(share >= 0)) cleaning.report(node, `${PAINTS[name]} is not a number from 0 to 1: ${opacity}; write it as 0.5`);
  const color = toSiteColor(cleaning.colors, value, Math.min(1, share));
  if (!color) cleaning.report(node, `${name} is no color: ${value}; write it as #rrggbb`);
  return color ?? value;
}

function paintWords(node: XastElement, style: TextStyle, cleaning: Cleaning): string {
  const { fill = 'black', 'fill-opacity': opacity } = style;
  if (isNoColor(fill)) {
    if (toShare(opacity) !== 1)
      cleaning.report(node, 'fill-opacity of words in a gradient is lost: give the text opacity');
    return keepInside(node, 'fill', fill, cleaning);
  }
  return toColor(node, 'fill', fill, opacity, cleaning);
}

/** Keeps references to ids of this drawing, and reports others. */
function keepInside(node: XastElement, name: string, value: string, { ids, report }: Cleaning): string {
  const toId = (address: string): string => {
    const id = address.slice(1);
    if (!address.startsWith('#')) report(node, `${name} leads out of the drawing: remove ${address.slice(0, 60)}`);
    else if (!ids.has(id))
      report(node, `${name} names ${address}, which is not in the drawing: draw it, or remove ${name}`);
    return `#${SELF}${id}`;
  };
  if (name === 'href') return toId(value);
  return value.replace(/url\(\s*(['"]?)(.*?)\1\s*\)/g, (_, __, address: string) => `url(${toId(address)})`);
}
