import { expect, it } from 'vitest';
import { hashData } from './hash-data.ts';

const One = ({ word }: { word: string }) => <p>{word}</p>;
const Other = ({ word }: { word: string }) => <p>{word}</p>;

it('equal data have one hash, and any change of a value, a name or an order another', () => {
  const make = () => ({ title: 'A', tags: ['a', 'b'], none: undefined });
  expect(hashData(make())).toBe(hashData(make()));
  const others = [
    { ...make(), title: 'B' },
    { ...make(), tags: ['b', 'a'] },
    { ...make(), none: null },
    { word: 1 },
    { word: '1' },
  ];
  expect(new Set([make(), ...others].map(hashData)).size).toBe(others.length + 1);
});

it('an element is told from another by its component, its key and its props', () => {
  const elements = [
    <One key="a" word="a" />,
    <One key="a" word="b" />,
    <One key="b" word="a" />,
    <Other key="a" word="a" />,
  ];
  expect(new Set(elements.map(hashData)).size).toBe(elements.length);
  expect(hashData(<One word="a" />)).toBe(hashData(<One word="a" />));
});

it('what can change unseen is refused', () => {
  for (const value of [() => 1, new Date(0), new Map(), { inside: [new Set()] }])
    expect(() => hashData(value)).toThrow(/drawn from data/);
});
