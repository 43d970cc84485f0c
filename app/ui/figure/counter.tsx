import './counter.css';

/**
 * A figure that counts up once when it is seen, such as `50+`, `2K+` or `95%`. The final figure is what stands in the
 * document and what assistive technology reads; only its picture moves, and only when motion is welcome.
 */
export function Counter({ figure }: { figure: string }) {
  return (
    <b className="figure text-figure">
      {/* An invisible copy in the styles keeps the width while this one counts. */}
      <span className="counter" data-figure={figure} data-enhance="counter">
        <span>{figure}</span>
      </span>
    </b>
  );
}
