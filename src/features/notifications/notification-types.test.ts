import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import { GDPR_REQUEST_KINDS } from '#domain/privacy/request.ts';
import { hasMessage, translate } from '#platform/i18n/translate.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import type { Values } from './definition.ts';

const building = 'Les Tilleuls';
const expense = { building, description: 'Chaudière', amount: 1234.5 };
const meeting = { building, title: 'AG 2026', date: '2026-04-30', time: '18:30' };
const ticket = { building, title: 'Porte' };
const day = { date: '2026-04-30', time: '22:00' };

/** Sample values for the texts of each type: all of them, and the required minimum. */
const SAMPLES: Record<NotificationType, readonly Values[]> = {
  MeetingReminder: [{ ...meeting, location: 'Salle 2' }, meeting],
  MeetingCreated: [{ ...meeting, location: 'Salle 2' }, meeting],
  MeetingCancelled: [{ ...meeting, reason: 'Grève' }, meeting],
  MeetingMinutesPublished: [{ building, title: 'AG 2026', date: '2026-04-30' }],
  PaymentDue: [
    { building, amount: 50, due_date: '2026-04-30', communication: '+++090/9337/55493+++' },
    { building: null, amount: 50, due_date: '2026-04-30', communication: null },
  ],
  PaymentReceived: [{ building, amount: 50, received_on: '2026-03-16' }],
  PaymentOverdue: ['Gentle', 'Formal', 'FinalNotice', 'LegalAction'].flatMap((level) => [
    { level, building, amount: 50, penalty: 1.25, due_date: '2026-02-01', days: 43 },
    { level, building: null, amount: 50, penalty: null, due_date: '2026-03-15', days: 1 },
  ]),
  CallForFundsIssued: [
    {
      building,
      title: 'Provision',
      amount: 300,
      open_amount: 250,
      is_covered: false,
      due_date: '2026-04-30',
      communication: '+++090/9337/55493+++',
    },
    {
      building,
      title: 'Provision',
      amount: 300,
      open_amount: 300,
      is_covered: false,
      due_date: '2026-04-30',
      communication: null,
    },
    {
      building,
      title: 'Provision',
      amount: 300,
      open_amount: 0,
      is_covered: true,
      due_date: '2026-04-30',
      communication: null,
    },
  ],
  ExpenseSubmitted: [expense],
  ExpenseApproved: [expense],
  ExpenseRejected: [
    { ...expense, reason: 'Trop cher' },
    { ...expense, reason: null },
  ],
  BudgetApproved: [{ building, fiscal_year: '2026', amount: 1234.5 }],
  DocumentShared: [{ building, title: 'Polis' }, { title: 'Polis' }],
  DocumentUploaded: [{ building, title: 'Polis' }, { title: 'Polis' }],
  TicketCreated: [ticket],
  TicketUpdate: [ticket],
  TicketAssigned: [ticket],
  TicketResolved: [ticket],
  OwnershipTransferred: [
    { building, unit_number: 'A1', seller: 'Anne', buyer: 'Bart', effective_date: '2026-04-01' },
  ],
  GdprRequestCompleted: [
    ...GDPR_REQUEST_KINDS.map((request) => ({ request, status: 'Completed' })),
    { request: 'Access', status: 'Refused', reason: 'Not ours' },
    { request: 'Access', status: 'Extended', reason: 'Many papers', due_on: '2026-06-16' },
  ],
  SystemAlert: [
    { building, message: 'Gaz !' },
    { message: 'Gaz !' },
    { finding: 'owner_accounts_differ' },
    { finding: 'backup_failed' },
    { finding: 'backup_late' },
    { finding: 'wal_archive_late' },
    { finding: 'drill_failed' },
    { finding: 'gdpr_requests_due' },
    { building, finding: 'lot_answer_near', name: 'Claes', day: '2026-04-01' },
    { building, finding: 'attachment_near', name: 'Anne', day: '2026-04-01' },
    { finding: 'approver_added', name: 'Anne', by: 'Bart' },
    { building, finding: 'single_approver_requested', by: 'Bart' },
    { building, finding: 'single_approver_confirmed', by: 'Bart' },
    { building, finding: 'iban_requested', name: 'BE68 5390 0754 7034', by: 'Bart' },
    { building, finding: 'iban_confirmed', name: 'BE68 5390 0754 7034', by: 'Bart' },
  ],
  SystemMaintenance: [
    { ...day, end_date: '2026-04-30', end_time: '23:00', is_one_day: true },
    { ...day, end_date: '2026-05-01', end_time: '02:00', is_one_day: false },
  ],
};

/** Values that a message repeats verbatim. */
const FACTS =
  'building title description communication reason location seller buyer unit_number time message'.split(
    ' ',
  );

const cases = NOTIFICATION_TYPES.flatMap((type) =>
  LANGUAGES.map((language) => ({ type, language })),
);

