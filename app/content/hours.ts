/**
 * The hour of each page that opens with the quiet morning, by day's clock: art/heroes.ts draws the sun where it stands then.
 * Pages go from the first look to the decision as the day goes; those with a hero of their own have their hour there.
 */
export const hours = {
  '/blog': 7,
  '/team': 8,
  '/portfolio': 10,
  '/pricing': 12,
  '/service-details': 14,
  '/privacy': 16,
  '/why-choose-us': 17,
} as const;
