/** Whether the words of the page run from right to left. */
export const isRightToLeft = (): boolean => document.dir === 'rtl';

const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as it is meant: `ArrowRight` leads on, which is the key to the left where words run from right to left. */
export const meantKey = ({ key }: Pick<KeyboardEvent, 'key'>): string => (isRightToLeft() && turned[key]) || key;
