import { IconFrame } from '../icon/icon-frame.tsx';

/** Outlines of Lucide, since `Icon` would add all icons to the script. */
const outlines = {
  'arrow-left': 'm12 19l-7-7l7-7m7 7H5',
  'arrow-right': 'M5 12h14m-7-7l7 7l-7 7',
  'maximize-2': 'M15 3h6v6m0-6l-7 7M3 21l7-7m-1 7H3v-6',
  'minimize-2': 'm14 10l7-7m-1 7h-6V4M3 21l7-7m-6 0h6v6',
  x: 'M18 6L6 18M6 6l12 12',
};

/** An icon that the browser draws. */
export const ViewerIcon = ({ name }: { name: keyof typeof outlines }) => (
  <IconFrame name={name}>
    <path d={outlines[name]} />
  </IconFrame>
);
