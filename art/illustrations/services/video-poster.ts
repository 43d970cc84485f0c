import { sectors } from '../../covers/sectors.ts';
import { beton } from '../../palette.ts';
import { random } from '../../svg/number.ts';

/** A facade by night. The lit window bears the sign of what the picture stands for: a video. */
export const videoPoster = (id: string): string =>
  sectors(id, random('video-7'), 'night').replace(
    '</svg>',
    `<path d="M545 237l28 20.6-28 20.6z" fill="${beton(950)}"/></svg>`,
  );
