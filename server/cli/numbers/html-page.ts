import { site } from '../../../shared/site.ts';
import { escapeHtml } from '../../http/answers/fill-page.ts';
import type { Named, NumberReport, Way } from './report.ts';
import { describeDays, describeWay, listNamed, wayColumns } from './views.ts';

/** Most bars of a plot; the table beside it has all names. */
const mostBars = 12;

const styles = `
:root { color-scheme: light dark; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem 3rem; align-items: start; margin-block: 2.5rem; }
h2 { grid-column: 1 / -1; margin: 0; font-size: 1.25rem; }
svg { width: 100%; fill: currentColor; font-size: 13px; }
svg .bar { fill: #2f6fb0; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .5rem .2rem 0; border-bottom: 1px solid #8884; text-align: end; font-weight: normal; }
th:first-child { min-width: 5.5rem; text-align: start; overflow-wrap: anywhere; }
thead th { font-weight: 600; }
`;

const [plotWidth, plotHeight, rowHeight, nameWidth, countWidth] = [560, 200, 26, 220, 60];

/** One upright bar for each day. */
function drawDays({ days }: NumberReport): string {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const step = plotWidth / Math.max(1, days.length);
  const bars = days.map(({ day, views }, at) => {
    const height = (views / most) * plotHeight;
    const [x, y] = [at * step + step * 0.1, 16 + plotHeight - height];
    return `<rect class="bar" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${height.toFixed(1)}"><title>${day}: ${views}</title></rect>`;
  });
  const base = 16 + plotHeight;
  const ends = `<text x="0" y="12">${most}</text><text x="0" y="${base + 16}">${days[0]?.day ?? ''}</text><text x="${plotWidth}" y="${base + 16}" text-anchor="end">${days.at(-1)?.day ?? ''}</text>`;
  return `<svg role="img" aria-label="Views of each day; the table has the numbers" viewBox="0 0 ${plotWidth} ${base + 22}">${bars.join('')}<path d="M0 ${base}h${plotWidth}" stroke="currentColor"/>${ends}</svg>`;
}

/** One level bar for each name. */
function drawNames(title: string, list: readonly Named[]): string {
  const shown = list.slice(0, mostBars);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  const rows = shown.map(({ name, count }, at) => {
    const [y, length] = [at * rowHeight, (count / most) * (plotWidth - nameWidth - countWidth)];
    const label = name.length > 28 ? `${name.slice(0, 27)}…` : name;
    return `<text x="${nameWidth - 8}" y="${y + 17}" text-anchor="end">${escapeHtml(label)}</text><rect class="bar" x="${nameWidth}" y="${y + 4}" width="${length.toFixed(1)}" height="${rowHeight - 8}"/><text x="${(nameWidth + length + 6).toFixed(1)}" y="${y + 17}">${count}</text>`;
  });
  return `<svg role="img" aria-label="${escapeHtml(title)}; the table has the numbers" viewBox="0 0 ${plotWidth} ${shown.length * rowHeight}">${rows.join('')}</svg>`;
}

function table(headings: readonly string[], rows: readonly (readonly [string, ...number[]])[]): string {
  const head = headings.map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join('');
  const body = rows.map(
    ([name, ...counts]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th>${counts.map((count) => `<td>${count}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const section = (title: string, ...parts: string[]) =>
  `<section><h2>${escapeHtml(title)}</h2>${parts.join('')}</section>`;

const namedSection = (title: string, counted: string, list: readonly Named[]) =>
  section(
    title,
    drawNames(`${counted} by ${title}`, list),
    table(
      [title, counted],
      list.map(({ name, count }) => [name, count] as const),
    ),
  );

/** The report as one page that loads nothing: plots, each beside its table. */
export function renderReportPage(report: NumberReport): string {
  const title = `Numbers of ${site.name}`;
  const steps = wayColumns.slice(1).map(([name, key]) => ({ name, count: report.all[key] }));
  const days = section(
    'Days',
    drawDays(report),
    table(
      ['Day', ...wayColumns.map(([heading]) => heading)],
      report.days.map(
        (each: Way & { day: string }) => [each.day, ...wayColumns.map(([, name]) => each[name])] as const,
      ),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(describeDays(report))}</p>
${days}
<p>${escapeHtml(describeWay(report.all))}.</p>
${namedSection('The way to a message', 'Count', steps)}
${listNamed(report)
  .filter(([, , list]) => list.length > 0)
  .map((each) => namedSection(...each))
  .join('\n')}
</body>
</html>
`;
}
