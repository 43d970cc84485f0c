import type { SMTPServerOptions } from 'smtp-server';

/** Answers of the provider to mails, in turn. */
export const behaviors = [
  'takes all',
  'greylists',
  'has no quota left',
  'denies the sender',
  'tokens run out early',
] as const;
export type Behavior = (typeof behaviors)[number];

const refuse = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** A provider's mail server: log-in by token alone, one connection at a time, and a mood. */
export function createProvider(valid: ReadonlySet<string>) {
  let mood: Behavior = 'takes all';
  let connections = 0;
  let recipients = 0;
  /** Mails before a token is refused early. */
  const mailsPerToken = 50;
  const uses = new Map<string, number>();
  let token = '';
  const counts = { refusedConnections: 0, refusedTokens: 0 };

  const options: SMTPServerOptions = {
    authOptional: false,
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    onConnect(_session, done) {
      connections += 1;
      if (connections === 1) return done();
      counts.refusedConnections += 1;
      done(refuse(421, '4.7.0 Too many concurrent connections'));
    },
    onClose() {
      connections -= 1;
    },
    onAuth({ accessToken = '', username = '' }, _session, done) {
      const isUsedUp = mood === 'tokens run out early' && (uses.get(accessToken) ?? 0) >= mailsPerToken;
      if (valid.has(accessToken) && !isUsedUp) {
        token = accessToken;
        return done(null, { user: username });
      }
      counts.refusedTokens += 1;
      done(refuse(535, '5.7.3 Authentication unsuccessful'));
    },
    onRcptTo(_address, _session, done) {
      recipients += 1;
      if (mood === 'greylists' && recipients % 2 === 1) return done(refuse(450, '4.7.1 Please try again in a minute'));
      done(mood === 'has no quota left' ? refuse(550, '5.4.5 Daily user sending limit exceeded') : null);
    },
  };
  return {
    options,
    counts,
    change(next: Behavior): void {
      mood = next;
    },
    /** Counts a mail. @returns why it is refused */
    judge(): Error | null {
      if (mood === 'denies the sender') return refuse(554, '5.2.252 SendAsDenied; not allowed to send as');
      uses.set(token, (uses.get(token) ?? 0) + 1);
      return null;
    },
  };
}
