/** Four hexadecimal digits, and the outline of four fins that stand 2 to 32 high, digit by digit, on a field of 38 by 32. */
export interface DigitGroup {
  digits: string;
  fins: string;
}

/** The sixteen groups of a fingerprint. */
export function groupDigits(fingerprint: string): DigitGroup[] {
  return (fingerprint.match(/.{4}/g) ?? []).map((digits) => ({
    digits,
    fins: [...digits].map((digit, place) => `M${place * 10} 32v${-2 - 2 * Number.parseInt(digit, 16)}h8V32z`).join(''),
  }));
}
