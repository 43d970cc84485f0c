/** Codes of sysexits.h: a supervisor can tell a wrong setting from a taken port. */
export const exitCodes = {
  /** The port is taken, or there are no built pages. */
  cannotStart: 1,
  unexpected: 70,
  configuration: 78,
} as const;
