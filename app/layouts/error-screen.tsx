import words from '../../shared/words/labels.json' with { type: 'json' };
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Rich } from '../ui/text/rich-text.tsx';
import './error-screen.css';

const { heading, text, reload, home, report, tell } = words.error;
const [before = '', after = ''] = report.split('{link}');

/**
 * Replaces a page that cannot be drawn: status and status text, or the error's message. The stack is for developers and
 * stays out of the published site: it would show file names and code positions.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const stack = import.meta.env.DEV && error instanceof Error && error.name !== 'SourceFault' ? error.stack : undefined;
  return (
    <section className="error-screen" role="alert">
      <h1 className="text-small-title">{heading}</h1>
      {reasonOf(error)
        .split('\n')
        .map((line) => (
          <p key={line} className="lead error-reason">
            {line}
          </p>
        ))}
      <p>{text}</p>
      <p>
        <Rich text={[before, { text: tell, to: '/contact' }, after]} />
      </p>
      {stack && <pre>{stack}</pre>}
      <div className="actions">
        <ButtonLink action={{ label: home, to: '/' }} />
        <form>
          <Button type="submit" variant="line" arrow="none">
            {reload}
          </Button>
        </form>
      </div>
    </section>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return String(error);
}
