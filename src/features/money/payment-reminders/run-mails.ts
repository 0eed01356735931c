import { isEmail } from '#domain/kernel/identifiers.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { ReminderLevel } from '#domain/payment-reminders/levels.ts';
import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import type { QueuedMail } from '#features/mail-queue/index.ts';
import { bankAccountsOf } from '#features/money/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { renderReminderMail } from './reminder-mail.ts';
import type { OwedItem } from './repository.ts';
import {
  findItemWords,
  findMailedOwners,
  findMailingBuildings,
  findOffice,
  type DebtorKey,
} from './run-repository.ts';

/** Levels that an e-mail serves: what comes after them is sent by registered letter, by a person. */
const MAILED_LEVELS: readonly ReminderLevel[] = ['Gentle', 'Formal'];

export interface MailableReminder extends DebtorKey {
  readonly id: string;
  readonly reminder_level: ReminderLevel;
  readonly penalty_cents: Cents;
  readonly message: string | null;
  readonly items: readonly OwedItem[];
}

/** The mails of those reminders that can go by mail, by the reminder's id, in one flight of reads. */
export async function composeMails(
  ctx: TenantContext,
  reminders: readonly MailableReminder[],
): Promise<Map<string, QueuedMail>> {
  const mailed = reminders.filter(({ reminder_level: level }) => MAILED_LEVELS.includes(level));
  if (mailed.length === 0) return new Map();
  const facts = await findFacts(ctx, mailed);
  const mails = new Map<string, QueuedMail>();
  for (const reminder of mailed) {
    const mail = composeMail(ctx, reminder, facts);
    if (mail !== undefined) mails.set(reminder.id, mail);
  }
  return mails;
}

type Facts = Awaited<ReturnType<typeof findFacts>>;

async function findFacts({ db }: TenantContext, reminders: readonly MailableReminder[]) {
  const ids = (of: (reminder: MailableReminder) => readonly string[]) => [
    ...new Set(reminders.flatMap(of)),
  ];
  const buildingIds = ids(({ building_id }) => [building_id]);
  const [owners, buildings, accounts, words, office] = await Promise.all([
    findMailedOwners(
      db,
      ids(({ owner_id }) => [owner_id]),
    ),
    findMailingBuildings(db, buildingIds),
    bankAccountsOf(db, buildingIds),
    findItemWords(
      db,
      ids(({ items }) => items.map(({ receivable_id }) => receivable_id)),
    ),
    findOffice(db),
  ]);
  return {
    owners: new Map(owners.map((owner) => [owner.id, owner])),
    buildings: new Map(buildings.map((building) => [building.id, building])),
    accounts,
    words,
    office,
  };
}

/** @returns undefined where there is no address to write to: then a person sends the reminder */
function composeMail(
  ctx: TenantContext,
  reminder: MailableReminder,
  { owners, buildings, accounts, words, office }: Facts,
): QueuedMail | undefined {
  const owner = owners.get(reminder.owner_id);
  const building = buildings.get(reminder.building_id);
  if (owner === undefined || building === undefined || !isEmail(owner.email)) return undefined;
  const items = reminder.items.map((item) => ({
    ...item,
    title: words.get(item.receivable_id)?.title ?? null,
  }));
  const fund = commonFund(items.map((item) => words.get(item.receivable_id)?.fund ?? null));
  const { subject, text, html } = renderReminderMail({
    level: reminder.reminder_level,
    on: ctx.today,
    owner,
    building,
    office,
    account: accountForFund(accounts.get(reminder.building_id) ?? [], fund),
    message: reminder.message,
    items,
    penalty_cents: reminder.penalty_cents,
  });
  return { recipient: owner.email, subject, text, html };
}
