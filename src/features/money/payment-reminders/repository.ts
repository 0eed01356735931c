import {
  PaymentReminder,
  type ListPaymentReminders,
  PAYMENT_REMINDER_SORTS,
} from '#contract/payment-reminders.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { ReceivablePart } from '#features/books/owner-accounts/index.ts';
import { findMailOutcomes, type MailOutcome } from '#features/mails/index.ts';
import { visibleBuildings, limitToRoleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { insertRows, insertRowsReturning, type NewRow, type Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { nameSources } from '#relations/display-names.ts';
import { selectReceivableParts, receivables } from '#relations/owner-accounts.ts';

export type ReminderRow = Row<'payment_reminders'>;
/** Timeline event, with the amount owed then. */
export type EventRow = Row<'payment_reminder_events'>;
export type NewEvent = NewRow<'payment_reminder_events'>;

/** Receivable of a reminder, with its current open amount. */
export interface OwedItem extends Pick<
  Row<'receivables'>,
  | 'source_type'
  | 'source_id'
  | 'structured_communication'
  | 'due_date'
  | 'amount_cents'
  | 'open_cents'
  | 'is_cost'
> {
  readonly receivable_id: string;
  /** Title of the call; null if it is from none. */
  readonly call_title: string | null;
  readonly call_text_key: string | null;
  /** Parts, if it is for several funds. */
  readonly parts: readonly ReceivablePart[];
  /** End of the term of a free reminder; null if no sent one has named it. */
  readonly free_until: LocalDate | null;
}

export interface FullReminder extends ReminderRow {
  /** By due date, then id. */
  readonly items: readonly OwedItem[];
  /** Oldest first. */
  readonly events: readonly EventRow[];
  /** Outcome of the e-mail of the current level; null if there is none. */
  readonly mail: MailOutcome | null;
}

/** Limits reminders to visible buildings; an Owner sees their own, even after selling. */
export function visibleReminders(ctx: TenantContext): Sql[] {
  const { owner_id: ownerId } = ctx.principal;
  if (ownerId === null) return visibleBuildings(ctx, 'building_id');
  return [sql`owner_id = ${ownerId}`, ...limitToRoleBuildings(ctx, 'building_id')];
}

const sortable = sortFields('payment_reminders', PAYMENT_REMINDER_SORTS);

/** Lists visible reminders, one page at a time. */
export async function listReminders(
  db: Connection,
  { owner_id, building_id, reminder_level, status, ...page }: ListPaymentReminders,
  visible: readonly Sql[],
): Promise<Page<FullReminder>> {
  const found = await listPage<ReminderRow>(
    db,
    {
      select: sql`select * from app.payment_reminders`,
      beside: selectNames(db, PaymentReminder, nameSources),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ owner_id, building_id }),
        ...oneOf({ reminder_level, status }),
        ...visible,
      ],
      sortable,
      defaultSort: '-created_at',
    },
    page,
  );
  return { ...found, rows: await withDetails(db, found.rows) };
}

const itemColumns = (db: Connection) => sql`owed.id as receivable_id, owed.source_type,
  owed.source_id, owed.structured_communication, owed.due_date, owed.amount_cents, owed.open_cents,
  owed.is_cost, ${selectReceivableParts(db)} as parts,
  (select call.title from ${callsForFunds(db)} as call where call.id = owed.source_id) as call_title,
  (select call.text_key from ${callsForFunds(db)} as call where call.id = owed.source_id) as call_text_key,
  (select min(named.free_until) from app.payment_reminder_items as named
    where named.organization_id = ${db.organizationId} and named.receivable_id = owed.id) as free_until`;

/** Reads items, timelines and e-mails of reminders in one round trip. */
export async function withDetails(
  db: Connection,
  reminders: readonly ReminderRow[],
): Promise<FullReminder[]> {
  if (reminders.length === 0) return [];
  const ids = reminders.map(({ id }) => id);
  const mailIds = reminders.flatMap(({ mail_id }) => mail_id ?? []);
  const [items, events, mails] = await Promise.all([
    db.query<OwedItem & { readonly reminder_id: string }>(sql`
      select items.reminder_id, ${itemColumns(db)}
      from app.payment_reminder_items as items
      join ${receivables(db)} as owed on owed.id = items.receivable_id
      where items.organization_id = ${db.organizationId} and items.reminder_id = any(${ids}::uuid[])
      order by owed.due_date, owed.id`),
    db.query<EventRow>(sql`select * from app.payment_reminder_events
      where organization_id = ${db.organizationId} and reminder_id = any(${ids}::uuid[])
      order by occurred_at, id`),
    findMailOutcomes(db, mailIds),
  ]);
  const itemsByReminder = Map.groupBy(items, ({ reminder_id }) => reminder_id);
  const eventsByReminder = Map.groupBy(events, ({ reminder_id }) => reminder_id);
  return reminders.map((reminder) => ({
    ...reminder,
    items: itemsByReminder.get(reminder.id) ?? [],
    events: eventsByReminder.get(reminder.id) ?? [],
    mail: mails.get(reminder.mail_id ?? '') ?? null,
  }));
}

/** Debtor of a reminder; a call limits it to the receivables of that call. */
type ReminderTarget = Pick<ReminderRow, 'building_id' | 'owner_id' | 'call_for_funds_id'>;

/** Finds overdue receivables, by due date, then id. */
export function findOverdue(
  db: Connection,
  { building_id, owner_id, call_for_funds_id }: ReminderTarget,
  today: LocalDate,
): Promise<OwedItem[]> {
  const ofCall =
    call_for_funds_id === null ? sql`` : sql`and owed.source_id = ${call_for_funds_id}`;
  return db.query<OwedItem>(sql`select ${itemColumns(db)} from ${receivables(db)} as owed
    where owed.building_id = ${building_id}
      and owed.owner_id = ${owner_id} and owed.open_cents > 0 and owed.due_date < ${today}::date ${ofCall}
    order by owed.due_date, owed.id`);
}

/** Finds the owner's one reminder in the building that is neither settled nor cancelled. */
export function findRunning(
  db: Connection,
  { building_id, owner_id }: Pick<ReminderTarget, 'building_id' | 'owner_id'>,
): Promise<Pick<ReminderRow, 'id'> | undefined> {
  return db.first<Pick<ReminderRow, 'id'>>(sql`select id from app.payment_reminders
    where organization_id = ${db.organizationId} and building_id = ${building_id}
      and owner_id = ${owner_id} and status in ('Open', 'Sent')`);
}

/** Inserts items; receivables keep the time at which a reminder first named them. */
export function insertItems(
  db: Connection,
  items: readonly Omit<NewRow<'payment_reminder_items'>, 'reminded_at'>[],
  now: string,
): Promise<void> {
  const rows = items.map((item) => ({ ...item, reminded_at: now }));
  return insertRows(db, 'payment_reminder_items', rows, sql`on conflict do nothing`);
}

/** Inserts events. @returns them as stored, with timestamps in the notation of the database */
export function insertEvents(db: Connection, events: readonly NewEvent[]): Promise<EventRow[]> {
  return insertRowsReturning(db, 'payment_reminder_events', events);
}
