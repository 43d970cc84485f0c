import { usePageId } from '../id/use-page-id.ts';
import './field.css';
import './joined-choice.css';

interface JoinedChoiceProps {
  legend: string;
  isLegendSeen?: boolean;
  /** `said` is read out by a script when chosen. The first one is chosen at first. */
  options: readonly { value: string | number; label: string; said: string }[];
}

/** One of a few, as joined fields: native radio buttons, which work without script. */
export function JoinedChoice({ legend, isLegendSeen = false, options }: JoinedChoiceProps) {
  const name = usePageId();
  return (
    <fieldset className="joined-choice">
      <legend className={isLegendSeen ? 'field-label' : 'sr-only'}>{legend}</legend>
      <div>
        {options.map(({ value, label, said }, index) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} data-said={said} />
            {label}{' '}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
