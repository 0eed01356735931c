import type { Client } from 'pg';
import type { FaultClient } from './client.ts';
import type { Office, Order } from './writers.ts';

export interface Verdict {
  readonly asked: number;
  readonly acknowledged: number;
  readonly entries: number;
  readonly violations: readonly string[];
}

/** Compares what was acknowledged with what the database holds. */
export async function verify(
  superuser: Client,
  client: FaultClient,
  { organizationId }: Office,
  orders: readonly Order[],
): Promise<Verdict> {
  const owners = await counted(
    superuser,
    `select name as mark, count(*)::int as count from app.owners
      where organization_id = $1 group by 1`,
    organizationId,
  );
  const expenses = await counted(
    superuser,
    `select description as mark, count(*)::int as count from app.expenses
      where organization_id = $1 group by 1`,
    organizationId,
  );
  const approved = await counted(
    superuser,
    `select expense.description as mark, count(entry.id)::int as count
      from app.expenses as expense
      left join app.journal_entries as entry on entry.organization_id = expense.organization_id
        and entry.source_id = expense.id
      where expense.organization_id = $1 and expense.status = 'Approved' group by 1`,
    organizationId,
  );
  const violations = orders.flatMap(({ mark, kind, isAcknowledged }) => {
    const found = (kind === 'owner' ? owners : expenses).get(mark) ?? 0;
    const entries = approved.get(mark) ?? 0;
    const what = `${kind} ${mark}`;
    return [
      ...(isAcknowledged && found === 0 ? [`${what} was acknowledged and is lost`] : []),
      ...(found > 1 ? [`${what} is there ${found} times`] : []),
      ...(kind === 'expense' && isAcknowledged && entries !== 1
        ? [`${what} was approved and has ${entries} entries`]
        : []),
      ...(isAcknowledged ? [] : [`${what} was never answered for good`]),
    ];
  });
  const proof = (await client.once('GET', '/ledger/proof'))?.body ?? {};
  const entries = [...approved.values()].reduce((sum, count) => sum + count, 0);
  if (proof['balanced'] !== true || proof['chain_intact'] !== true)
    violations.push(`the ledger does not hold: ${JSON.stringify(proof)}`);
  if (proof['entry_count'] !== entries)
    violations.push(`the ledger has ${String(proof['entry_count'])} entries, not ${entries}`);
  const acknowledged = orders.filter(({ isAcknowledged }) => isAcknowledged).length;
  return { asked: orders.length, acknowledged, entries, violations };
}

async function counted(client: Client, text: string, organizationId: string) {
  const { rows } = await client.query<{ mark: string; count: number }>(text, [organizationId]);
  return new Map(rows.map(({ mark, count }) => [mark, count]));
}
