import { expect, it } from 'vitest';
import { inheritedSocket } from './listen.ts';

it('takes the one socket that was opened for this process, and none that was meant for another', () => {
  expect(inheritedSocket({}, 7)).toBeUndefined();
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3);
  expect(inheritedSocket({ LISTEN_PID: '8', LISTEN_FDS: '1' }, 7)).toBeUndefined();
  expect(() => inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7)).toThrow('2 sockets');
});
