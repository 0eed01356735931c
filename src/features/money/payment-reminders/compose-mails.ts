import { assert } from '#domain/kernel/assert.ts';
import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import type { NewMail } from '#features/mails/index.ts';
import { bankAccountsOf } from '#features/money/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { renderReminderMail } from './reminder-mail.ts';
import type { FullReminder } from './repository.ts';
import {
  findItemWords,
  findMailedOwners,
  findMailingBuildings,
  findOffice,
} from './run-repository.ts';

export type MailableReminder = Pick<
  FullReminder,
  | 'id'
  | 'building_id'
  | 'owner_id'
  | 'reminder_level'
  | 'level_changed_on'
  | 'penalty_cents'
  | 'message'
  | 'items'
>;

/** The mails of reminders at levels that an e-mail serves, in their order, in one flight of reads. */
export async function composeMails(
  ctx: TenantContext,
  reminders: readonly MailableReminder[],
): Promise<NewMail[]> {
  if (reminders.length === 0) return [];
  const facts = await findFacts(ctx, reminders);
  return reminders.map((reminder) => composeMail(ctx, reminder, facts));
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

function composeMail(
  ctx: TenantContext,
  reminder: MailableReminder,
  { owners, buildings, accounts, words, office }: Facts,
): NewMail {
  const owner = owners.get(reminder.owner_id);
  const building = buildings.get(reminder.building_id);
  assert(owner !== undefined && building !== undefined, 'A reminder has an owner and a building');
  const items = reminder.items
    .filter(({ open_cents: open }) => open > 0)
    .map((item) => ({ ...item, title: words.get(item.receivable_id)?.title ?? null }));
  const fund = commonFund(items.map((item) => words.get(item.receivable_id)?.fund ?? null));
  const mail = renderReminderMail({
    level: reminder.reminder_level,
    on: reminder.level_changed_on,
    owner,
    building,
    office,
    account: accountForFund(accounts.get(reminder.building_id) ?? [], fund),
    message: reminder.message,
    items,
    penalty_cents: reminder.penalty_cents,
  });
  const asked = { id: ctx.newId(), purpose: 'PaymentReminder', object_id: reminder.id } as const;
  return { ...asked, recipient: owner.email, ...mail };
}
