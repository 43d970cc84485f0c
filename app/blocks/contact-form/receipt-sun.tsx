import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';
import { usePageId } from '../../ui/id/use-page-id.ts';
import '../../ui/figure/fins.css';

type ReceiptSunProps = Props['form']['receipt']['left'] & {
  /** Promised hours: one fin each. */
  promised: number;
};

/** The sun crosses one fin for each promised hour, and sinks as they pass: see show-receipt.ts. */
export function ReceiptSun({ hours, hour, over, promised }: ReceiptSunProps) {
  const id = usePageId();
  const fins = Array.from({ length: promised }, (_, index) => `M${index * 10} 0h8v64h-8z`).join('');
  return (
    <div className="stack gap-3 receipt-sun">
      <p data-hours={hours} data-hour={hour} data-over={over} />
      <svg viewBox={`0 0 ${promised * 10 - 2} 64`} aria-hidden>
        <clipPath id={id}>
          <path d={fins} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <path className="receipt-fins" d={`M0 0h${promised * 10}v64H0z`} />
          <circle className="fins-lit" r="26" />
        </g>
      </svg>
    </div>
  );
}
