import facts from './facts.json' with { type: 'json' };

/** A counter of visits on another site: `analytics` of content/site.yaml. */
export interface Analytics {
  tool: 'plausible' | 'matomo' | 'umami' | 'own';
  /** Address of its script. */
  script: string;
  /** Address to which the script reports. */
  reports: string;
  /** Name or number of this site there; empty for a tool of one's own. */
  site: string;
  /** Attributes of the script's element. */
  attributes: Readonly<Record<string, string>>;
  /** Asked before a tool that sets cookies. Without it none is set. */
  question?: { text: string; yes: string; no: string };
}

export const analytics = (facts as { analytics?: Analytics }).analytics;
