import type { Say } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { ReminderLevel } from '#domain/payment-reminders/levels.ts';
import { sayIn } from '#platform/i18n/translate.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import { interestWords, isConsumer } from './penalty.ts';
import type { MailedOwner, MailingBuilding, MailingOffice } from './run-repository.ts';

export interface ReminderMailFacts {
  readonly level: ReminderLevel;
  /** The day of the mail, up to which late interest is claimed. */
  readonly on: LocalDate;
  readonly owner: Pick<MailedOwner, 'name' | 'language' | 'kind'>;
  readonly building: Omit<MailingBuilding, 'id'>;
  readonly office: MailingOffice;
  /** Where to pay; undefined: the building has entered no working account. */
  readonly account: { readonly iban: string; readonly holder: string } | undefined;
  /** What somebody wrote for this debtor. */
  readonly message: string | null;
  readonly items: readonly {
    /** The title of the call; null for what was charged otherwise. */
    readonly title: string | null;
    readonly due_date: LocalDate;
    readonly open_cents: Cents;
    readonly structured_communication: string;
  }[];
  readonly penalty_cents: Cents;
}

/**
 * A reminder as an e-mail in the owner's language: what is owed and since when, to whom, how to pay,
 * and the clause on which late interest rests.
 * Rule: contents of the first reminder, Code of Economic Law, art. XIX.2 §2.
 */
export function renderReminderMail(facts: ReminderMailFacts): RenderedMail {
  const { level, owner, building, office, message } = facts;
  const { language } = owner;
  const say = sayIn(language);
  const place = { level, building: singleLine(building.name) };
  const debtor = { ...building, kind: owner.kind };
  const clause = building.late_interest_clause;
  return renderMail({
    language,
    subject: say('reminder_mail.subject', place),
    greeting: say('reminder_mail.greeting', { name: singleLine(owner.name) }),
    before: [say('reminder_mail.opening', place), ...paragraphsOf(message)],
    facts: [...debtFacts(facts, say), ...paymentFacts(facts, say)],
    after: [
      say('reminder_mail.instructions', { level, is_consumer: isConsumer(debtor) }),
      ...(clause === null
        ? []
        : [
            say('reminder_mail.clause', {
              ...interestWords(debtor),
              level,
              clause: singleLine(clause),
            }),
          ]),
      say('reminder_mail.paid'),
      say('reminder_mail.questions', { email: office.contact_email }),
    ],
    closing: say('reminder_mail.closing'),
    sender: singleLine(office.name),
  });
}

function paragraphsOf(message: string | null): string[] {
  return (message ?? '')
    .split(/\n+/)
    .map(singleLine)
    .filter((paragraph) => paragraph !== '');
}

function debtFacts({ items, penalty_cents, on }: ReminderMailFacts, say: Say): [string, string][] {
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

function paymentFacts({ building, account }: ReminderMailFacts, say: Say): [string, string][] {
  const { name, address, postal_code, city, enterprise_number } = building;
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
  const written = { iban: iban.replaceAll(/(.{4})(?=.)/g, '$1 '), holder: singleLine(holder) };
  return [
    [say('reminder_mail.account'), say('reminder_mail.account_value', written)],
    creditorFact,
  ];
}
