import { expect, it } from 'vitest';
import { parseKeep, parseOffsite } from './backup.ts';

it('How long copies are kept is read by days, weeks and months', () => {
  expect(parseKeep('14d 8w 12m')).toEqual({ days: 14, weeks: 8, months: 12 });
  expect(parseKeep('7d,2m')).toEqual({ days: 7, weeks: 0, months: 2 });
});

it.each(['', '14', '14x', '-1d', '0d 0w', '0d'])('A rule that keeps nothing or is none is refused: "%s"', (text) => {
  expect(() => parseKeep(text)).toThrow(/has to be days|keep no copy/);
});

it('A place on another machine is read, and one that looks like a command is refused', () => {
  expect(parseOffsite('rclone:b2:company/backups/')).toEqual({
    program: 'rclone',
    host: 'b2',
    folder: 'company/backups',
  });
  expect(parseOffsite('ssh:copies@vault.company.com:website')).toMatchObject({ host: 'copies@vault.company.com' });
  for (const text of [
    'vault:website',
    'ssh:vault',
    'ssh:-oProxyCommand=x:y',
    'ssh:vault:a b',
    'ssh:vault:a"\nrm x',
    'ssh:vault:$(x)',
  ])
    expect(() => parseOffsite(text)).toThrow('has to be');
});
