/** After sysexits.h, so that a supervisor can tell a wrong setting from a failing disk. */
export const exitCodes = {
  /** The port is taken, or there are no built pages. */
  cannotStart: 1,
  unexpected: 70,
  /** The disk or the store's file failed: start afresh before believing it again. */
  inputOutput: 74,
  configuration: 78,
} as const;
