import { X } from 'lucide-react';

export interface AboutWords {
  label: string;
  remove: string;
}

interface AboutLineProps extends AboutWords {
  /** As `Starter, annually`. */
  about: string;
  onRemove: () => void;
}

/** What the visitor came from: it becomes the first line of the message, unless it is taken away. */
export function AboutLine({ about, label, remove, onRemove }: AboutLineProps) {
  return (
    <p className="about-line">
      <span>
        {label} <b>{about}</b>
      </span>
      <button type="button" aria-label={`${remove}: ${about}`} onClick={onRemove}>
        <X className="icon" aria-hidden />
      </button>
    </p>
  );
}
