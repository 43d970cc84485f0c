/** Units of the drawing hero-night: height of its sun, and of the lower edge, the horizon. */
const drawnAt = 700;
const horizon = 880;
/** A higher disc would reach the words on a phone and the header on a desktop. */
const zenith = 615;
/** The end of twilight: below it nothing changes, and more than a third of the disc is still visible. */
const night = { degrees: -18, at: 965 };

/** Distance of the sun below its drawn place, for a height in degrees. */
export function sunDrop(height: number): number {
  const at =
    height >= 0
      ? horizon - (horizon - zenith) * Math.sin((height * Math.PI) / 180)
      : horizon + (night.at - horizon) * Math.min(1, height / night.degrees);
  return Math.round(at - drawnAt);
}
