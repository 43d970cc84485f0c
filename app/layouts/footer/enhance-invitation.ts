import { saveForNextPage } from '../../ui/form/save-for-next-page.ts';

/** Browsers differ in accepted addresses; the contact form has the site's own rule. */
const somethingAtSomewhere = /[^\s@]@[^\s@]/;

/** Checks the address on submit, and answers a complete one in place; only the link there passes the address on. */
export function enhanceInvitation(invitation: HTMLElement): void {
  const form = invitation.querySelector('form') as HTMLFormElement;
  const input = form.elements.namedItem('email') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const error = form.querySelector('.field-error') as HTMLElement;
  const answer = form.querySelector('[data-carries]') as HTMLAnchorElement;
  const words = error.querySelector('span') as HTMLElement;

  function show(fault: 'required' | 'invalid' | undefined): void {
    words.textContent = (fault && words.dataset[fault]) ?? '';
    error.hidden = !fault;
    if (fault) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  form.noValidate = true;
  button.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isBlank = input.value.trim() === '';
    const fault = isBlank ? 'required' : somethingAtSomewhere.test(input.value) ? undefined : 'invalid';
    show(fault);
    answer.hidden = fault !== undefined;
    (fault ? input : answer).focus();
  });
  input.addEventListener('input', () => {
    show(undefined);
    answer.hidden = true;
  });
  answer.addEventListener('click', () => saveForNextPage('email', input.value.trim()));
}
