import { groupDigits } from './group-digits.ts';
import './style.css';
import '../../ui/figure/fins.css';

interface FingerprintFinsProps {
  fingerprint: string;
  /** The other fingerprint: fins of different digits are lit. */
  other: string;
}

/** Sixteen groups of four digits, each under four fins as high as the digits. */
export function FingerprintFins({ fingerprint, other }: FingerprintFinsProps) {
  return (
    <ol className="fingerprint-fins">
      {groupDigits(fingerprint, other).map(({ digits, same, differs }, index) => (
        <li key={index} data-differs={differs !== ''}>
          <svg className="fins" viewBox="0 0 38 32" preserveAspectRatio="xMinYMax" aria-hidden>
            <path d={same} />
            <path className="fins-lit" d={differs} />
          </svg>
          <code>{digits}</code>
        </li>
      ))}
    </ol>
  );
}
