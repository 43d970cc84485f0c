/** Tells whether words run from right to left. */
export const isRightToLeft = (): boolean => document.dir === 'rtl';

const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The meaning of a key: `ArrowRight` means forward, which is the left key in right-to-left pages. */
export const logicalKey = ({ key }: Pick<KeyboardEvent, 'key'>): string => (isRightToLeft() && turned[key]) || key;
