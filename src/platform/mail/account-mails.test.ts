import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { ROLES } from '#domain/people/roles.ts';
import {
  renderEmailChange,
  renderEmailChanged,
  renderInvitation,
  renderPasswordReset,
} from './account-mails.ts';

const LINK = 'https://millieme.example.be/invitation?token=abc&lang=fr';
const INVITATION = {
  language: 'fr',
  name: 'An Peeters',
  organization_name: 'Syndic du Parc',
  role_type: 'Owner',
  link: LINK,
  expires_on: '2026-03-14',
} as const;
const RESET = { language: 'fr', name: 'An Peeters', link: LINK, expires_minutes: 60 } as const;

describe('account mails', () => {
  test('an invitation in full', () => {
    const { subject, text } = renderInvitation(INVITATION);
    expect(subject).toBe('Invitation à rejoindre Syndic du Parc sur Millième');
    expect(text).toBe(`Bonjour An Peeters,

Vous avez reçu une invitation à rejoindre Syndic du Parc sur Millième. Votre rôle : copropriétaire.

Pour accepter l’invitation, ouvrez ce lien :

${LINK}

Ce lien est personnel et valable jusqu’au 14 mars 2026.

Si vous n’attendiez pas cette invitation, vous pouvez ignorer ce message.

Cordialement,
Millième
`);
  });

  test.each([
    ['fr', 'jusqu’au 14 mars 2026', 'copropriétaire', 'dans 60 minutes'],
    ['nl', 'tot 14 maart 2026', 'mede-eigenaar', 'na 60 minuten'],
    ['de', 'bis zum 14. März 2026', 'Miteigentümer', 'in 60 Minuten'],
    ['en', 'until 14 March 2026', 'co-owner', 'in 60 minutes'],
  ] as const)('in %s', (language, date, role, minutes) => {
    const invitation = renderInvitation({ ...INVITATION, language });
    expect(invitation.text).toContain(date);
    expect(invitation.text).toContain(role);
    expect(invitation.subject).toContain('Syndic du Parc');
    const reset = renderPasswordReset({ ...RESET, language });
    expect(reset.text).toContain(minutes);
    expect(reset.subject).toContain('Millième');
    for (const mail of [invitation, reset]) {
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.text).toContain(`\n${LINK}\n`);
      expect(mail.html).toContain(`href="${LINK.replace('&', '&amp;')}"`);
      expect(mail.text).toContain('An Peeters');
      expect(mail.text + mail.html).not.toMatch(/undefined|null|\[object/);
    }
  });

  test.each(LANGUAGES)('another e-mail in %s', (language) => {
    const to = { language, name: 'An Peeters' };
    const asked = renderEmailChange({ ...to, link: LINK, minutes: 60 });
    expect(asked.text).toContain(`\n${LINK}\n`);
    expect(asked.text).toContain('60');
    const told = renderEmailChanged({ ...to, email: 'new@example.org' });
    expect(told.text).toContain('new@example.org');
    expect(told.text).not.toContain('http');
    expect(told.subject).not.toBe(asked.subject);
    for (const { text, html } of [asked, told])
      expect(text + html).not.toMatch(/undefined|null|\[object/);
  });

  test.each(LANGUAGES)('one minute in %s', (language) => {
    const { text } = renderPasswordReset({ ...RESET, language, expires_minutes: 1 });
    expect(text).toMatch(/\b1 (?:minute|minuut|Minute)\b/);
  });

  test('every role has a name in every language', () => {
    const texts = LANGUAGES.flatMap((language) =>
      ROLES.map((role_type) => renderInvitation({ ...INVITATION, language, role_type }).text),
    );
    expect(new Set(texts).size).toBe(LANGUAGES.length * ROLES.length);
  });

  test('a role on the platform names no organization', () => {
    const { subject, text } = renderInvitation({
      ...INVITATION,
      role_type: 'SuperAdmin',
      organization_name: null,
    });
    expect(subject).toBe('Invitation à rejoindre Millième');
    expect(text).toContain('invitation à rejoindre Millième. Votre rôle : administration');
  });

  test('the text part says all that the HTML part says', () => {
    for (const mail of [renderInvitation(INVITATION), renderPasswordReset(RESET)]) {
      const paragraphs = Array.from(
        mail.html.matchAll(/<p>([^<]+)<\/p>/g),
        ([, inner = '']) => inner,
      );
      expect(paragraphs.length).toBeGreaterThan(4);
      for (const paragraph of paragraphs) expect(mail.text).toContain(paragraph);
    }
  });

  test('names may hold anything', () => {
    const organization_name = '<img src=x onerror="alert(1)"> & ${fils}\r\n\r\nBcc: x@y.be';
    const mail = renderInvitation({ ...INVITATION, organization_name, name: '</p><script>\n' });
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; ${fils} Bcc');
    expect(mail.text).toContain(
      '<img src=x onerror="alert(1)"> & ${fils} Bcc: x@y.be sur Millième',
    );
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
