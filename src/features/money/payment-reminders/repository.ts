import type { ListPaymentReminders, PAYMENT_REMINDER_SORTS } from '#contract/payment-reminders.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { ReminderLevel } from '#domain/payment-reminders/levels.ts';
import type { ReminderEvent, ReminderStatus } from '#domain/payment-reminders/reminder-state.ts';
import type { ReceivableRow } from '#features/money/owner-accounts/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { sql, unnestRows, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

export interface ReminderRow {
  readonly id: string;
  readonly building_id: string;
  readonly owner_id: string;
  readonly call_for_funds_id: string | null;
  readonly reminder_level: ReminderLevel;
  readonly status: ReminderStatus;
  readonly message: string | null;
  readonly notes: string | null;
  readonly penalty_cents: Cents;
  readonly level_changed_on: LocalDate;
  readonly gentle_sent_on: LocalDate | null;
  readonly sent_date: LocalDate | null;
  readonly tracking_number: string | null;
  readonly is_paused: boolean;
  readonly pause_reason: string | null;
  readonly cancellation_reason: string | null;
  readonly settled_on: LocalDate | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

/** A receivable as a reminder looks at it: what is open is that of now. */
export interface OwedItem {
  readonly receivable_id: string;
  readonly source_type: ReceivableRow['source_type'];
  readonly source_id: string;
  readonly structured_communication: string;
  readonly due_date: LocalDate;
  readonly amount_cents: Cents;
  readonly open_cents: Cents;
  readonly is_cost: boolean;
}

/** A line of the timeline, with what was owed then. */
export interface EventRow {
  readonly id: string;
  readonly reminder_id: string;
  readonly occurred_at: string;
  readonly actor_id: string;
  readonly event: ReminderEvent;
  readonly reminder_level: ReminderLevel;
  readonly amount_cents: Cents;
  readonly penalty_cents: Cents;
  readonly detail: string | null;
}

export interface FullReminder extends ReminderRow {
  /** By due date, then id. */
  readonly items: readonly OwedItem[];
  /** Oldest first. */
  readonly events: readonly EventRow[];
}

const sortable: SortFields<typeof PAYMENT_REMINDER_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  created_at: { column: 'created_at', type: 'timestamptz' },
};

export async function listReminders(
  db: Connection,
  filters: ListPaymentReminders,
  visible: readonly Sql[],
): Promise<Page<FullReminder>> {
  const page = await listPage<ReminderRow>(
    db,
    {
      select: sql`select * from app.payment_reminders`,
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...filterConditions(filters),
        ...visible,
      ],
      sortable,
      defaultSort: '-created_at',
    },
    filters,
  );
  return { ...page, rows: await withDetails(db, page.rows) };
}

function filterConditions(filters: ListPaymentReminders): Sql[] {
  const { owner_id, building_id, reminder_level, status } = filters;
  const conditions: Sql[] = [];
  if (owner_id !== undefined) conditions.push(sql`owner_id = ${owner_id}`);
  if (building_id !== undefined) conditions.push(sql`building_id = ${building_id}`);
  if (reminder_level !== undefined) conditions.push(sql`reminder_level = ${reminder_level}`);
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  return conditions;
}

const itemColumns = sql`owed.id as receivable_id, owed.source_type, owed.source_id,
  owed.structured_communication, owed.due_date, owed.amount_cents, owed.open_cents, owed.is_cost`;

/** The reminders with their items and timelines, in one flight however many. */
export async function withDetails(
  db: Connection,
  reminders: readonly ReminderRow[],
): Promise<FullReminder[]> {
  if (reminders.length === 0) return [];
  const ids = reminders.map(({ id }) => id);
  const [items, events] = await Promise.all([
    db.query<OwedItem & { readonly reminder_id: string }>(sql`
      select items.reminder_id, ${itemColumns}
      from app.payment_reminder_items as items
      join app.receivables as owed
        on owed.organization_id = items.organization_id and owed.id = items.receivable_id
      where items.organization_id = ${db.organizationId} and items.reminder_id = any(${ids}::uuid[])
      order by owed.due_date, owed.id`),
    db.query<EventRow>(sql`select * from app.payment_reminder_events
      where organization_id = ${db.organizationId} and reminder_id = any(${ids}::uuid[])
      order by occurred_at, id`),
  ]);
  const itemsByReminder = Map.groupBy(items, ({ reminder_id }) => reminder_id);
  const eventsByReminder = Map.groupBy(events, ({ reminder_id }) => reminder_id);
  return reminders.map((reminder) => ({
    ...reminder,
    items: itemsByReminder.get(reminder.id) ?? [],
    events: eventsByReminder.get(reminder.id) ?? [],
  }));
}

/** Whose debts a reminder is about; a call narrows it to what that call asked for. */
interface ReminderTarget {
  readonly building_id: string;
  readonly owner_id: string;
  readonly call_for_funds_id: string | null;
}

/** What is overdue, by due date, then id. */
export function findOverdue(
  db: Connection,
  { building_id, owner_id, call_for_funds_id }: ReminderTarget,
  today: LocalDate,
): Promise<OwedItem[]> {
  const ofCall =
    call_for_funds_id === null ? sql`` : sql`and owed.source_id = ${call_for_funds_id}`;
  return db.query<OwedItem>(sql`select ${itemColumns} from app.receivables as owed
    where owed.organization_id = ${db.organizationId} and owed.building_id = ${building_id}
      and owed.owner_id = ${owner_id} and owed.open_cents > 0 and owed.due_date < ${today}::date ${ofCall}
    order by owed.due_date, owed.id`);
}

/** The one reminder of the owner in the building that is neither settled nor cancelled. */
export function findRunning(
  db: Connection,
  { building_id, owner_id }: Pick<ReminderTarget, 'building_id' | 'owner_id'>,
): Promise<{ id: string } | undefined> {
  return db.first<{ id: string }>(sql`select id from app.payment_reminders
    where organization_id = ${db.organizationId} and building_id = ${building_id}
      and owner_id = ${owner_id} and status in ('Open', 'Sent')`);
}

interface NewItem {
  readonly reminder_id: string;
  readonly receivable_id: string;
}

/** Receivables keep the moment at which their reminder first named them. */
export async function insertItems(
  db: Connection,
  items: readonly NewItem[],
  now: string,
): Promise<void> {
  const types = { reminder_id: 'uuid', receivable_id: 'uuid' };
  const rows = items.map((item) => ({ ...item }));
  await db.execute(sql`insert into app.payment_reminder_items
    (organization_id, reminder_id, receivable_id, reminded_at)
    select ${db.organizationId}::uuid, named.*, ${now}::timestamptz
    from (${unnestRows(types, rows)}) as named
    on conflict do nothing`);
}

/** @returns them as they are stored, instants as the database writes them */
export function insertEvents(db: Connection, events: readonly EventRow[]): Promise<EventRow[]> {
  const types = {
    id: 'uuid',
    reminder_id: 'uuid',
    occurred_at: 'timestamptz',
    actor_id: 'uuid',
    event: 'text',
    reminder_level: 'text',
    amount_cents: 'bigint',
    penalty_cents: 'bigint',
    detail: 'text',
  };
  const rows = events.map((event) => ({ ...event }));
  return db.query<EventRow>(sql`insert into app.payment_reminder_events (organization_id, id, reminder_id, occurred_at,
    actor_id, event, reminder_level, amount_cents, penalty_cents, detail)
    select ${db.organizationId}::uuid, told.* from (${unnestRows(types, rows)}) as told
    returning *`);
}
