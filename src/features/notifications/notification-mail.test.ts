import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { hasMessage } from '#platform/i18n/translate.ts';
import type { MessageItem } from './channel-sender.ts';
import { renderNotificationMail } from './notification-mail.ts';
import { pushPayload } from './push-sender.ts';
import { smsText } from './sms-sender.ts';
import { webLink } from './web-link.ts';

const PUBLIC_URL = 'https://syndic.example/app/';
const ITEM: MessageItem = {
  notification_id: '0192a000-0000-7000-8000-000000000001',
  notification_type: 'PaymentDue',
  title: 'Payment due',
  message: '25 € before 31/03/2026.\n\nThank <you>.',
  link: '/calls-for-funds/1',
  priority: 'Normal',
  created_at: '2026-03-16T09:00:00Z',
};
const FACTS = {
  items: [ITEM],
  sender: 'Kantoor & Co',
  publicUrl: PUBLIC_URL,
  unsubscribeUrl: 'https://syndic.example/app/unsubscribe/t',
};

describe('the mail of a notification', () => {
  it('says in both parts what there is to say', () => {
    const { subject, text, html } = renderNotificationMail({ ...FACTS, language: 'en' });
    expect(subject).toBe('Payment due');
    expect(text).toBe(`Hello,

Payment due

25 € before 31/03/2026.

Thank <you>.

https://syndic.example/app/calls-for-funds/1

Kind regards,
Kantoor & Co

You receive this e-mail because of your notification preferences.
Unsubscribe from these e-mails: https://syndic.example/app/unsubscribe/t
`);
    expect(html).toContain('Thank &lt;you&gt;.');
    expect(html).toContain('Kantoor &amp; Co');
    expect(html).toContain('href="https://syndic.example/app/calls-for-funds/1"');
    expect(html).toContain('href="https://syndic.example/app/unsubscribe/t"');
  });

  it.each(LANGUAGES)('is written in %s from end to end', (language) => {
    const digest = renderNotificationMail({ ...FACTS, items: [ITEM, ITEM], language });
    for (const part of [digest.subject, digest.text, digest.html])
      expect(part).not.toMatch(/notification_mail\./);
    expect(digest.html).toContain(`<html lang="${language}">`);
    expect(digest.subject).toContain('2');
  });

  it('tells of several notifications in one', () => {
    const items = [ITEM, { ...ITEM, title: 'Payment received', link: null }];
    const { subject, text } = renderNotificationMail({ ...FACTS, items, language: 'fr' });
    expect(subject).toBe('2 notifications : Payment due');
    expect(text).toContain('Vous avez 2 nouvelles notifications.');
    expect(text.indexOf('Payment due')).toBeLessThan(text.indexOf('Payment received'));
    expect(text.match(/calls-for-funds/g)).toHaveLength(1);
  });

  it('has a name for every type', () => {
    for (const type of NOTIFICATION_TYPES)
      expect(hasMessage(`enum.NotificationType.${type}`), type).toBe(true);
  });
});

describe('links', () => {
  it.each([
    [null, null],
    ['/x?y=1#z', 'https://syndic.example/app/x?y=1#z'],
    ['//elsewhere.example', 'https://syndic.example/app//elsewhere.example'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['javascript:alert(1)', null],
    ['https://', null],
    ['x', null],
  ])('%s lead to %s', (link, expected) => {
    expect(webLink(PUBLIC_URL, link)).toBe(expected);
  });
});

describe('text messages', () => {
  it('say the short form where there is one, with the link', () => {
    const link = 'https://syndic.example/app/calls-for-funds/1';
    expect(smsText({ item: ITEM, short_message: 'Pay 25 €' }, PUBLIC_URL)).toBe(
      `Pay 25 €\n${link}`,
    );
    expect(smsText({ item: ITEM, short_message: null }, PUBLIC_URL)).toBe(
      `Payment due: 25 € before 31/03/2026. Thank <you>.\n${link}`,
    );
  });

  it('keep to three parts, the link whole', () => {
    const long = smsText(
      { item: { ...ITEM, message: 'word '.repeat(400) }, short_message: null },
      PUBLIC_URL,
    );
    expect(long.length).toBeLessThanOrEqual(459);
    expect(long).toMatch(/word\.\.\.\nhttps:\/\/syndic\.example\/app\/calls-for-funds\/1$/);
    const item = { ...ITEM, link: `/${'x'.repeat(300)}`, message: 'word '.repeat(400) };
    expect(smsText({ item, short_message: null }, PUBLIC_URL)).toMatch(/word\.\.\.$/);
  });
});

describe('the payload of a push message', () => {
  it('says what the notification says', () => {
    expect(JSON.parse(pushPayload(ITEM, 'nl', PUBLIC_URL))).toEqual({
      id: ITEM.notification_id,
      notification_type: 'PaymentDue',
      title: ITEM.title,
      message: ITEM.message,
      link: 'https://syndic.example/app/calls-for-funds/1',
      language: 'nl',
      priority: 'Normal',
      created_at: ITEM.created_at,
    });
  });

  it.each(['a', '"', 'a\n', 'é', '🏠', '\u0001'])(
    'fits into one record though it is long in %j',
    (unit) => {
      const item = {
        ...ITEM,
        title: unit.repeat(200),
        message: unit.repeat(2_000),
        link: `/${'x'.repeat(900)}`,
      };
      const payload = pushPayload(item, 'nl', PUBLIC_URL);
      expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3_993);
      expect(JSON.parse(payload).message.length).toBeGreaterThan(300);
    },
  );
});
