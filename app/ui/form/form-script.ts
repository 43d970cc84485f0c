/**
 * The script of one kind of form, named in `data-form`. It gets the form anew at each event and keeps no element of it: the
 * page belongs to translators, extensions and password managers, too, which wrap, move and replace what was served.
 */
export interface FormScript {
  /** Runs once, for each form that the document has when the script arrives. */
  begin?(form: HTMLFormElement): void;
  input?(form: HTMLFormElement): void;
  submit(form: HTMLFormElement): void;
  /** Whether the form cannot be served here, and goes to the server as it would without script. */
  isNative?(form: HTMLFormElement): boolean;
}
