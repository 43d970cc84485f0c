import { describe, expect, it } from 'vitest';
import { classifyFailure, type SmtpFailure, scrubAddresses } from './classify.ts';

const reply = (responseCode: number, command: string, code = 'EENVELOPE'): SmtpFailure => ({
  code,
  command,
  responseCode,
  response: `${responseCode} no`,
});

describe('A failed try', () => {
  it.each<[string, SmtpFailure, boolean, string]>([
    ['a wrong password', reply(535, 'AUTH PLAIN', 'EAUTH'), false, 'server'],
    ['a login asked for at MAIL', reply(530, 'MAIL FROM'), false, 'server'],
    ['a login asked for at RCPT', reply(530, 'RCPT TO'), false, 'server'],
    ['a temporary login failure', reply(454, 'AUTH PLAIN', 'EAUTH'), false, 'server'],
    ['a weak login method', reply(534, 'AUTH LOGIN', 'EAUTH'), false, 'server'],
    ['encryption asked for', reply(538, 'MAIL FROM'), false, 'server'],
    ['a server closing down at MAIL', reply(421, 'MAIL FROM'), false, 'server'],
    ['a server closing down at DATA', reply(421, 'DATA'), false, 'server'],
    ['a server closing down at the content', reply(421, 'DATA', 'EMESSAGE'), true, 'deferred'],
    ['no encryption to be had', { code: 'ETLS', command: 'STARTTLS' }, false, 'server'],
    ['an unknown host', { code: 'EDNS', command: 'CONN' }, false, 'server'],
    ['a refused connection', { code: 'ESOCKET', command: 'CONN' }, false, 'server'],
    ['a greeting that is none', { code: 'EPROTOCOL', command: 'CONN' }, false, 'server'],
    ['a refusing greeting', reply(554, 'CONN', 'EPROTOCOL'), false, 'server'],
    ['a refused EHLO', reply(550, 'EHLO', 'EPROTOCOL'), false, 'server'],
    ['silence before the content', { code: 'ETIMEDOUT', command: 'CONN' }, false, 'server'],
    ['a line cut before the content', { code: 'ECONNECTION', command: 'CONN' }, false, 'server'],
    ['silence after the content', { code: 'ETIMEDOUT', command: 'CONN' }, true, 'deferred'],
    ['a line cut in the content', { code: 'ECONNECTION', command: 'CONN' }, true, 'deferred'],
    ['a full mailbox', reply(452, 'RCPT TO'), false, 'deferred'],
    ['greylisting', reply(450, 'RCPT TO'), false, 'deferred'],
    ['a temporary refusal of the content', reply(451, 'DATA', 'EMESSAGE'), true, 'deferred'],
    ['our sender refused for good', reply(553, 'MAIL FROM'), false, 'setup'],
    ['our recipient refused for good', reply(550, 'RCPT TO'), false, 'setup'],
    ['the content refused for good', reply(554, 'DATA', 'EMESSAGE'), true, 'rejected'],
    ['content larger than announced', { code: 'EMESSAGE', command: 'MAIL FROM' }, false, 'rejected'],
    ['an error of no known kind', {}, false, 'server'],
  ])('%s', (_name, failure, wasContentSent, fault) => {
    expect(classifyFailure(failure, wasContentSent).fault).toBe(fault);
  });
});

describe('A reply of a mail server', () => {
  it.each([
    '550 5.1.1 <zoe@visitor.test>: Recipient address rejected',
    '550 zoe@visitor.test... User unknown',
    '553 sorry, zoe+x@visitor.test (zoe@visitor.test) is not allowed',
    'mail:zoe@visitor.test;other',
    '550 <Zoë@visitor.test> no',
  ])('is kept without addresses: %s', (text) => {
    expect(scrubAddresses(text)).toContain('<addr>');
    expect(scrubAddresses(text)).not.toMatch(/visitor|zo/i);
  });

  it('is kept short and on one line', () => {
    const text = scrubAddresses(`550 first\r\n550 second\u001b[31m ${'x'.repeat(5000)}`);
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).not.toMatch(/[\r\n]/);
  });

  it('of a megabyte is cleaned in a moment', () => {
    const start = process.threadCpuUsage();
    scrubAddresses('a@'.repeat(500_000));
    scrubAddresses('<'.repeat(500_000));
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1000);
  });
});
