import { Sale, SALE_SORTS, type ListSales } from '#contract/sales.ts';
import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { nameSources } from '#relations/display-names.ts';
import { journalLines } from '#relations/ledger.ts';
import { meters } from '#relations/meters.ts';
import { owners } from '#relations/owners.ts';
import { unitTransfers } from '#relations/unit-transfers.ts';

/** One lot and one buyer of a sale, with the working capital that was moved. */
export interface SalePart extends Pick<
  Row<'sale_parts'>,
  'id' | 'unit_id' | 'owner_id' | 'share_numerator' | 'share_denominator'
> {
  readonly working_capital_cents: Cents | null;
}

/** A sale with the name of the seller, and its parts. */
export interface SaleRow extends Row<'sales'> {
  readonly from_owner_name: string;
  readonly parts: readonly SalePart[];
}

const selectSales = (db: Connection): Selection => ({
  select: sql`select * from app.sales`,
  beside: [
    ...selectNames(db, Sale, nameSources),
    sql`(select name from ${owners(db)} as seller where seller.id = page.from_owner_id)
      as from_owner_name`,
    sql`(select jsonb_agg(jsonb_build_object('id', part.id, 'unit_id', part.unit_id,
        'owner_id', part.owner_id, 'share_numerator', part.share_numerator::text,
        'share_denominator', part.share_denominator::text,
        'working_capital_cents', transfer.working_capital_cents) order by part.id)
      from app.sale_parts as part
      join ${unitTransfers(db)} as transfer on transfer.id = part.id
      where part.organization_id = ${db.organizationId} and part.sale_id = page.id) as parts`,
  ],
});

/** Finds a sale that meets the conditions. */
export function findSale(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<SaleRow | undefined> {
  return findShown<SaleRow>(db, selectSales(db), [
    sql`organization_id = ${db.organizationId}`,
    sql`id = ${id}`,
    ...visible,
  ]);
}

const sortable = sortFields('sales', SALE_SORTS);

/** Lists visible sales, latest deed first. */
export function listSales(
  db: Connection,
  { building_id, unit_id, owner_id, status, ...page }: ListSales,
  visible: readonly Sql[],
): Promise<Page<SaleRow>> {
  const isParty = (
    owner: string,
  ) => sql`(from_owner_id = ${owner} or id in (select sale_id from app.sale_parts as part
    where part.organization_id = ${db.organizationId} and part.owner_id = ${owner}))`;
  return listPage<SaleRow>(
    db,
    {
      ...selectSales(db),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id }),
        ...(unit_id === undefined ? [] : [sql`${unit_id} = any(unit_ids)`]),
        ...(owner_id === undefined ? [] : [isParty(owner_id)]),
        ...oneOf({ status }),
        ...visible,
      ],
      sortable,
      defaultSort: '-deed_on',
    },
    page,
  );
}

/** Finds which of these meters are in one of the lots. */
export async function findMetersOfUnits(
  db: Connection,
  meter_ids: readonly string[],
  unit_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ readonly id: string }>(sql`select id from ${meters(db)} as meter
    where id = any(${meter_ids}::uuid[]) and unit_id = any(${unit_ids}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

/** Finds the working capital of an owner for each of these lots by the books. */
export async function findCapitalOfOwner(
  db: Connection,
  owner_id: string,
  unit_ids: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db.query<{ readonly unit_id: string; readonly cents: Cents }>(sql`
    select unit_id, sum(credit_cents - debit_cents)::bigint as cents
    from ${journalLines(db)} as booked
    where unit_id = any(${unit_ids}::uuid[]) and owner_id = ${owner_id}
      and account_code = ${FUND_ACCOUNTS.WorkingCapital.counter_account}
    group by unit_id`);
  return new Map(rows.map(({ unit_id, cents }) => [unit_id, cents]));
}

/** A call as a sale names it. */
export type NamedCall = Pick<Row<'calls_for_funds'>, 'id' | 'title' | 'text_key' | 'call_date'>;

/** Finds calls by id, in the order of their dates. */
export function findCalls(db: Connection, ids: readonly string[]): Promise<NamedCall[]> {
  return db.query<NamedCall>(sql`select id, title, text_key, call_date
    from ${callsForFunds(db)} as call where id = any(${ids}::uuid[]) order by call_date, id`);
}
