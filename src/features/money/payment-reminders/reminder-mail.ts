import { formatIban } from '#domain/kernel/identifiers.ts';
import type { Say } from '#domain/kernel/language.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { isConsumer } from '#domain/payment-reminders/penalty.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import { forecastTexts, type ReminderOnPaper } from './letter.ts';
import { describeInterest } from './penalty.ts';

/**
 * Composes the e-mail of a reminder in the owner's language: amount and due date, creditor, payment
 * details, and the clause on which late interest is based.
 * Rule: contents of the first reminder, Code of Economic Law, art. XIX.2 §2.
 */
export function renderReminderMail(paper: ReminderOnPaper): RenderedMail {
  const { reminder, head, debtor } = paper;
  const { reminder_level: level, message } = reminder;
  const { language, late_interest_clause: clause } = debtor;
  const say = createTranslator(language);
  const place = { level, building: singleLine(head.name) };
  return renderMail({
    language,
    subject: say('reminder_mail.subject', place),
    greeting: say('reminder_mail.greeting', { name: singleLine(debtor.name) }),
    before: [say('reminder_mail.opening', place), ...paragraphsOf(message)],
    facts: [...debtFacts(paper, say), ...paymentFacts(paper, say)],
    after: [
      say('reminder_mail.instructions', { level, is_consumer: isConsumer(debtor) }),
      ...(clause === null
        ? []
        : [
            say('reminder_mail.clause', {
              ...describeInterest(debtor),
              level,
              clause: singleLine(clause),
            }),
            ...(level === 'Gentle' ? forecastTexts(paper, say) : []),
          ]),
      say('reminder_mail.paid'),
      say('reminder_mail.questions', { email: head.office_email }),
    ],
    closing: say('reminder_mail.closing'),
    sender: singleLine(head.office_name),
  });
}

function paragraphsOf(message: string | null): string[] {
  return (message ?? '')
    .split(/\n+/)
    .map(singleLine)
    .filter((paragraph) => paragraph !== '');
}

function debtFacts({ items, reminder }: ReminderOnPaper, say: Say): [string, string][] {
  const { penalty_cents, level_changed_on: on } = reminder;
  const amountOf = (cents: Cents) => say('reminder_mail.amount', { amount: toEuro(cents) });
  const total = sumCents([...items.map(({ open_cents }) => open_cents), penalty_cents]);
  return [
    ...items.map(({ title, due_date, ...item }): [string, string] => [
      say('reminder_mail.item', {
        title: title === null ? say('reminder_mail.charges') : singleLine(title),
        due_date,
      }),
      say('reminder_mail.item_value', {
        amount: toEuro(item.open_cents),
        communication: formatCommunication(item.structured_communication),
      }),
    ]),
    ...(penalty_cents === 0
      ? []
      : [
          [say('reminder_mail.penalty', { date: on }), amountOf(penalty_cents)] satisfies [
            string,
            string,
          ],
        ]),
    [say('reminder_mail.total'), amountOf(total)],
  ];
}

function paymentFacts({ head, account }: ReminderOnPaper, say: Say): [string, string][] {
  const { name, address, postal_code, city, enterprise_number } = head;
  const town = [postal_code, city].filter((part) => part !== null).join(' ');
  const creditor = {
    name: singleLine(name),
    address: singleLine([address, town].filter((part) => part !== '').join(', ')),
    enterprise_number,
  };
  const creditorFact: [string, string] = [
    say('reminder_mail.creditor'),
    say('reminder_mail.creditor_value', creditor),
  ];
  if (account === undefined) return [creditorFact];
  const { iban, holder } = account;
  const written = { iban: formatIban(iban), holder: singleLine(holder) };
  return [
    [say('reminder_mail.account'), say('reminder_mail.account_value', written)],
    creditorFact,
  ];
}
