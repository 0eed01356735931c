import { describe, expect, test } from 'vitest';
import { PermanentFailure } from '#platform/permanent-failure.ts';
import { composeMail, parseSender } from './compose.ts';

const FROM = { name: 'Millième', address: 'post@example.be' };

describe('composing', () => {
  test.each([
    'an@example.be',
    'an+tag@sub.example.be',
    "d'hont_jr@xn--bro-hoa.example",
    `${'a'.repeat(64)}@example.be`,
  ])('accepts %s', (to) => {
    const mail = composeMail(FROM, { to, subject: 's', text: 't' });
    expect(mail.to).toEqual({ name: '', address: to });
  });

  test.each([
    '',
    'an',
    '@example.be',
    'an@',
    'an@example..be',
    'an@-example.be',
    'an@example.be.',
    'an@example.be\r\nBcc: x@y.be',
    'an@example.be\nBcc: x@y.be',
    'an\r\n@example.be',
    'an\u0000@example.be',
    'an\u2028@example.be',
    'an@example.be, x@y.be',
    'an@example.be;x@y.be',
    'x@y.be,an@example.be',
    'An <an@example.be>',
    '<an@example.be>',
    'group:an@example.be',
    '"x@y.be"@example.be',
    'x@y.be@example.be',
    'an@[127.0.0.1]',
    'an(comment)@example.be',
    ' an@example.be',
    'an@example.be ',
    `${'a'.repeat(65)}@example.be`,
    `an@${'a.'.repeat(130)}be`,
  ])('refuses to send to %j, and does not repeat it', (to) => {
    const compose = () => composeMail(FROM, { to, subject: 's', text: 't' });
    expect(compose).toThrow(PermanentFailure);
    expect(compose).toThrow(/^Not an e-mail address$/);
  });

  test('puts the subject on one line', () => {
    const mail = composeMail(FROM, { to: 'an@example.be', subject: 'a\r\nBcc: x@y.be', text: '' });
    expect(mail.subject).toBe('a Bcc: x@y.be');
  });

  test('says how to unsubscribe by one click', () => {
    const unsubscribe_url = 'https://example.be/unsubscribe/a.b-c>\r\nBcc: x@y.be';
    const mail = composeMail(FROM, { to: 'an@example.be', subject: '', text: '', unsubscribe_url });
    expect(mail.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://example.be/unsubscribe/a.b-c%3EBcc:%20x@y.be>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('gives a message the name that it is given', () => {
    const message = { to: 'an@example.be', subject: '', text: '' };
    expect(composeMail(FROM, { ...message, id: 'n-1' }).messageId).toBe('<n-1@example.be>');
    expect(() => composeMail(FROM, { ...message, id: 'a b' })).toThrow();
  });

  test.each([
    ['post@example.be', { name: '', address: 'post@example.be' }],
    ['Millième <post@example.be>', FROM],
    ['no-reply@localhost', { name: '', address: 'no-reply@localhost' }],
    ['"Kantoor, Peeters" <post@example.be>', { name: 'Kantoor, Peeters', address: FROM.address }],
  ])('reads the sender %s', (text, expected) => {
    expect(parseSender(text)).toEqual(expected);
  });

  test.each([
    '',
    'Millième',
    'a@b.be, c@d.be',
    'x <a@b.be>\r\nBcc: c@d.be',
    'group: a@b.be, c@d.be;',
  ])('refuses the sender %j', (text) => {
    expect(() => parseSender(text)).toThrow(PermanentFailure);
  });
});
