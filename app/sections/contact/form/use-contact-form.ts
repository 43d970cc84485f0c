import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactField,
  type ContactMessage,
  contactFields,
  fillMessage,
} from '../../../../shared/contact-message.ts';
import { afterPaint } from '../../../ui/form/after-paint.ts';
import { takeCarried } from '../../../ui/form/carry-along.ts';
import { checkMessage, type Faults } from './check-message.ts';
import { clearDraft, keyFor, restoreDraft, saveDraft, savedAbout } from './draft.ts';
import { type SendResult, sendMessage } from './send-message.ts';

export type ContactNotice = 'success' | 'failure' | 'missing';

/** Everything the contact form does once React is in charge. The fields stay the browser's own, so nothing typed is lost. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  receiptHeading: RefObject<HTMLHeadingElement | null>,
  aboutLabel: string,
) {
  const [faults, setFaults] = useState<Faults>({});
  const [notice, setNotice] = useState<ContactNotice>();
  const [result, setResult] = useState<SendResult>();
  const [sending, setSending] = useState(false);
  const [about, setAbout] = useState('');
  const underWay = useRef(false);
  const startedAt = useRef<number>(undefined);

  useEffect(() => {
    if (!form.current) return;
    const chosen = takeCarried('about') || savedAbout();
    setAbout(chosen);
    restoreDraft(form.current, takeCarried('email'));
    // What was typed before React is kept too.
    const message = readMessage(form.current);
    if (chosen || contactFields.some((field) => message[field] !== '')) saveDraft(message, chosen);
  }, [form]);

  const focusStart = () => form.current?.querySelector('input')?.focus();
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
    if (Object.values(wrong).includes('missing')) {
      // The button answers first; marks and notice are then drawn in one frame.
      return afterPaint(() => {
        setFaults(wrong);
        setNotice('missing');
      });
    }
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(wrong);

    underWay.current = true;
    setSending(true);
    const fillMs = startedAt.current === undefined ? undefined : performance.now() - startedAt.current;
    const sent = about ? { ...message, message: `${aboutLabel} ${about}\n\n${message.message}` } : message;
    const outcome = await sendMessage(sent, keyFor(sent), fillMs);
    underWay.current = false;
    setSending(false);
    setResult(outcome);
    setNotice(outcome.ok ? 'success' : 'failure');
    if (!outcome.ok) return;
    clearDraft();
    setAbout('');
    form.current?.reset();
  }

  function input(event: FormEvent<HTMLFormElement>) {
    startedAt.current ??= performance.now();
    saveDraft(readMessage(event.currentTarget), about);
    const { name } = event.target as HTMLInputElement;
    setFaults(({ [name as ContactField]: _mended, ...rest }) => rest);
  }

  function closeNotice() {
    setNotice(undefined);
    if (result?.ok) receiptHeading.current?.focus();
    else focusFirst(faults);
  }

  function removeAbout() {
    setAbout('');
    if (!form.current) return;
    saveDraft(readMessage(form.current));
    focusStart();
  }

  function writeAnother() {
    flushSync(() => setResult(undefined));
    focusStart();
  }

  return { faults, notice, result, sending, about, submit, input, closeNotice, removeAbout, writeAnother };
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  return fillMessage((name) => String(data.get(name) ?? ''));
}
