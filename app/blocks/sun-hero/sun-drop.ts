/** Of the drawing hero-night, in its units: where its sun stands, and the lower edge, which is the horizon. */
const drawnAt = 700;
const horizon = 880;
/** Any higher, and the disc would reach the words on a phone and the header on a desktop. */
const zenith = 615;
/** The end of twilight: below it nothing changes any more, and more than a third of the disc still promises the day. */
const night = { degrees: -18, at: 965 };

/** How far the sun moves from where it is drawn, downwards, for a height in degrees. */
export function sunDrop(height: number): number {
  const at =
    height >= 0
      ? horizon - (horizon - zenith) * Math.sin((height * Math.PI) / 180)
      : horizon + (night.at - horizon) * Math.min(1, height / night.degrees);
  return Math.round(at - drawnAt);
}
