/** First stop of the keyboard: past the navigation, to the words. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      Skip to content
    </a>
  );
}
