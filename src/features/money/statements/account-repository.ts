import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { MovementKind, OwnerMovement } from '#domain/statements/owner-totals.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { callLines, callsForFunds } from '#relations/calls-for-funds.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { receivables, selectOwnerAccountCodes } from '#relations/owner-accounts.ts';

type Period = Pick<Row<'statement_runs'>, 'building_id' | 'period_from' | 'period_to'>;

/** Accounts of the owners of a building around a period. */
export interface OwnerMovements {
  /** Balances at the end of the day before the period, by owner. */
  readonly opening: ReadonlyMap<string, Cents>;
  readonly movements: readonly OwnerMovement[];
}

interface MovementRow {
  readonly owner_id: string;
  readonly kind: MovementKind | 'Before';
  readonly amount_cents: Cents;
}

/**
 * Kind of a movement by what its entry was made from; by hand, by the account on its other side: money, the
 * working capital, or else costs of the owner.
 */
export const kindOfEntry = sql`case
    when entry.journal = 'Opening' then 'Opening'
    when entry.source_type in ('Payment', 'BankTransaction') then 'Payment'
    when entry.source_type = 'UnitTransfer' then 'WorkingCapital'
    when entry.source_type = 'LatePenalty' then 'InterestAndCosts'
    when entry.source_type is not null then 'PrivateCosts'
    when other.has_money then 'Payment'
    when other.has_capital then 'WorkingCapital'
    else 'PrivateCosts' end`;

/** Selects what is on the other side of the entry of a `line`. */
export function selectOtherSide(db: Connection): Sql {
  return sql`(select bool_or(account_code like '5%') as has_money,
      bool_or(account_code like '10%') as has_capital
    from ${journalLines(db)} as counter
    where counter.entry_id = line.entry_id and counter.owner_id is null)`;
}

/**
 * Sums what moved on the accounts of owners before and within a period. Calls and statements count on their
 * own date with who owes them today, so that a move or a correction entered later changes no balance of an
 * earlier day; the entries of both are left out.
 */
export async function findOwnerMovements(
  db: Connection,
  { building_id, period_from, period_to }: Period,
): Promise<OwnerMovements> {
  const rows = await db.query<MovementRow>(sql`
    select owner_id, kind, sum(amount_cents)::bigint as amount_cents from (
      select line.owner_id, line.debit_cents - line.credit_cents as amount_cents,
        case when line.entry_date < ${period_from} then 'Before' else ${kindOfEntry} end as kind
      from ${journalLines(db)} as line
      join ${journalEntries(db)} as entry on entry.id = line.entry_id
      left join lateral ${selectOtherSide(db)} as other
        on entry.source_type is null and line.entry_date >= ${period_from}
      where line.building_id = ${building_id} and line.entry_date <= ${period_to}
        and line.owner_id is not null and line.account_code in ${selectOwnerAccountCodes(db)}
        and entry.source_type is distinct from 'CallForFunds'
        and entry.source_type is distinct from 'Statement'
      union all
      select line.owner_id, line.amount_cents, 'Before'
      from ${callsForFunds(db)} as call join ${callLines(db)} as line on line.call_id = call.id
      where call.building_id = ${building_id} and call.status in ('Sent', 'Settled')
        and call.call_date < ${period_from}
      union all
      select settled.owner_id, settled.charges_ordinary_cents + settled.charges_extraordinary_cents
        - settled.called_ordinary_cents - settled.called_extraordinary_cents, 'Before'
      from app.statement_runs as run
      join app.statement_owner_units as settled
        on settled.organization_id = ${db.organizationId} and settled.statement_id = run.id
      where run.organization_id = ${db.organizationId} and run.building_id = ${building_id}
        and run.status = 'Sent' and run.period_to < ${period_from}) as moved
    group by owner_id, kind having sum(amount_cents) <> 0
    order by owner_id, kind`);
  const opening = new Map<string, Cents>();
  const movements: OwnerMovement[] = [];
  for (const { owner_id, kind, amount_cents } of rows) {
    if (kind === 'Before') opening.set(owner_id, amount_cents);
    else movements.push({ owner_id, kind, date: period_from, amount_cents });
  }
  return { opening, movements };
}

/** Finds the balances of the owners of a building at the end of a day. */
export async function findBalancesAt(
  db: Connection,
  building_id: string,
  day: LocalDate,
): Promise<ReadonlyMap<string, Cents>> {
  const until = { building_id, period_from: addDays(day, 1), period_to: day };
  return (await findOwnerMovements(db, until)).opening;
}

/** Finds what owners still owe by the statements of a run. */
export function findRunReceivables(
  db: Connection,
  statement_id: string,
): Promise<Pick<Row<'receivables'>, 'owner_id' | 'open_cents' | 'structured_communication'>[]> {
  return db.query(sql`select owner_id, open_cents, structured_communication
    from ${receivables(db)} as owed
    where source_type = 'Statement' and source_id = ${statement_id} and open_cents > 0
    order by owner_id`);
}