/** Translates a text, with ordinary spaces for non-breaking ones. */
function say(language: Language, id: string, values: Values): string {
  return translate(language, id, values).replaceAll(/[\u00A0\u202F]/g, ' ');
}

describe('the texts of notifications', () => {
  it.each(cases)('say what happened: $type in $language', ({ type, language }) => {
    const title = say(language, `notification.${type}.title`, {});
    const messages = SAMPLES[type].map((values) =>
      say(language, `notification.${type}.message`, values),
    );
    for (const text of [title, ...messages]) {
      expect(text).not.toMatch(/[{}#]|notification\.|undefined|null|NaN|Invalid|\s\s|\s[.,]/);
      expect(text).toMatch(/^\S.*\S$/);
    }
    expect(title.length).toBeLessThanOrEqual(40);
    expect(new Set(messages).size).toBe(SAMPLES[type].length);
    for (const message of nonEmpty(messages)) expect(message).toMatch(/[.!]$|: \S+( \S+)?$/);
  });

  it.each(cases)('give the facts: $type in $language', ({ type, language }) => {
    const facts = SAMPLES[type].flatMap((values) => {
      const message = say(language, `notification.${type}.message`, values);
      const texts = FACTS.map((name) => values[name]).filter((fact) => typeof fact === 'string');
      return texts.map((fact) => ({ fact, message }));
    });
    for (const { fact, message } of nonEmpty(facts)) expect(message).toContain(fact);
  });

  it.each(LANGUAGES)('have a shorter one for urgent text messages in %s', (language) => {
    const short = NOTIFICATION_TYPES.filter((type) => hasMessage(`notification.${type}.sms`));
    expect(short).toEqual(['PaymentOverdue']);
    for (const values of nonEmpty(SAMPLES.PaymentOverdue)) {
      const text = say(language, 'notification.PaymentOverdue.sms', values);
      expect(text.length).toBeLessThan(
        say(language, 'notification.PaymentOverdue.message', values).length,
      );
      expect(text).toMatch(/50[.,]00/);
    }
  });

  it.each<[NotificationType, number, Record<Language, string>]>([
    [
      'CallForFundsIssued',
      0,
      {
        fr: 'Les Tilleuls : votre part dans l’appel de fonds « Provision » s’élève à 300,00 €. Merci de payer 250,00 €, échéance 30/04/2026, avec la communication +++090/9337/55493+++.',
        nl: 'Les Tilleuls: uw aandeel in de opvraging van gelden “Provision” bedraagt € 300,00. Gelieve € 250,00 te betalen, vervaldag 30/04/2026, met de mededeling +++090/9337/55493+++.',
        de: 'Les Tilleuls: Ihr Anteil am Mittelabruf „Provision“ beläuft sich auf 300,00 €. Bitte zahlen Sie 250,00 €, fällig am 30.04.2026, mit der Mitteilung +++090/9337/55493+++.',
        en: 'Les Tilleuls: your share in the call for funds “Provision” is €300.00. Please pay €250.00, due on 30/04/2026, with the payment reference +++090/9337/55493+++.',
      },
    ],
    [
      'PaymentOverdue',
      1,
      {
        fr: '50,00 € à payer depuis le 15/03/2026 (1 jour de retard). Il s’agit sans doute d’un oubli, merci de payer.',
        nl: '€ 50,00 te betalen sinds 15/03/2026 (1 dag te laat). Wellicht is dit aan uw aandacht ontsnapt, gelieve te betalen.',
        de: '50,00 € zu zahlen seit dem 15.03.2026 (1 Tag überfällig). Vermutlich ist Ihnen dies entgangen, bitte zahlen Sie.',
        en: '€50.00 to be paid since 15/03/2026 (1 day overdue). It may have slipped your mind, please pay.',
      },
    ],
    [
      'SystemMaintenance',
      1,
      {
        fr: 'Pour cause de maintenance, le service sera indisponible du 30 avril 2026 à 22:00 au 1 mai 2026 à 02:00. Merci de votre compréhension.',
        nl: 'Wegens onderhoud is de dienst niet beschikbaar van 30 april 2026 om 22:00 uur tot 1 mei 2026 om 02:00 uur. Dank u voor uw begrip.',
        de: 'Wegen Wartungsarbeiten ist der Dienst vom 30. April 2026 um 22:00 Uhr bis zum 1. Mai 2026 um 02:00 Uhr nicht verfügbar. Vielen Dank für Ihr Verständnis.',
        en: 'For maintenance, the service will be unavailable from 30 April 2026 at 22:00 to 1 May 2026 at 02:00. Thank you for your understanding.',
      },
    ],
  ])('read well: %s', (type, sample, expected) => {
    for (const language of LANGUAGES) {
      const values = SAMPLES[type][sample] ?? {};
      expect(say(language, `notification.${type}.message`, values)).toBe(expected[language]);
    }
  });
});
