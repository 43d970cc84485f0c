/** Live region that reads the note of this id aloud after a submit, and is empty until then. */
export function RepeatedNote({ of }: { of: string }) {
  return <p id={`${of}-repeated`} className="sr-only" role="status" />;
}
