/**
 * The script of one kind of form, named in `data-form`. It gets the form at each event and keeps no element of it:
 * translators, extensions and password managers may wrap, move and replace elements, too.
 */
export interface FormScript {
  /** Runs once, for each form that the document has when the script arrives. */
  begin?(form: HTMLFormElement): void;
  input?(form: HTMLFormElement): void;
  submit(form: HTMLFormElement): void;
  /** Tells whether the form must go to the server, as without script. */
  isNative?(form: HTMLFormElement): boolean;
}
