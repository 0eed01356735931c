import type { RoleType } from '#contract/access.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { renderMail, SERVICE, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';

/** Renders the mail to accept a role; without an organization for a role on the platform. */
export function renderInvitation(facts: {
  readonly language: Language;
  readonly name: string;
  readonly organization_name: string | null;
  readonly role_type: RoleType;
  readonly link: string;
  readonly expires_on: LocalDate;
}): RenderedMail {
  const say = createTranslator(facts.language);
  const organization = facts.organization_name;
  const place =
    organization === null
      ? SERVICE
      : say('account_mail.place', { organization: singleLine(organization) });
  return renderMail({
    language: facts.language,
    subject: say('account_mail.invitation.subject', { place }),
    greeting: say('account_mail.greeting', { name: singleLine(facts.name) }),
    before: [
      say('account_mail.invitation.invited', { place, role: facts.role_type }),
      say('account_mail.invitation.open'),
    ],
    action: { label: say('account_mail.invitation.label'), link: facts.link },
    after: [
      say('account_mail.invitation.expiry', { date: facts.expires_on }),
      say('account_mail.invitation.unexpected'),
    ],
    closing: say('account_mail.closing'),
  });
}

/** Renders the mail to reset a forgotten password. */
export function renderPasswordReset(facts: {
  readonly language: Language;
  readonly name: string;
  readonly link: string;
  readonly expires_minutes: number;
}): RenderedMail {
  const say = createTranslator(facts.language);
  return renderMail({
    language: facts.language,
    subject: say('account_mail.password_reset.subject'),
    greeting: say('account_mail.greeting', { name: singleLine(facts.name) }),
    before: [say('account_mail.password_reset.asked'), say('account_mail.password_reset.open')],
    action: { label: say('account_mail.password_reset.label'), link: facts.link },
    after: [
      say('account_mail.password_reset.expiry', { minutes: facts.expires_minutes }),
      say('account_mail.password_reset.unexpected'),
    ],
    closing: say('account_mail.closing'),
  });
}

/** Renders the mail that verifies a new address before it replaces the old one. */
export function renderEmailChange(facts: {
  readonly language: Language;
  readonly name: string;
  readonly link: string;
  readonly minutes: number;
}): RenderedMail {
  const say = createTranslator(facts.language);
  return renderMail({
    language: facts.language,
    subject: say('account_mail.email_change.subject'),
    greeting: say('account_mail.greeting', { name: singleLine(facts.name) }),
    before: [say('account_mail.email_change.asked'), say('account_mail.email_change.open')],
    action: { label: say('account_mail.email_change.label'), link: facts.link },
    after: [
      say('account_mail.password_reset.expiry', { minutes: facts.minutes }),
      say('account_mail.email_change.unexpected'),
    ],
    closing: say('account_mail.closing'),
  });
}

/** Renders the last mail to the old address, after the change. */
export function renderEmailChanged(facts: {
  readonly language: Language;
  readonly name: string;
  /** The new address. */
  readonly email: string;
}): RenderedMail {
  const say = createTranslator(facts.language);
  return renderMail({
    language: facts.language,
    subject: say('account_mail.email_changed.subject'),
    greeting: say('account_mail.greeting', { name: singleLine(facts.name) }),
    before: [say('account_mail.email_changed.changed', { email: singleLine(facts.email) })],
    after: [say('account_mail.email_changed.unexpected')],
    closing: say('account_mail.closing'),
  });
}

/** A change that the holder of an account hears of by mail. */
export type SecurityChange =
  | 'password'
  | 'two_factor_enabled'
  | 'two_factor_disabled'
  | 'backup_codes'
  | 'new_device';

/** Characters of the name of a program that a mail repeats. */
const DEVICE_LENGTH = 200;

/** Renders the mail after a change of how an account signs in, or a sign-in on a new device. */
export function renderSecurityNotice(facts: {
  readonly language: Language;
  readonly name: string;
  readonly change: SecurityChange;
  /** Network address and program that it came from. */
  readonly address: string;
  readonly device: string;
}): RenderedMail {
  const say = createTranslator(facts.language);
  const { change, address } = facts;
  return renderMail({
    language: facts.language,
    subject: say('account_mail.security.subject', { change }),
    greeting: say('account_mail.greeting', { name: singleLine(facts.name) }),
    before: [
      say('account_mail.security.changed', { change }),
      say('account_mail.security.from', {
        address,
        device: singleLine(facts.device).slice(0, DEVICE_LENGTH),
      }),
    ],
    after: [say('account_mail.security.unexpected')],
    closing: say('account_mail.closing'),
  });
}
