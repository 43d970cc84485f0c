/** Used part of nodemailer's input for a custom log-in. */
interface PasswordLogin {
  auth: { credentials: { user: string; pass: string } };
  /** Methods that the mail server offers. */
  authMethods: string[];
  sendCommand: (command: string) => Promise<{ status: number; response: string }>;
}

/**
 * Custom log-in, which nodemailer also falls back on if a mail server offers no known method: such a server gets no password.
 * @throws an error with the setting to change, or with the server's answer
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
