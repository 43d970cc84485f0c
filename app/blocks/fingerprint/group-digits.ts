/** Four hexadecimal digits, and the outlines of their fins, which stand 2 to 32 high on a field of 38 by 32. */
export interface DigitGroup {
  digits: string;
  /** Of the digits that stand in both fingerprints, and of those that only this one has. */
  same: string;
  differs: string;
}

/** The sixteen groups of a fingerprint, beside one that it is compared with. */
export function groupDigits(fingerprint: string, other: string): DigitGroup[] {
  return (fingerprint.match(/.{4}/g) ?? []).map((digits, group) => {
    const outline = (isSame: boolean) =>
      [...digits]
        .map((digit, place) =>
          (other[group * 4 + place] === digit) === isSame
            ? `M${place * 10} 32v${-2 - 2 * Number.parseInt(digit, 16)}h8V32z`
            : '',
        )
        .join('');
    return { digits, same: outline(true), differs: outline(false) };
  });
}
