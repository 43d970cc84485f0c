import { createLucideIcon } from 'lucide-react';

/** Three joined points. The set's own has a class with “share” in its name, which blockers hide. */
export const JoinedPointsIcon = createLucideIcon({
  name: 'pass-on',
  size: 24,
  node: [
    ['circle', { key: 'top', cx: '18', cy: '5', r: '3' }],
    ['circle', { key: 'start', cx: '6', cy: '12', r: '3' }],
    ['circle', { key: 'bottom', cx: '18', cy: '19', r: '3' }],
    ['line', { key: 'down', x1: '8.59', x2: '15.42', y1: '13.51', y2: '17.49' }],
    ['line', { key: 'up', x1: '15.41', x2: '8.59', y1: '6.51', y2: '10.49' }],
  ],
});
