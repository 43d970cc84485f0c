/**
 * A figure that counts up once when it is seen, such as `50+`, `2K+` or `95%`. The final figure is what stands in the
 * document and what assistive technology reads; only its picture moves, and only when motion is welcome.
 */
export function Counter({ figure }: { figure: string }) {
  return (
    <b className="figure stat-figure">
      <span className="sr-only">{figure}</span>
      {/* The invisible copy keeps the width while the other one counts. */}
      <span className="counter" data-figure={figure} aria-hidden>
        <span data-enhance="counter">{figure}</span>
      </span>
    </b>
  );
}
