import './counter.css';

/**
 * A figure that counts up once when it is seen, such as `50+`, `2K+` or `95%`. The document and assistive technology
 * have the final figure; only its picture moves, and only when motion is welcome.
 */
export function Counter({ figure }: { figure: string }) {
  return (
    <b className="figure text-figure">
      {/* An invisible copy in the styles keeps the width during the count. */}
      <span className="counter" data-figure={figure} data-enhance="counter">
        <span>{figure}</span>
      </span>
    </b>
  );
}
