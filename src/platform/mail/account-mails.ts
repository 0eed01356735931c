import type { RoleType } from '#contract/access.ts';
import type { Language } from '#domain/kernel/language.ts';
import { daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import { ACCOUNT_MAIL_TEXTS } from '#platform/mail/account-mail-texts.ts';
import { renderLetter, type RenderedMail } from '#platform/mail/letter.ts';
import { singleLine } from '#platform/mail/single-line.ts';

const DAY_IN_MS = 86_400_000;

/** The mail by which somebody accepts a role; no organization for a role on the platform. */
export function renderInvitation(facts: {
  readonly language: Language;
  readonly name: string;
  readonly organization_name: string | null;
  readonly role_type: RoleType;
  readonly link: string;
  readonly expires_on: LocalDate;
}): RenderedMail {
  const texts = ACCOUNT_MAIL_TEXTS[facts.language];
  const { invitation } = texts;
  const place =
    facts.organization_name === null
      ? 'Millième'
      : texts.place(singleLine(facts.organization_name));
  return renderLetter({
    language: facts.language,
    subject: invitation.subject(place),
    greeting: texts.greeting(singleLine(facts.name)),
    before: [invitation.invited(place, texts.roles[facts.role_type]), invitation.open],
    action: { label: invitation.label, link: facts.link },
    after: [invitation.expiry(longDate(texts.locale, facts.expires_on)), invitation.unexpected],
    closing: texts.closing,
  });
}

/** The mail by which somebody who forgot the password chooses another. */
export function renderPasswordReset(facts: {
  readonly language: Language;
  readonly name: string;
  readonly link: string;
  readonly expires_minutes: number;
}): RenderedMail {
  const texts = ACCOUNT_MAIL_TEXTS[facts.language];
  const { passwordReset } = texts;
  return renderLetter({
    language: facts.language,
    subject: passwordReset.subject,
    greeting: texts.greeting(singleLine(facts.name)),
    before: [passwordReset.asked, passwordReset.open],
    action: { label: passwordReset.label, link: facts.link },
    after: [passwordReset.expiry(facts.expires_minutes), passwordReset.unexpected],
    closing: texts.closing,
  });
}

function longDate(locale: string, date: LocalDate): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(daysBetween('1970-01-01', date) * DAY_IN_MS);
}
