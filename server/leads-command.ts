const base = process.env.LEADS_COMMAND?.trim() || 'npm run leads --';

/** How the owner's tool is called where this program runs, which a release and a container say in LEADS_COMMAND. */
export const leadsCommand = (args: string): string => `${base} ${args}`;
