import type { CreateProceeding, UpdateProceeding } from '#contract/proceedings.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, toEuroOrNull } from '#domain/kernel/money.ts';
import {
  creationColumns,
  recordAudit,
  requireBuilding,
  visibleBuildings,
} from '#features/shared/index.ts';
import { deleteRow, insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { countUnknown, findProceeding, type ProceedingRow } from './repository.ts';

/** Converts a proceeding to its JSON form: amounts in euro. */
export function toProceeding({ stake_cents, provision_cents, ...row }: ProceedingRow) {
  return { ...row, stake: toEuroOrNull(stake_cents), provision: toEuroOrNull(provision_cents) };
}

/** Finds a proceeding that the caller may see. Refuses not_found. */
export async function requireProceeding(ctx: TenantContext, id: string): Promise<ProceedingRow> {
  const row = await findProceeding(ctx.db, id, visibleBuildings(ctx, 'building_id'));
  return found(row, 'proceeding', id);
}

async function lockProceeding(ctx: TenantContext, id: string): Promise<ProceedingRow> {
  await lockRow(ctx.db, 'proceedings', id);
  return matching(ctx, await requireProceeding(ctx, id));
}

/** Adds a case to the register of a building. Refuses not_found, unknown_reference, invalid_period. */
export async function createProceeding(
  ctx: TenantContext,
  building_id: string,
  { title, parties, opened_on, ...optional }: CreateProceeding,
): Promise<ProceedingRow> {
  await requireBuilding(ctx, building_id);
  const { court = null, number = null, ended_on = null, unit_ids = [] } = optional;
  const { stake, provision, excluded_owner_ids = [] } = optional;
  await requireNamed(ctx, building_id, { unit_ids, excluded_owner_ids });
  const id = ctx.newId();
  await insertRow(ctx.db, 'proceedings', {
    id,
    building_id,
    title,
    parties,
    court,
    number,
    opened_on,
    ended_on,
    stake_cents: toCents(stake) ?? null,
    provision_cents: toCents(provision) ?? null,
    unit_ids,
    excluded_owner_ids,
    ...creationColumns(ctx),
  });
  return requireProceeding(ctx, id);
}

function toCents(amount: number | string | null | undefined): number | null | undefined {
  return amount === null || amount === undefined ? amount : centsOf(amount);
}

/** Changes the given fields of a case. Refuses not_found, stale, unknown_reference, invalid_period. */
export async function updateProceeding(
  ctx: TenantContext,
  id: string,
  { stake, provision, ...fields }: UpdateProceeding,
): Promise<ProceedingRow> {
  const { building_id } = await lockProceeding(ctx, id);
  const { unit_ids = [], excluded_owner_ids = [] } = fields;
  await requireNamed(ctx, building_id, { unit_ids, excluded_owner_ids });
  await updateRow(ctx, 'proceedings', id, {
    ...fields,
    stake_cents: toCents(stake),
    provision_cents: toCents(provision),
  });
  return requireProceeding(ctx, id);
}

/** Removes a case that was entered by mistake. Refuses not_found, stale. */
export async function deleteProceeding(ctx: TenantContext, id: string): Promise<void> {
  const { title } = await lockProceeding(ctx, id);
  await deleteRow(ctx.db, 'proceedings', id);
  await recordAudit(ctx, 'proceeding.deleted', id, { title });
}

async function requireNamed(
  ctx: TenantContext,
  building_id: string,
  named: Pick<ProceedingRow, 'unit_ids' | 'excluded_owner_ids'>,
): Promise<void> {
  const unknown = await countUnknown(ctx.db, building_id, named);
  if (unknown.units > 0) {
    throw new DomainError('unknown_reference', { pointer: '/body/unit_ids' });
  }
  if (unknown.owners > 0) {
    throw new DomainError('unknown_reference', { pointer: '/body/excluded_owner_ids' });
  }
}
