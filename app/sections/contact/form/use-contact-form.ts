import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type ContactField,
  type ContactMessage,
  contactFields,
  fillMessage,
} from '../../../../shared/contact-message.ts';
import { afterPaint } from '../../../ui/form/after-paint.ts';
import { takeCarried } from '../../../ui/form/carry-along.ts';
import { checkMessage, type Faults } from './check-message.ts';
import { clearDraft, keyFor, restoreDraft, saveDraft } from './draft.ts';
import { type SendResult, sendMessage } from './send-message.ts';

export type ContactNotice = 'success' | 'failure' | 'missing';

/** Everything the contact form does once React is in charge. The fields stay the browser's own, so nothing typed is lost. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [faults, setFaults] = useState<Faults>({});
  const [notice, setNotice] = useState<ContactNotice>();
  const [result, setResult] = useState<SendResult>();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const startedAt = useRef<number>(undefined);

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current, takeCarried('email'));
    // What was typed before React is kept too.
    const message = readMessage(form.current);
    if (contactFields.some((field) => message[field] !== '')) saveDraft(message);
  }, [form]);

  const focusFirst = (wrong: Faults) => {
    const name = contactFields.find((field) => wrong[field]);
    if (name) (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Not the button's state: a second click can arrive before React has drawn it.
    if (underWay.current) return;
    const message = readMessage(event.currentTarget);
    const wrong = checkMessage(message);
    setFaults(wrong);
    if (Object.values(wrong).includes('missing')) return afterPaint(() => setNotice('missing'));
    if (Object.keys(wrong).length > 0) return focusFirst(wrong);

    underWay.current = true;
    setSending(true);
    const fillMs = startedAt.current === undefined ? undefined : performance.now() - startedAt.current;
    const outcome = await sendMessage(message, keyFor(message), fillMs);
    underWay.current = false;
    setSending(false);
    setResult(outcome);
    setNotice(outcome.ok ? 'success' : 'failure');
    if (!outcome.ok) return;
    clearDraft();
    form.current?.reset();
  }

  function input(event: FormEvent<HTMLFormElement>) {
    startedAt.current ??= performance.now();
    saveDraft(readMessage(event.currentTarget));
    const { name } = event.target as HTMLInputElement;
    setFaults(({ [name as ContactField]: _mended, ...rest }) => rest);
  }

  function closeNotice() {
    setNotice(undefined);
    focusFirst(faults);
  }

  return { faults, notice, result, sending, submit, input, closeNotice };
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  return fillMessage((name) => String(data.get(name) ?? ''));
}
