import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { KeptData } from '#domain/privacy/retention.ts';
import type { ErasedPerson, ErasurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { updateRow } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Pseudonymizes the owner, whom books and minutes refer to. */
export const eraseOwnerData: ErasurePart = async (ctx, { owner_id, pseudonym }) => {
  await updateRow(ctx, 'owners', owner_id, {
    name: pseudonym,
    email: null,
    phone: null,
    address: null,
    user_id: null,
    enterprise_number: null,
    external_ref: null,
    office_ref: null,
    is_restricted: false,
  });
  return { erased: { Contact: 1 } };
};

/** Takes the next number of a former owner of the organization, until the transaction ends alone. */
export async function takeFormerNumber(db: Connection): Promise<number> {
  const key = `former_number ${db.organizationId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const { number } = await db.one<{ readonly number: number }>(sql`select
      coalesce(max(former_number), 0) + 1 as number
    from app.owners where organization_id = ${db.organizationId}`);
  return number;
}

/** Keeps the name and last address of an erased owner for the books and the ownership history. */
export async function keepName(
  ctx: TenantContext,
  { owner_id, name, address, former_number }: ErasedPerson,
  kept_until: LocalDate,
): Promise<KeptData[]> {
  const kept = { kept_name: name, kept_address: address, kept_until, former_number };
  await updateRow(ctx, 'owners', owner_id, kept);
  return [{ what: 'Identity', last_day: null, said_until: kept_until }];
}
