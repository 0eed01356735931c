import type { UnfinishedWorks } from '#domain/closing/unfinished-works.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/accounts.ts';
import { buildings } from '#relations/buildings.ts';
import { callFunds } from '#relations/calls-for-funds.ts';
import { costLines } from '#relations/costs.ts';
import { decisions } from '#relations/minutes.ts';
import type { YearDays } from './repository.ts';

/**
 * Lists works whose decision is not marked as finished at the end of a year, with all that was called, spent
 * and released for them until then, by decision; what statements do not cover was settled before.
 */
export async function listUnfinishedWorks(
  db: Connection,
  { building_id, end_date }: YearDays,
): Promise<UnfinishedWorks[]> {
  const rows = await db.query<{
    readonly decision_id: string;
    readonly called_cents: Cents;
    readonly costs: UnfinishedWorks['costs'];
    readonly released_cents: Cents;
  }>(sql`select decision.id as decision_id, called.cents as called_cents,
      coalesce(spent.costs, '[]') as costs, coalesce(spent.released_cents, 0)::bigint as released_cents
    from ${decisions(db)} as decision
    join ${buildings(db)} as building on building.id = decision.building_id
    cross join lateral (select coalesce(sum(call.amount_cents), 0)::bigint as cents
      from ${callFunds(db)} as call
      where call.decision_id = decision.id and call.fund = 'Works' and call.building_id = ${building_id}
        and call.status in ('Sent', 'Settled')
        and call.call_date between coalesce(building.statements_from, call.call_date) and ${end_date})
      as called
    left join lateral (select jsonb_agg(jsonb_build_object('account_code', account.account_code,
          'amount_cents', account.amount_cents) order by account.account_code) as costs,
        sum(account.released_cents) as released_cents
      from (select line.account_code, sum(line.amount_cents + line.released_cents)::bigint as amount_cents,
          sum(line.released_cents)::bigint as released_cents
        from ${costLines(db)} as line
        where line.decision_id = decision.id and line.building_id = ${building_id}
          and line.entry_date between coalesce(building.statements_from, line.entry_date) and ${end_date}
        group by line.account_code) as account) as spent on true
    where decision.building_id = ${building_id}
      and (decision.finished_on is null or decision.finished_on > ${end_date})
      and (called.cents <> 0 or spent.costs is not null)
    order by decision.decided_on, decision.id`);
  return rows;
}

type ChartAccount = Pick<Row<'accounts'>, 'code' | 'postable' | 'is_active'>;

/** Finds which of these accounts are in the chart. */
export async function findChartAccounts(
  db: Connection,
  codes: readonly string[],
): Promise<Map<string, ChartAccount>> {
  const rows = await db.query<ChartAccount>(sql`select code, postable, is_active
    from ${accounts(db)} as account where code = any(${codes}::text[])`);
  return new Map(rows.map((row) => [row.code, row]));
}
