/** Letters only, which stay in every encoding but base64. */
const secret = 'OnlyForTheOwnersEyes';
export const secretContent = `<svg>${secret}</svg>`;
export const traces = [secret, Buffer.from(secretContent).toString('base64').slice(0, 32)];

/** Files that an owner's folder holds beside the site, or may hold. */
export const secrets = [
  'data/leads.db',
  'data/leads.db-wal',
  'data/leads.db.version-3',
  'data/mail-login.json',
  'data/google-key.json',
  'data/outbox/2026-11-20T10-02-33Z-SV-7Q4K-2M.eml',
  'data/notes.ts',
  'data/notes.css',
  'data/notes.html',
  'data/notes.svg',
  'data/notes.js.map',
  'backups/today.db',
  'backups/today.sql',
  'messages.csv',
  'messages.ndjson',
  'persons/robin.json',
  'private.key',
  'private.pem',
  'id_ed25519',
  '.env',
  '.env.local',
  '.env.production.old',
  '.git/config',
  '.npmrc',
  'app/ui/private.pem',
  'app/.env',
  'app/leads.db',
  'node_modules.db',
  'tests/support/notes.txt',
  'build/notes.js',
  'outside.txt',
];
