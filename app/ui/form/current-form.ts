/** The form that is in the document now: an extension may have put a copy in its place since an event. */
export function currentForm(form: HTMLFormElement): HTMLFormElement {
  if (form.isConnected) return form;
  return document.querySelector<HTMLFormElement>(`[data-form="${form.dataset.form}"]`) ?? form;
}
