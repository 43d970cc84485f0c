/** The form in the document now: an extension may have replaced it by a copy since an event. */
export function currentForm(form: HTMLFormElement): HTMLFormElement {
  if (form.isConnected) return form;
  return document.querySelector<HTMLFormElement>(`[data-form="${form.dataset.form}"]`) ?? form;
}
