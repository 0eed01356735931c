import { Claim, CLAIM_SORTS, type ListClaims } from '#contract/claims.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';

type ClaimRow = Row<'claims'>;

/** A claim with its key and its movements on 4996. */
export interface ShownClaimRow extends ClaimRow {
  readonly key: string;
  readonly loss_cents: Cents;
  readonly received_cents: Cents;
  readonly balance_cents: Cents;
}

/**
 * Sums the lines of the claim `page`: costs less what suppliers credited, receipts, and the balance with
 * the entries that closed it. Reversed entries and their reversals are no movements.
 */
function selectSums(db: Connection): Sql {
  const ofExpense = sql`source_type is not distinct from 'Expense'`;
  return sql`(select json_build_object(
      'loss_cents', coalesce(sum(debit_cents - case when ${ofExpense} then credit_cents else 0 end)
        filter (where in_force), 0)::bigint,
      'received_cents', coalesce(sum(credit_cents) filter (where in_force and not ${ofExpense}), 0)::bigint,
      'balance_cents', coalesce(sum(debit_cents - credit_cents), 0)::bigint)
    from (select line.debit_cents, line.credit_cents, entry.source_type,
        entry.source_type is distinct from 'Claim' and entry.reverses_id is null
          and not exists (select from ${journalEntries(db)} as reversal
            where reversal.reverses_id = entry.id) as in_force
      from ${journalLines(db)} as line
      join ${journalEntries(db)} as entry on entry.id = line.entry_id
      where line.claim_id = page.id) as moved) as sums`;
}

type Summed = ClaimRow & {
  readonly key: string;
  readonly sums: Pick<ShownClaimRow, 'loss_cents' | 'received_cents' | 'balance_cents'>;
};

const selectClaims = (db: Connection): Selection => ({
  select: sql`select * from app.claims`,
  beside: [
    ...selectNames(db, Claim, nameSources),
    sql`(select name from ${distributionKeys(db)} as key where key.id = page.distribution_key_id) as key`,
    selectSums(db),
  ],
});

function withSums({ sums, ...row }: Summed): ShownClaimRow {
  return { ...row, ...sums };
}

/** Finds a claim that meets the conditions. */
export async function findClaim(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<ShownClaimRow | undefined> {
  const row = await findShown<Summed>(db, selectClaims(db), [
    sql`organization_id = ${db.organizationId}`,
    sql`id = ${id}`,
    ...visible,
  ]);
  return row === undefined ? undefined : withSums(row);
}

const sortable = sortFields('claims', CLAIM_SORTS);

/** Lists the claims of a building, latest loss first. */
export async function listClaims(
  db: Connection,
  building_id: string,
  { status, ...page }: ListClaims,
): Promise<Page<ShownClaimRow>> {
  const found = await listPage<Summed>(
    db,
    {
      ...selectClaims(db),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id }),
        ...oneOf({ status }),
      ],
      sortable,
      defaultSort: '-occurred_on',
    },
    page,
  );
  return { ...found, rows: found.rows.map(withSums) };
}
