/** Four hexadecimal digits, and the outlines of their fins, 2 to 32 high on a field of 38 by 32. */
export interface DigitGroup {
  digits: string;
  /** Outline of digits in both fingerprints; the other one is of those in this alone. */
  same: string;
  differs: string;
}

/** The sixteen groups of a fingerprint, compared with another one. */
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
