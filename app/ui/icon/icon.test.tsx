import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readNames } from '../../load/names.ts';
import { ViewerIcon } from '../lightbox/viewer-icon.tsx';
import { Icon, type IconName } from './icon.tsx';

const draw = (name: string) => renderToStaticMarkup(<Icon name={name as IconName} />);
const { icons } = readNames(resolve(import.meta.dirname, '../../..'), false);

it('Every icon that content may name is drawn with the lines of its frame', () => {
  expect(icons.length).toBeGreaterThan(1000);
  const drawings = icons.map((name) => ({ name, drawing: draw(name) }));
  expect(drawings.filter(({ drawing }) => !/<(?:circle|ellipse|path|rect) /.test(drawing))).toEqual([]);
  expect(drawings.filter(({ drawing }) => drawing.split('stroke=').length !== 2)).toEqual([]);
});

it('An icon has a former name too', () => {
  expect(icons).toContain('alert-circle');
  expect(draw('alert-circle')).toBe(draw('circle-alert'));
});

it.each(['arrow-left', 'arrow-right', 'maximize-2', 'minimize-2', 'x'] as const)(
  'The viewer and pages draw the same icon %s',
  (name) => {
    expect(renderToStaticMarkup(<ViewerIcon name={name} />).replace('></path>', '/>')).toBe(draw(name));
  },
);
