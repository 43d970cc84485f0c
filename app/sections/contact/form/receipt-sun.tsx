import { useEffect, useId, useState } from 'react';

const hourMs = 3_600_000;
const minuteMs = 60_000;

export interface TimeLeftWords {
  /** {hours} is how many are left, begun ones counted. */
  hours: string;
  hour: string;
  /** When the time has passed. */
  over: string;
}

interface ReceiptSunProps extends TimeLeftWords {
  /** Hours that were promised: one fin each. */
  promised: number;
  dueAt: Date;
}

/** The sun crosses as many fins as hours were promised, and sinks as they pass. */
export function ReceiptSun({ hours, hour, over, promised, dueAt }: ReceiptSunProps) {
  const id = useId();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(clock);
  }, []);
  const left = Math.min(promised, Math.max(0, (dueAt.getTime() - now) / hourMs));
  const passed = 1 - left / promised;
  const begun = Math.ceil(left);
  const fins = Array.from({ length: promised }, (_, index) => `M${index * 10} 0h8v64h-8z`).join('');
  const words = begun === 0 ? over : begun === 1 ? hour : hours.replace('{hours}', String(begun));
  return (
    <div className="receipt-sun">
      <p>{words}</p>
      <svg viewBox={`0 0 ${promised * 10 - 2} 64`} aria-hidden>
        <clipPath id={id}>
          <path d={fins} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <path className="receipt-fins" d={`M0 0h${promised * 10}v64H0z`} />
          <circle cx={30 + passed * (promised * 10 - 60)} cy={30 + passed * 62} r="26" />
        </g>
      </svg>
    </div>
  );
}
