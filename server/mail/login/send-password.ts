/** The used part of what nodemailer hands to a log-in of one's own. */
interface PasswordLogin {
  auth: { credentials: { user: string; pass: string } };
  /** Methods that the mail server offers. */
  authMethods: string[];
  sendCommand: (command: string) => Promise<{ status: number; response: string }>;
}

/**
 * The log-in that nodemailer falls back on as well where a mail server offers none that it knows: such a server gets no password.
 * @throws an error that says what to set, or what the server answered
 */
export async function sendPassword({ auth, authMethods, sendCommand }: PasswordLogin): Promise<void> {
  if (!authMethods.includes('PLAIN'))
    throw new Error(
      authMethods.includes('XOAUTH2')
        ? 'The mail server takes no password, only a token (XOAUTH2), and was sent none: set OAUTH_PROVIDER in place of SMTP_PASSWORD, docs/operate/mail-providers.md'
        : 'The mail server offers no log-in with a password, and was sent none: compare SMTP_URL with what your mail provider says',
    );
  const { user, pass } = auth.credentials;
  const secret = Buffer.from(`\0${user}\0${pass}`).toString('base64');
  const { status } = await sendCommand(`AUTH PLAIN ${secret}`);
  if (status < 200 || status > 299) throw new Error('Invalid login');
}
