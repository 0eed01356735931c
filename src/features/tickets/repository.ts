import {
  Ticket,
  TICKET_COMMENT_SORTS,
  TICKET_SORTS,
  type CreateTicket,
  type ListTicketComments,
  type ListTickets,
} from '#contract/tickets.ts';
import { visibleUnits } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, oneOf, searchTable, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { members } from '#relations/auth.ts';
import { nameSources } from '#relations/display-names.ts';
import { expenses } from '#relations/expenses.ts';
import { statementCharges, statementRuns } from '#relations/statements.ts';
import { units } from '#relations/units.ts';

/** A ticket with the names of its reporter and assignee. */
export type TicketRow = Omit<Row<'tickets'>, 'organization_id' | 'search_text'> & {
  readonly assignee_name: string | null;
  readonly created_by_name: string | null;
};

const sortable = sortFields('tickets', TICKET_SORTS);
const commentsSortable = sortFields('ticket_comments', TICKET_COMMENT_SORTS);

const nameOf = (db: Connection, column: Sql) =>
  sql`(select member.name from ${members(db)} as member
    where member.organization_id = ${db.organizationId} and member.id = ${column})`;

const selectTickets = (db: Connection) => sql`select id, building_id, unit_id, owner_id, title,
    description, category, priority, status, assignee_id, resolution, cancellation_reason, expense_id,
    statement_id, statement_line, resolved_at, created_by, version, created_at, updated_at,
    ${nameOf(db, sql`tickets.assignee_id`)} as assignee_name,
    ${nameOf(db, sql`tickets.created_by`)} as created_by_name
  from app.tickets`;

/** Lists visible tickets, one page at a time. */
export function listTickets(
  db: Connection,
  { status, priority, category, q, ...query }: ListTickets,
  visible: readonly Sql[],
): Promise<Page<TicketRow>> {
  const { building_id, assignee_id, unit_id, statement_id, ...page } = query;
  return listPage<TicketRow>(
    db,
    {
      select: selectTickets(db),
      beside: selectNames(db, Ticket, nameSources),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id, assignee_id, unit_id, statement_id }),
        ...oneOf({ status, priority, category }),
        ...searchTable(db, 'app.tickets', q),
        ...visible,
      ],
      sortable,
      defaultSort: '-created_at',
    },
    page,
  );
}

export function findTicket(
  db: Connection,
  id: string,
  conditions: readonly Sql[],
): Promise<TicketRow | undefined> {
  return db.first<TicketRow>(sql`${selectTickets(db)}
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(conditions)}`);
}

/** Lists the comments of a ticket, oldest first. */
export function listComments(
  db: Connection,
  ticketId: string,
  { isShownAll, ...page }: ListTicketComments & { readonly isShownAll: boolean },
): Promise<Page<Row<'ticket_comments'>>> {
  return listPage(
    db,
    {
      select: sql`select * from app.ticket_comments`,
      where: [
        sql`organization_id = ${db.organizationId}`,
        sql`ticket_id = ${ticketId}`,
        ...(isShownAll ? [] : [sql`not is_internal`]),
      ],
      sortable: commentsSortable,
      defaultSort: 'created_at',
    },
    page,
  );
}

/** Details of an event: the assignee, the supplier, the reason for a cancellation, the changed fields. */
export interface TicketEventDetails {
  readonly assignee_name?: string;
  readonly supplier_name?: string;
  readonly reason?: string;
  readonly fields?: readonly string[];
}

export type HistoryRow = Pick<Row<'ticket_events'>, 'id' | 'event' | 'actor_id' | 'occurred_at'> & {
  readonly actor_name: string | null;
  readonly details: TicketEventDetails;
};

/** Lists the events of a ticket, oldest first. */
export function listHistory(db: Connection, ticketId: string): Promise<HistoryRow[]> {
  return db.query<HistoryRow>(sql`select id, event, actor_id, details, occurred_at,
      ${nameOf(db, sql`event.actor_id`)} as actor_name
    from app.ticket_events as event
    where organization_id = ${db.organizationId} and ticket_id = ${ticketId}
    order by occurred_at, id`);
}

/** Finds the name of a user in the organization. */
export async function findPersonName(db: Connection, userId: string): Promise<string> {
  const row = await db.first<{ name: string }>(
    sql`select name from ${members(db)} as member
      where organization_id = ${db.organizationId} and id = ${userId}`,
  );
  return row?.name ?? '';
}

/** Subjects of a ticket besides its building. */
export interface Places {
  readonly unit_id: string | null;
  readonly expense_id: string | null;
  readonly statement_line?: CreateTicket['statement_line'];
}

/**
 * Whether the unit is in the building and visible to the caller, the expense belongs to the building, and
 * so does the line of a statement; an Owner may name their own lines. Absent references pass.
 */
export async function isPlaceVisible(
  ctx: TenantContext,
  buildingId: string,
  { unit_id, expense_id, statement_line }: Places,
): Promise<{ readonly unit: boolean; readonly expense: boolean; readonly line: boolean }> {
  const { db, principal } = ctx;
  const visible = allOf(visibleUnits(ctx, 'unit.id', 'unit.building_id'));
  const { statement_id = null, number = null } = statement_line ?? {};
  const isOwn =
    principal.owner_id === null
      ? sql`true`
      : sql`charges.owner_id = ${principal.owner_id} and run.status = 'Sent'`;
  return db.one(sql`select
    ${unit_id}::uuid is null or exists (select from ${units(db)} as unit
      where unit.id = ${unit_id} and unit.building_id = ${buildingId} and ${visible}) as unit,
    ${expense_id}::uuid is null or exists (select from ${expenses(db)} as expense
      where expense.id = ${expense_id} and expense.building_id = ${buildingId}) as expense,
    ${statement_id}::uuid is null or exists (select from ${statementCharges(db)} as charges
      cross join lateral jsonb_array_elements(charges.rows) as line
      join ${statementRuns(db)} as run on run.id = charges.statement_id
      where charges.statement_id = ${statement_id} and (line ->> 0)::integer = ${number}
        and run.building_id = ${buildingId} and ${isOwn}) as line`);
}

/** Counts tickets by state, and those that are open by priority. */
export async function countTickets(
  db: Connection,
  buildingId: string | undefined,
  visible: readonly Sql[],
): Promise<
  readonly {
    readonly status: string;
    readonly priority: string;
    readonly tickets: number;
    readonly unassigned: number;
  }[]
> {
  return db.query(sql`select status, priority, count(*)::integer as tickets,
      (count(*) filter (where assignee_id is null))::integer as unassigned
    from app.tickets where ${allOf([
      sql`organization_id = ${db.organizationId}`,
      ...equal({ building_id: buildingId }),
      ...visible,
    ])}
    group by status, priority`);
}

/**
 * Computes the median resolution time of tickets resolved since the instant, in hours; null if
 * there are none.
 */
export async function findMedianHours(
  db: Connection,
  { since, building_id }: { readonly since: string; readonly building_id: string | undefined },
  visible: readonly Sql[],
): Promise<number | null> {
  const { hours } = await db.one<{ hours: number | null }>(sql`select
      round((percentile_cont(0.5) within group (order by extract(epoch from resolved_at - created_at)) / 3600)::numeric, 1)::float8 as hours
    from app.tickets where ${allOf([
      sql`organization_id = ${db.organizationId}`,
      sql`resolved_at >= ${since}`,
      ...equal({ building_id }),
      ...visible,
    ])}`);
  return hours;
}
