import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { usePageId } from '../../ui/id/use-page-id.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Two log-ins that are not connected yet: they have no effect, as the note explains. */
export function Providers({ divider, google, facebook, note }: NonNullable<Props['providers']>) {
  const noteId = `${usePageId()}note`;
  return (
    <>
      <p className="or small muted">
        <span>{divider}</span>
      </p>
      <div className="providers">
        <Provider mark={googleMark} noteId={noteId}>
          {google}
        </Provider>{' '}
        <Provider mark={facebookMark} noteId={noteId}>
          {facebook}
        </Provider>
        <p id={noteId} className="small muted">
          {note}
        </p>
      </div>
    </>
  );
}

function Provider({ mark, noteId, children }: { mark: ReactNode; noteId: string; children: string }) {
  return (
    <Button variant="line" arrow="none" aria-describedby={noteId}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden>
        {mark}
      </svg>
      {children}
    </Button>
  );
}

/** The companies' own colors, which they require on such buttons; nowhere else on the site. */
const googleMark = (
  <>
    <path
      fill="#4285f4"
      d="M23 12.25c0-.8-.07-1.57-.2-2.25H12v4.26h6.17a5.28 5.28 0 0 1-2.29 3.46v2.88h3.7C21.75 18.6 23 15.7 23 12.25z"
    />
    <path
      fill="#34a853"
      d="M12 23.5c3.1 0 5.7-1.03 7.58-2.9l-3.7-2.88c-1.03.69-2.34 1.1-3.88 1.1-2.99 0-5.52-2.02-6.42-4.73H1.76v2.97A11.5 11.5 0 0 0 12 23.5z"
    />
    <path fill="#fbbc05" d="M5.58 14.09a6.9 6.9 0 0 1 0-4.19V6.94H1.76a11.5 11.5 0 0 0 0 10.12z" />
    <path
      fill="#ea4335"
      d="M12 5.18c1.69 0 3.2.58 4.39 1.72l3.28-3.28A11.5 11.5 0 0 0 1.76 6.94L5.58 9.9C6.48 7.2 9.01 5.18 12 5.18z"
    />
  </>
);

const facebookMark = (
  <path
    fill="#0866ff"
    d="M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z"
  />
);
