import { type FormEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { afterPaint } from '../../ui/form/after-paint.ts';

export type Fault = 'missing' | 'invalid';
export type AccountNotice = 'missing' | 'terms';

interface Checks {
  /** Names of the fields, in their order. */
  fields: readonly string[];
  /** Name of a box that has to be ticked. */
  box?: string | undefined;
  /** Whether empty fields are told in a notice, or at the fields alone. */
  hasNotice: boolean;
}

/**
 * The checks of a form that leads nowhere: empty fields first, then the box, then the browser's own check of the address.
 * A form without fault does nothing at all: it sends nothing, stores nothing, says nothing, and keeps what was typed.
 */
export function useAccountForm(form: RefObject<HTMLFormElement | null>, { fields, box, hasNotice }: Checks) {
  const [faults, setFaults] = useState<Partial<Record<string, Fault>>>({});
  const [notice, setNotice] = useState<AccountNotice>();

  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const focusFirst = (wrong: typeof faults) => {
    const name = [...fields, box].find((each) => each && wrong[each]);
    if (name) control(name).focus();
  };
  // The button answers first; marks and notice are then drawn in one frame.
  const tell = (what: AccountNotice, wrong: typeof faults) =>
    afterPaint(() => {
      setFaults(wrong);
      setNotice(what);
    });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const empty = fields.filter((name) => control(name).value.trim() === '');
    const unticked = box !== undefined && !control(box).checked;
    const invalid = fields.find((name) => !control(name).validity.valid);

    if (empty.length > 0) {
      const wrong = Object.fromEntries(empty.map((name) => [name, 'missing' as const]));
      if (hasNotice) return tell('missing', wrong);
      setFaults(wrong);
      focusFirst(wrong);
    } else if (unticked) {
      tell('terms', { [box]: 'missing' });
    } else if (invalid) {
      const wrong = { [invalid]: 'invalid' as const };
      setFaults(wrong);
      focusFirst(wrong);
    } else {
      setFaults({});
    }
  }

  function input(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setFaults(({ [name]: _mended, ...rest }) => rest);
  }

  function closeNotice() {
    setNotice(undefined);
    focusFirst(faults);
  }

  return { faults, notice, submit, input, closeNotice };
}
