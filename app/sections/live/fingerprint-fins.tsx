import { groupDigits } from './group-digits.ts';

interface FingerprintFinsProps {
  fingerprint: string;
  /** What it is compared with: digits that differ are lit. */
  other: string;
}

/** Sixteen groups of four digits, each under four fins as high as the digits. */
export function FingerprintFins({ fingerprint, other }: FingerprintFinsProps) {
  const compared = groupDigits(other);
  return (
    <ol className="fingerprint-fins">
      {groupDigits(fingerprint).map((group, index) => (
        <li key={index} data-differs={group.digits !== compared[index]?.digits}>
          <svg viewBox="0 0 38 32" preserveAspectRatio="xMinYMax" aria-hidden>
            <path d={group.fins} />
          </svg>
          <code>{group.digits}</code>
        </li>
      ))}
    </ol>
  );
}
