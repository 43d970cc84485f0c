import { sectors } from '../../covers/sectors.ts';
import { random } from '../../svg/number.ts';

/** A facade by night, with one lit window. */
export const videoPoster = (id: string): string => sectors(id, random('video-7'), 'night');
