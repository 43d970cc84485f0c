import { describe, expect, it } from 'vitest';
import { fitInside, kindOfName, kindOfType, youtubeId } from './source.ts';

describe('The kind of a source by its name', () => {
  it.each([
    ['/art/one.svg', 'image'],
    ['/art/one.JPG?width=200', 'image'],
    ['https://site.example/film.mp4#t=10', 'video'],
    ['https://youtu.be/abcdefghijk', 'youtube'],
    ['/art/one', undefined],
    ['/svg', undefined],
    ['/page.html', undefined],
  ])('%s is %s', (src, kind) => {
    expect(kindOfName(src)).toBe(kind);
  });
});

it('Only a picture or a video is one, whatever else the server says', () => {
  expect(kindOfType('image/png')).toBe('image');
  expect(kindOfType(' Video/MP4; codecs="avc1"')).toBe('video');
  for (const type of ['text/html', 'application/pdf', 'imagery/png', '', null])
    expect(kindOfType(type)).toBe('invalid');
});

it('A YouTube address is known in every form people copy, and nothing else is', () => {
  const id = 'abc-DEF_123';
  for (const src of [
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?list=x&v=${id}&t=3`,
    `https://m.youtube.com/shorts/${id}`,
    `https://youtu.be/${id}?si=x`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ])
    expect(youtubeId(src)).toBe(id);
  for (const src of ['https://www.youtube.com/', `https://youtube.com.example/watch?v=${id}`, '/watch?v=abcdefghijk'])
    expect(youtubeId(src)).toBeUndefined();
});

describe('Fitting', () => {
  const size = { width: 1920, height: 1080 };
  it('keeps what has room', () => expect(fitInside(size, { width: 4000, height: 2000 })).toEqual(size));
  it('keeps the shape where the room is narrow', () =>
    expect(fitInside(size, { width: 960, height: 1000 })).toEqual({ width: 960, height: 540 }));
  it('keeps the shape where the room is low', () =>
    expect(fitInside(size, { width: 1920, height: 270 })).toEqual({ width: 480, height: 270 }));
});
