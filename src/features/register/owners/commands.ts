import type { CreateOwner, UpdateOwner } from '#contract/owners.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  toStoredEnterpriseNumber,
  toStoredPhone,
  creationColumns,
} from '#features/shared/index.ts';
import {
  deleteRow,
  insertRowsReturning,
  lockRow,
  updateRow,
  type NewRow,
  type Row,
} from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  holdsUnitsElsewhere,
  isErased,
  isOwnerOfRole,
  findKnownUsers,
  limitToVisibleOwners,
} from './repository.ts';

type NewOwnerInput = CreateOwner & {
  readonly external_ref?: string | null;
  readonly office_ref?: string | null;
};

/** Adds one owner; see createOwners. */
export async function createOwner(
  ctx: TenantContext,
  input: NewOwnerInput,
): Promise<Row<'owners'>> {
  const [owner] = await createOwners(ctx, [input]);
  assert(owner, 'A created owner is missing');
  return owner;
}

/** Adds owners, in the order given, with a fixed number of statements. */
export async function createOwners(
  ctx: TenantContext,
  inputs: readonly NewOwnerInput[],
): Promise<Row<'owners'>[]> {
  await checkUsersKnown(
    ctx,
    inputs.flatMap(({ user_id }) => user_id ?? []),
  );
  const owners = inputs.map((input): NewRow<'owners'> => ({
    id: ctx.newId(),
    name: input.name,
    email: input.email ?? null,
    kind: input.kind ?? 'Person',
    phone: toStoredPhone(input.phone) ?? null,
    address: input.address ?? null,
    language: input.language ?? 'fr',
    user_id: input.user_id ?? null,
    enterprise_number: toStoredEnterpriseNumber(input.enterprise_number) ?? null,
    external_ref: input.external_ref ?? null,
    office_ref: input.office_ref ?? null,
    ...creationColumns(ctx),
  }));
  const rows = await insertRowsReturning(ctx.db, 'owners', owners);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return owners.map(({ id }) => found(byId.get(id), 'owner', id));
}

async function checkUsersKnown(ctx: TenantContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await findKnownUsers(ctx.db, ids);
  if (ids.every((id) => known.has(id))) return;
  throw new DomainError('unknown_reference', { pointer: '/body/user_id' });
}

/** Finds and locks an owner that the caller may see, until the transaction ends. */
export function lockOwner(ctx: TenantContext, id: string): Promise<Row<'owners'> | undefined> {
  return lockRow(ctx.db, 'owners', id, limitToVisibleOwners(ctx));
}

/**
 * Changes the given fields. Refuses unknown_reference for a user without a role here; forbidden for
 * a role that is limited to some buildings if the owner also holds units elsewhere; owner_erased.
 */
export async function updateOwner(
  ctx: TenantContext,
  id: string,
  input: UpdateOwner,
): Promise<Row<'owners'>> {
  matching(ctx, found(await lockOwner(ctx, id), 'owner', id));
  const { role } = ctx.principal;
  if (await holdsUnitsElsewhere(ctx, id)) throw new DomainError('forbidden', { role });
  if (await isErased(ctx.db, id)) throw new DomainError('owner_erased');
  const { phone, enterprise_number: enterprise, ...fields } = input;
  if (typeof fields.user_id === 'string') await checkUsersKnown(ctx, [fields.user_id]);
  return updateRow(ctx, 'owners', id, {
    ...fields,
    phone: toStoredPhone(phone),
    enterprise_number: toStoredEnterpriseNumber(enterprise),
  });
}

/**
 * Sets or clears the mark that processing of an owner's data is restricted; the caller has locked
 * the owner.
 */
export function restrictOwner(
  ctx: TenantContext,
  id: string,
  is_restricted: boolean,
): Promise<Row<'owners'>> {
  return updateRow(ctx, 'owners', id, { is_restricted });
}

/** Deletes an owner. Refuses in_use while a unit, the books or a user's role refers to them. */
export async function deleteOwner(ctx: TenantContext, id: string): Promise<void> {
  matching(ctx, found(await lockOwner(ctx, id), 'owner', id));
  await deleteRow(ctx.db, 'owners', id);
  // Checked after the deletion: a concurrent grant of such a role has locked the owner until it was
  // stored.
  if (await isOwnerOfRole(ctx.db, id)) throw new DomainError('in_use', { what: 'owner' });
}
