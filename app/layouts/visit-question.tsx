import { analytics } from '../../shared/analytics.ts';
import { Button } from '../ui/button/button.tsx';
import './visit-question.css';
import '../ui/surface/card.css';

/** Asks before a counter that sets cookies: app/browser/count-visits.ts shows it, on the privacy page always. */
export function VisitQuestion({ pathname }: { pathname: string }) {
  const question = analytics?.question;
  if (!question) return null;
  return (
    <section
      className="card visit-question"
      aria-labelledby="visit-question"
      data-surface="paper"
      data-visit-question={pathname === '/privacy' ? 'stays' : ''}
      hidden
    >
      <p id="visit-question">{question.text}</p>
      <div className="actions">
        <Button variant="line" size="small" arrow="none" value="yes">
          {question.yes}
        </Button>
        <Button variant="line" size="small" arrow="none" value="no">
          {question.no}
        </Button>
      </div>
    </section>
  );
}
