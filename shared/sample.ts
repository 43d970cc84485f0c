/** Mark of records that a visitor could take for real. */
export interface MaybeSample {
  /** Invented, or an unconfirmed promise: `SITE_PUBLISH=1 npm run check` lists it until this is `false`. */
  sample: boolean;
}
