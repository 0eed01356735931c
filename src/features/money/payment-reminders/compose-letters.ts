import { assert } from '#domain/kernel/assert.ts';
import type { Say } from '#domain/kernel/language.ts';
import { isMailed } from '#domain/payment-reminders/levels.ts';
import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import { sayTitle } from '#domain/texts/known-titles.ts';
import {
  findLetterheads,
  markAsDraft,
  type NewLetterAbout,
} from '#features/documents/letters/index.ts';
import { findPublishedRates } from '#features/money/interest-rates/index.ts';
import { findBankAccounts } from '#features/register/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import {
  findInterestTerms,
  findItemWords,
  findReminded,
  type ItemWords,
  type RemindedItem,
} from './composing-repository.ts';
import { reminderLetter, type ReminderOnPaper } from './letter.ts';
import { computeForecast } from './penalty.ts';
import { renderReminderMail } from './reminder-mail.ts';
import type { FullReminder, OwedItem } from './repository.ts';

/** Letter, with the level of its reminder. */
export type ComposedLetter = NewLetterAbout & Pick<FullReminder, 'reminder_level'>;

export type ComposedReminder = ReminderOnPaper['reminder'] &
  Pick<FullReminder, 'id' | 'building_id' | 'owner_id' | 'items'>;

/**
 * Composes the current letters of reminders, in order, in each owner's language, with the e-mail if one
 * can be sent. The number of reads does not depend on the number of reminders.
 */
export async function composeLetters(
  ctx: TenantContext,
  reminders: readonly ComposedReminder[],
): Promise<ComposedLetter[]> {
  if (reminders.length === 0) return [];
  const facts = await findFacts(ctx, reminders);
  return reminders.map((reminder) => composeLetter(ctx, reminder, facts));
}

function sayWritten({ title, text_key }: ItemWords, say: Say): string | null {
  return title === null ? null : sayTitle({ title, text_key }, say);
}

/** Composes today's letters; those that may still be sent are marked as drafts. */
export async function composeDrafts(
  ctx: TenantContext,
  reminders: readonly FullReminder[],
): Promise<ComposedLetter[]> {
  const letters = await composeLetters(ctx, reminders);
  const open = new Set(reminders.flatMap(({ id, status }) => (status === 'Open' ? [id] : [])));
  return letters.map((letter) =>
    open.has(letter.subject.id) ? { ...letter, paper: markAsDraft(letter.paper) } : letter,
  );
}

type Facts = Awaited<ReturnType<typeof findFacts>>;

async function findFacts({ db }: TenantContext, reminders: readonly ComposedReminder[]) {
  const ids = (of: (reminder: ComposedReminder) => readonly string[]) => [
    ...new Set(reminders.flatMap(of)),
  ];
  const buildingIds = ids(({ building_id }) => [building_id]);
  const ownerIds = ids(({ owner_id }) => [owner_id]);
  const receivableIds = ids(({ items }) => items.map(({ receivable_id }) => receivable_id));
  const [owners, heads, terms, accounts, words, rates] = await Promise.all([
    findReminded(db, ownerIds),
    findLetterheads(db, buildingIds),
    findInterestTerms(db, buildingIds),
    findBankAccounts(db, buildingIds),
    findItemWords(db, receivableIds),
    findPublishedRates(db),
  ]);
  return { owners, heads, terms, accounts, words, rates };
}

function composeLetter(
  { today }: TenantContext,
  reminder: ComposedReminder,
  { owners, heads, terms, accounts, words, rates }: Facts,
): ComposedLetter {
  const { id, building_id, owner_id, reminder_level } = reminder;
  const [owner, head, claims] = [
    owners.get(owner_id),
    heads.get(building_id),
    terms.get(building_id),
  ];
  assert(owner && head && claims, 'A reminder has an owner and a building');
  const say = createTranslator(owner.language);
  const open = reminder.items.filter(({ open_cents: cents }) => cents > 0);
  const items = open.map((item): RemindedItem => {
    const said = words.get(item.receivable_id);
    const written = said === undefined ? null : sayWritten(said, say);
    // Text typed by users is kept; text of the service's own charges is shown in the reader's language.
    const isByService = written === null && item.source_type !== 'JournalEntry';
    const title = isByService ? say(`enum.ReceivableSource.${item.source_type}`) : written;
    return { ...item, title };
  });
  const fundOf = (item: OwedItem) => words.get(item.receivable_id)?.fund ?? null;
  const fund = commonFund(open.map(fundOf));
  // Payments are booked on the bank account of the item that their communication names.
  const named = open.find((item) => commonFund([fundOf(item)]) === fund);
  const debtor = { ...owner, ...claims };
  const paper: ReminderOnPaper = {
    reminder,
    head,
    debtor,
    items,
    account: accountForFund(accounts.get(building_id) ?? [], fund),
    structured_communication: named?.structured_communication,
    forecast_cents: computeForecast(open, debtor, { rates, on: today }),
    today,
  };
  return {
    subject: { type: 'PaymentReminder', id, building_id },
    owner_id,
    reminder_level,
    paper: reminderLetter(paper),
    mail: isMailed(reminder_level)
      ? { ...renderReminderMail(paper), recipient: owner.email }
      : null,
  };
}
