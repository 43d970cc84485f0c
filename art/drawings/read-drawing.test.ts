import { describe, expect, it } from 'vitest';
import { fonts } from '../../shared/site.ts';
import { recordTexts } from '../svg/record-texts.ts';
import { type Drawing, SELF } from './drawing.ts';
import { toSvg } from './list-drawings.ts';
import { readDrawing } from './read-drawing.ts';

const colors = new Map([['#fa721f', '#336699']]);

function read(source: string): { svg: string; faults: string[]; drawing: Drawing | undefined } {
  const faults: string[] = [];
  const drawing = readDrawing(source, {
    colors,
    report: (line, fault) => faults.push(`${line}: ${fault}`),
    open: (address) => `there is no ${address}`,
  });
  return { drawing, faults, svg: drawing ? toSvg(drawing.root).replaceAll(SELF, 'a-') : '' };
}

const picture = (body: string, attributes = 'viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${body}\n</svg>`;

/** Name of the font as programs for drawings write it. */
const display = fonts.display.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** A drawing as Inkscape 1.4 saves it, shorter. */
const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg
   width="95mm"
   height="63mm"
   viewBox="0 0 360 240"
   id="svg1"
   inkscape:version="1.4"
   sodipodi:docname="two-steps.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><title
     id="title1">Two steps</title><sodipodi:namedview
     id="namedview1"
     pagecolor="#ffffff" /><defs
     id="defs1"><linearGradient
       id="linearGradient2"><stop
         style="stop-color:#fa721f;stop-opacity:0.5;"
         offset="0" /></linearGradient><linearGradient
       xlink:href="#linearGradient2"
       id="linearGradient3"
       gradientUnits="userSpaceOnUse" /></defs><g
     inkscape:label="Layer 1"
     inkscape:groupmode="layer"
     id="layer1"
     transform="matrix(1,0,0,1,-4,-6)"><path
       style="fill:url(#linearGradient3);fill-opacity:1;stroke:#1b120c;stroke-opacity:0.102;-inkscape-stroke:none"
       d="m 24,150.12345 h 100.5 v 40 z"
       sodipodi:nodetypes="cccc" /><text
       xml:space="preserve"
       style="font-size:18px;line-height:1.25;font-family:'${display}';-inkscape-font-specification:'${display}';letter-spacing:0px;fill:#16120f;fill-opacity:1;stroke:none;stroke-width:0.75"
       x="30"
       y="50"><tspan
         sodipodi:role="line"
         x="30"
         y="50"
         style="font-weight:600">First step</tspan><tspan
         sodipodi:role="line"
         x="30"
         y="72.5"
         style="font-weight:bold">and <tspan
   style="fill:#fa721f">second</tspan> step</tspan></text></g><g
     inkscape:label="Notes"
     style="display:none"><text
       style="font-family:'Comic Sans MS'">a note</text></g><metadata><rdf:RDF /></metadata></svg>
`;

describe('a drawing as Inkscape saves it', () => {
  const { svg, faults, drawing } = read(INKSCAPE);

  it('has no faults, and the size of its field', () => {
    expect(faults).toEqual([]);
    expect(drawing?.viewBox).toEqual({ left: 0, top: 0, width: 360, height: 240 });
    expect(svg).toMatch(/^<svg xmlns="[^"]*" viewBox="0 0 360 240">/);
  });

  it('keeps nothing of the program, and nothing that is hidden', () => {
    expect(svg).not.toMatch(/inkscape|sodipodi|rdf|style=|title|note|xlink|mm"/);
  });

  it('has its texts line by line, each with place, size, weight and face', () => {
    expect(svg).toContain(
      '<text x="30" y="50" font-size="18" font-family="display" fill="#16120f" font-weight="600">First step</text>',
    );
    expect(svg).toContain('font-weight="700">and <tspan fill="#336699">second</tspan> step</text>');
    expect(recordTexts(svg).map(({ words, box }) => [words, box[0]])).toEqual([
      ['First step', 26],
      ['and second step', 26],
    ]);
  });

  it('has the colors of the site, with their opacities, and references of its own', () => {
    expect(svg).toContain('stop-color="#33669980"');
    expect(svg).toContain('stroke="#1b120c1a"');
    expect(svg).toContain('fill="url(#a-linearGradient3)"');
    expect(svg).toContain('href="#a-linearGradient2"');
  });
});

it('a drawing of other programs keeps what classes and groups give its shapes and texts', () => {
  const { svg, faults } = read(
    picture(`<style>.a{fill:#fa721f}</style><g font-family="Comic Sans MS, sans-serif" font-size="20pt" fill="none"><rect class="a"/>
      <text x="1" y="2" class="a" letter-spacing="0em" opacity=".5">Two
      words</text></g>`),
  );
  expect(faults).toEqual([]);
  expect(svg).toContain('<rect fill="#336699"/>');
  expect(svg).toMatch(
    /<g opacity=".5"><text x="1" y="2" font-size="26.6\d*" font-family="text" fill="#336699">Two words</,
  );
});

it('a color outside the palette is unchanged', () => {
  expect(read(picture('<path fill="rgb(1, 2, 3)" stroke="#FA721F"/>')).svg).toContain(
    'fill="#010203" stroke="#336699"',
  );
});

it('an opacity comes once to words and shapes, whether they or their group have it', () => {
  const { svg } = read(picture('<g fill-opacity=".5"><path fill="#fa721f" fill-opacity="1"/><text>A</text></g>'));
  expect(svg).toContain('<path fill="#336699" fill-opacity="1"/>');
  expect(svg).toContain('<g fill-opacity="1"><text');
  expect(svg).toContain('fill="#00000080">A');
});

describe('a drawing is refused with its line and a solution when it', () => {
  it.each([
    ['is no SVG', 'hello', /^1: this is not SVG/],
    ['is another document', '<html xmlns="x"/>', /^1: this is not SVG, which begins with <svg>/],
    ['ends too early', picture('<g>'), /^3: this is not SVG \(.+\): correct the line/],
    ['says no size', picture('', 'width="80mm" height="60"'), /^1: .+no viewBox.+write <svg viewBox="0 0 80 60">/],
    ['runs a script', picture('<g/>\n<script>alert(1)</script>'), /^3: <script> is not allowed.+remove it/],
    ['waits for a click', picture('<path\nonclick="go()"/>'), /^2: onclick runs a script/],
    ['moves', picture('<path><animate attributeName="x"/></path>'), /^2: <animate> is not allowed/],
    ['holds a page', picture('<foreignObject/>'), /^2: <foreignObject> .+ plain SVG/],
    ['loads a style', picture('<style>@import "a.css";</style>'), /^2: <style> .+ give the shapes their colors/],
    ['loads a shape', picture('<use href="https://x.example/a.svg#b"/>'), /^2: href leads out of the drawing/],
    ['loads a gradient', picture('<path style="fill:url(a.svg#b)"/>'), /^2: fill leads out of the drawing/],
    ['names an id that it lacks', picture('<path fill="url(#b)"/>'), /^2: fill names #b, .+ draw it/],
    ['has an id twice', picture('<path id="a"/>\n<path id="a"/>'), /^3: the id a is there twice/],
    ['has a color that is none', picture('<path fill="var(--sol)"/>'), /^2: fill is no color: var\(--sol\)/],
    [
      'has a font of others',
      picture('<text font-family="Comic Sans MS">A</text>'),
      new RegExp(`^2: the font Comic Sans MS is not .+${fonts.text}`),
    ],
    [
      'has an opacity that is none',
      picture('<path fill="#fff" fill-opacity="half"/>'),
      /^2: fill-opacity is not a number from 0 to 1/,
    ],
    ['has a sum for a color', picture('<path fill="calc(1px)"/>'), /^2: fill is no color: calc/],
    ['has a letter that the font lacks', picture('<text>\n<tspan>a 🦬 b</tspan></text>'), /^3: the font .+ lacks 🦬/u],
    ['has a brace', picture('<text>run() {</text>'), /^2: braces have no meaning/],
    ['is set in italics', picture('<text font-style="italic">A</text>'), /^2: the fonts have no italic/],
    ['is set wide', picture('<text style="letter-spacing:2px">A</text>'), /^2: .+ remove letter-spacing/],
    ['places each letter', picture('<text x="1 2 3">Abc</text>'), /^2: x="1 2 3" is not one place/],
    ['has two sizes in a line', picture('<text>A <tspan font-size="30">b</tspan></text>'), /^2: a line has one font/],
    ['has a size that depends', picture('<text font-size="2em">A</text>'), /^2: the size 2em depends/],
    ['has words along a line', picture('<text><textPath>A</textPath></text>'), /^2: <textPath> in a text/],
    ['is moved by a style', picture('<g style="transform:translate(4px)"/>'), /^2: transform is not understood/],
    ['blends', picture('<path style="mix-blend-mode:multiply"/>'), /^2: a blend mode is lost/],
    ['shows what is not there', picture('<image xlink:href="b.svg"/>'), /^2: there is no b.svg/],
  ])('%s', (_, source, fault) => {
    const { faults, drawing } = read(source);
    expect(drawing).toBeUndefined();
    expect(faults[0]).toMatch(fault);
    expect(faults).toHaveLength(1);
  });
});
