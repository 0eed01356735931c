import { Hold, HOLD_SORTS, type ListHolds } from '#contract/holds.ts';
import { accountReference } from '#domain/owner-accounts/payment-reference.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { RUNNING_HOLD_STATUSES } from '#domain/sales/hold.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { payments } from '#relations/payments.ts';
import { holdings } from '#relations/unit-owners.ts';

/** A hold with the reference of the seller's account. */
export interface HoldRow extends Row<'holds'> {
  readonly payment_reference: string | null;
}

type Stored = Row<'holds'> & { readonly first_item: string | null };

/** Selects the first item charged to the seller of the hold `page`. */
const firstItem = (db: Connection) => sql`(select structured_communication
    from ${receivables(db)} as owed
    where owed.owner_id = page.owner_id and owed.building_id = page.building_id
    order by owed.created_at, owed.id limit 1) as first_item`;

const selectHolds = (db: Connection): Selection => ({
  select: sql`select * from app.holds`,
  beside: [...selectNames(db, Hold, nameSources), firstItem(db)],
});

function withReference({ first_item, ...row }: Stored): HoldRow {
  const payment_reference =
    first_item === null ? null : formatCommunication(accountReference(first_item));
  return { ...row, payment_reference };
}

/** Finds a hold that meets the conditions. */
export async function findHold(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<HoldRow | undefined> {
  const row = await findShown<Stored>(db, selectHolds(db), [
    sql`organization_id = ${db.organizationId}`,
    sql`id = ${id}`,
    ...visible,
  ]);
  return row === undefined ? undefined : withReference(row);
}

const sortable = sortFields('holds', HOLD_SORTS);

/** Lists visible holds, latest deed first. */
export async function listHolds(
  db: Connection,
  { building_id, owner_id, status, ...page }: ListHolds,
  visible: readonly Sql[],
): Promise<Page<HoldRow>> {
  const found = await listPage<Stored>(
    db,
    {
      ...selectHolds(db),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id, owner_id }),
        ...oneOf({ status }),
        ...visible,
      ],
      sortable,
      defaultSort: '-deed_on',
    },
    page,
  );
  return { ...found, rows: found.rows.map(withReference) };
}

/** Whether an owner holds, or has held, one of these lots. */
export async function hasHeld(
  db: Connection,
  owner_id: string,
  unit_ids: readonly string[],
): Promise<boolean> {
  const held = await db.first(sql`select from ${holdings(db)} as held
    where held.owner_id = ${owner_id} and held.unit_id = any(${unit_ids}::uuid[]) limit 1`);
  return held !== undefined;
}

/** A payment that may be that of a notary. */
export type NotaryPayment = Pick<
  Row<'payments'>,
  'id' | 'received_on' | 'amount_cents' | 'communication'
>;

/** Finds the payments of the seller of a hold since the notary informed the syndic, latest first. */
export function findPaymentsSince(
  db: Connection,
  { building_id, owner_id, informed_on }: Pick<HoldRow, 'building_id' | 'owner_id' | 'informed_on'>,
): Promise<NotaryPayment[]> {
  return db.query<NotaryPayment>(sql`select id, received_on, amount_cents, communication
    from ${payments(db)} as payment
    where building_id = ${building_id} and owner_id = ${owner_id}
      and status = 'Recorded' and received_on >= ${informed_on}
    order by received_on desc, id desc`);
}

/** Finds the running holds of sellers in a building. */
export async function findRunningHolds(
  db: Connection,
  building_id: string,
  owner_ids: readonly string[],
): Promise<HoldRow[]> {
  const rows = await db.query<Stored>(sql`select page.*, ${firstItem(db)}
    from app.holds as page
    where page.organization_id = ${db.organizationId} and page.building_id = ${building_id}
      and page.owner_id = any(${owner_ids}::uuid[]) and page.status = any(${RUNNING_HOLD_STATUSES}::text[])`);
  return rows.map(withReference);
}
