const base = process.env.LEADS_COMMAND?.trim() || 'npm run leads --';

/** Command line of the owner's tool, which a release and a container set in LEADS_COMMAND. */
export const leadsCommand = (args: string): string => `${base} ${args}`;
