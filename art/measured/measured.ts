/**
 * Measurements of this website, from tests/bench/results. measured.test.ts compares them, and the words of its project
 * (content/projects/this-website.yaml), with both: after a new measurement it names the figures to change.
 */
export const measured = {
  /** tests/bench/results/drills.md: endurance and power-cut. */
  messages: { kills: 500, acknowledged: '100,008', missing: 0, powerCuts: 20, acknowledgedThen: '1,863' },
  /** tests/bench/results/pages.md: the home page in kB, and all of it that loads at once. */
  bytes: { document: 24.2, fonts: 23.5, pictures: 18.4, script: 1.4, total: 67.5 },
  /** tests/bench/results/interaction.md, in ms: a quarter of the processor's speed, 150 ms and 1.6 Mbit/s. */
  seconds: { message: 686, home: 136 },
} as const;
