import { styleText } from 'node:util';
import type { DayCount } from '../../store/lead/lead-reader.ts';
import { type LeadState, leadStates } from '../../store/tables.ts';
import type { Context, Result } from '../context.ts';

const dayMs = 86_400_000;

interface Day {
  date: string;
  messages: number;
  held: number;
  dead: number;
  /** Average time from acceptance to delivery; absent if nothing was delivered. */
  averageSeconds: number | null;
  answered: number;
  /** Average time from acceptance to the answer, as far as answers were marked. */
  answerSeconds: number | null;
}

function toDays(counts: readonly DayCount[], first: number, last: number): Day[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const own = counts.filter(({ day }) => day === first + index);
    const of = (state: string) => own.find((each) => each.state === state);
    const average = of('sent')?.averageMs ?? null;
    const answered = own.reduce((sum, day) => sum + day.answered, 0);
    const answerMs = own.reduce((sum, day) => sum + day.answered * (day.answerMs ?? 0), 0);
    return {
      date: new Date((first + index) * dayMs).toISOString().slice(0, 10),
      messages: own.reduce((sum, { count }) => sum + count, 0),
      held: of('held')?.count ?? 0,
      dead: of('dead')?.count ?? 0,
      averageSeconds: average === null ? null : Math.round(average / 100) / 10,
      answered,
      answerSeconds: answered === 0 ? null : Math.round(answerMs / answered / 1000),
    };
  });
}

function formatSeconds(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

/** A bar for each day, as long as its share of the longest. */
function drawDays(days: readonly Day[], width: number): string[] {
  const most = Math.max(1, ...days.map(({ messages }) => messages));
  const room = Math.max(10, width - 72);
  return days.map(({ date, messages, held, dead, averageSeconds, answered, answerSeconds }) => {
    const bar = '█'.repeat(Math.round((messages / most) * room));
    const answers = answered > 0 && `${answered} answered after ${formatSeconds(answerSeconds)}`;
    const notes = [held > 0 && `${held} held`, dead > 0 && `${dead} dead`, answers].filter(Boolean).join(', ');
    const facts = [String(messages).padStart(6), formatSeconds(averageSeconds).padStart(7)].join(' ');
    return `${date} ${facts}  ${bar}${notes && `  ${notes}`}`;
  });
}

const describeCounts = (counts: Partial<Record<LeadState, number>>) =>
  leadStates
    .filter((state) => counts[state] !== undefined)
    .map((state) => `${counts[state]} ${state}`)
    .join(', ');

export async function stats({ store, command, width, now }: Context): Promise<Result> {
  const last = Math.floor(now / dayMs);
  const first = last - command.days + 1;
  const days = toDays(await store.reader.perDay(first * dayMs), first, last);
  const { count, oldestPendingMs } = await store.reader.summarize();
  const oldestPendingSeconds = Math.round(oldestPendingMs / 1000);
  const webhook = await store.webhook.count();
  const { unanswered, overdue } = await store.answers.summarize();
  if (command.json)
    return {
      code: 0,
      out: JSON.stringify({ states: count, oldestPendingSeconds, unanswered, overdue, webhook, days }, null, 2),
    };
  const states = leadStates.map((state) => `${count[state]} ${state}`).join(', ');
  const pending = oldestPendingSeconds > 0 ? `; the oldest has waited for ${formatSeconds(oldestPendingSeconds)}` : '';
  return {
    code: 0,
    out: [
      `In the store: ${states}${pending}.`,
      `Of the last 30 days: ${unanswered} not marked as answered, ${overdue} of them overdue.`,
      ...(Object.keys(webhook).length > 0 ? [`For the webhook: ${describeCounts(webhook)}.`] : []),
      '',
      styleText('bold', 'Day (UTC)  Messages  Took'),
      ...drawDays(days, width),
    ].join('\n'),
  };
}
