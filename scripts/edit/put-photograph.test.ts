import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { putPhotograph } from './put-photograph.ts';

function openFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'photographs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}
const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#fa8' } })
    .png()
    .toBuffer();

it('a photograph is kept unchanged, and prepared for pages', async () => {
  const root = openFolder();
  const bytes = await picture();
  await putPhotograph(root, 'people/anna.png', bytes);
  expect(readFileSync(join(root, 'content/photographs/people/anna.png'))).toEqual(bytes);
  expect(readFileSync(join(root, 'app/photographs/index.json'), 'utf8')).toContain('people/anna.png');
  await expect(putPhotograph(root, 'people/anna.png', bytes)).rejects.toThrow('already');
});

it('a file that is no picture is not kept', async () => {
  const root = openFolder();
  await expect(putPhotograph(root, 'a.jpg', Buffer.from('words'))).rejects.toThrow('a.jpg could not be read');
  expect(existsSync(join(root, 'content/photographs/a.jpg'))).toBe(false);
});

it.each(['../a.jpg', 'a/../../b.jpg', '/a.jpg', 'a.svg', '.jpg', 'a b.jpg', ''])('%j is no name', async (name) => {
  await expect(putPhotograph(openFolder(), name, await picture())).rejects.toThrow('has a name such as');
});
