const degree = Math.PI / 180;
const msPerDay = 86_400_000;
/** Noon of 1 January 2000, in days since 1970: the astronomers' epoch. */
const epochDay = 10_957.5;

/**
 * Height of the sun over a place, in degrees above the horizon; negative below it. The short formulas of the
 * Astronomical Almanac, good to a tenth of a degree in this century, without refraction.
 */
export function sunHeight(at: Date, place: { latitude: number; longitude: number }): number {
  const day = at.getTime() / msPerDay - epochDay;
  const anomaly = (357.528 + 0.9856003 * day) * degree;
  const onEcliptic = (280.46 + 0.9856474 * day + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * degree;
  const tilt = (23.439 - 0.0000004 * day) * degree;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(onEcliptic));
  const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(onEcliptic), Math.cos(onEcliptic));
  const siderealTime = (280.46062 + 360.98564737 * day + place.longitude) * degree;
  const latitude = place.latitude * degree;
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(siderealTime - rightAscension);
  return Math.asin(sine) / degree;
}
