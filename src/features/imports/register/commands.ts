import type { ImportResult } from '#contract/imports.ts';
import { compareWithRegister, type ImportChanges } from '#domain/imports/compare-import.ts';
import type { ImportError } from '#domain/imports/import-error.ts';
import type { ImportPlan } from '#domain/imports/plan-import.ts';
import type { UnitValues } from '#domain/imports/tables.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toShareText } from '#domain/kernel/fraction.ts';
import type { Language } from '#domain/kernel/language.ts';
import { createBuilding } from '#features/register/buildings/index.ts';
import { createDistributionKey } from '#features/register/distribution-keys/index.ts';
import { createOwners } from '#features/register/owners/index.ts';
import { createUnits } from '#features/register/units/index.ts';
import { addUnitOwners } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { takeFirstErrors, MAX_ERRORS_SHOWN, type PlannedUpload } from './plan-upload.ts';
import { linkOwners, lockImports, readRegister, type StoredRegister } from './repository.ts';

export interface ImportOptions {
  /** Checks everything and writes nothing. */
  readonly isDryRun: boolean;
  /** Called with the number of rows written so far and the total. */
  readonly onProgress?: (written: number, total: number) => void;
}

export interface ImportOutcome {
  readonly result: ImportResult;
  /** False for a dry run, and if the register already contains everything. */
  readonly is_written: boolean;
}

/**
 * Imports a building: adds what the register lacks, in the transaction of `ctx`. Refuses with
 * import_failed {error_count, errors} if anything is wrong with the files or contradicts the
 * register; then nothing is written.
 */
export async function importBuilding(
  ctx: TenantContext,
  upload: PlannedUpload,
  { isDryRun, onProgress }: ImportOptions,
): Promise<ImportOutcome> {
  const { plan } = upload;
  if (plan === null) throw importFailed(upload, ctx.negotiateLanguage());
  await lockImports(ctx.db);
  const named = plan.owners.rows.map(({ values }) => values);
  const stored = await readRegister(ctx, plan.building_ref, named);
  const { changes, errors: contradictions } = compareWithRegister(plan, stored.register);
  if (contradictions.length > 0)
    throw importFailed(takeFirstErrors(contradictions), ctx.negotiateLanguage());
  // A role that is limited to some buildings cannot create others.
  if (changes.building !== null && ctx.principal.building_ids !== null) {
    throw new DomainError('forbidden', { role: ctx.principal.role });
  }
  const created = {
    units: changes.units.length,
    owners: changes.owners.length,
    unit_owners: changes.holdings.length,
    distribution_keys: changes.keys.length,
  };
  const buildingId = isDryRun
    ? stored.building_id
    : await writeChanges(ctx, plan, {
        changes,
        stored,
        onProgress: onProgress ?? (() => undefined),
      });
  const isNew =
    changes.building !== null ||
    changes.links.length > 0 ||
    Object.values(created).some((count) => count > 0);
  return {
    result: { building_id: buildingId, created, ignored: [...upload.ignored], errors: [] },
    is_written: isNew && !isDryRun,
  };
}

function importFailed(
  { errors, error_count }: Pick<PlannedUpload, 'errors' | 'error_count'>,
  language: Language,
): DomainError {
  const described = errors.map((error) => describeImportError(error, language));
  return makeImportRefusal(described, error_count);
}

/** Makes the problem import_failed with the first errors and their total number. */
export function makeImportRefusal(
  errors: readonly DescribedError[],
  error_count = errors.length,
): DomainError {
  return new DomainError('import_failed', {
    error_count,
    errors: errors.slice(0, MAX_ERRORS_SHOWN),
  });
}

export interface DescribedError extends Omit<ImportError, 'params'> {
  readonly detail: string;
  /** How to fix it. */
  readonly remedy: string;
}

/** Describes an import error in the user's language. */
export function describeImportError(error: ImportError, language: Language): DescribedError {
  const { params, ...place } = error;
  const facts = { file: error.file, column: error.column ?? '', ...params };
  return {
    ...place,
    detail: translate(language, `import.${error.code}.detail`, facts),
    remedy: translate(language, `import.${error.code}.remedy`, facts),
  };
}

interface Writing {
  readonly changes: ImportChanges;
  readonly stored: StoredRegister;
  readonly onProgress: (written: number, total: number) => void;
}

async function writeChanges(
  ctx: TenantContext,
  plan: ImportPlan,
  { changes, stored, onProgress }: Writing,
): Promise<string> {
  const { building, owners, units, holdings, keys } = changes;
  const total =
    Number(building !== null) + owners.length + units.length + holdings.length + keys.length;
  let written = 0;
  const advance = (rows: number) => {
    written += rows;
    onProgress(written, total);
  };
  let buildingId = stored.building_id;
  if (building !== null) {
    ({ id: buildingId } = await createBuilding(ctx, {
      ...building,
      external_ref: plan.building_ref,
    }));
    advance(1);
  }
  assert(buildingId !== null, 'An import has no building');
  const ownerIds = new Map(stored.owner_ids);
  for (const { ref, id } of await writeOwners(ctx, owners)) ownerIds.set(ref, id);
  const links = [...owners.map(({ ref }) => ref), ...changes.links];
  await linkOwners(
    ctx.db,
    buildingId,
    links.map((ref) => ({ ref, owner_id: idOf(ownerIds, ref) })),
  );
  advance(owners.length);
  const unitIds = await writeUnits(ctx, buildingId, { units, known: stored.unit_ids });
  advance(units.length);
  await writeHoldings(ctx, { holdings, unitIds, ownerIds });
  advance(holdings.length);
  for (const key of keys) {
    const weights = key.weights.map(({ values }) => ({
      unit_id: idOf(unitIds, values.unit_number),
      weight: values.weight,
    }));
    await createDistributionKey(ctx, buildingId, { name: key.name, weights });
    advance(1);
  }
  return buildingId;
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  assert(id !== undefined, 'An import refers to a missing record');
  return id;
}

async function writeOwners(ctx: TenantContext, owners: ImportChanges['owners']) {
  if (owners.length === 0) return [];
  const rows = await createOwners(
    ctx,
    owners.map(({ ref, ...owner }) => ({ ...owner, external_ref: ref })),
  );
  return rows.map(({ id }, index) => ({ id, ref: owners[index]?.ref ?? '' }));
}

/**
 * Writes parents before the units that belong to them.
 * @returns every unit of the building by number
 */
async function writeUnits(
  ctx: TenantContext,
  buildingId: string,
  { units, known }: { units: readonly UnitValues[]; known: ReadonlyMap<string, string> },
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(known);
  let waiting = units;
  while (waiting.length > 0) {
    const isReady = ({ parent_unit: parent }: UnitValues) => parent === null || ids.has(parent);
    const ready = waiting.filter(isReady);
    assert(ready.length > 0, 'Units of an import refer to each other in a circle');
    waiting = waiting.filter((unit) => !isReady(unit));
    const rows = await createUnits(
      ctx,
      buildingId,
      ready.map(({ parent_unit: parent, ...unit }) => ({
        ...unit,
        parent_unit_id: parent === null ? null : idOf(ids, parent),
      })),
    );
    for (const { unit_number, id } of rows) ids.set(unit_number, id);
  }
  return ids;
}

interface HoldingsToWrite {
  readonly holdings: ImportChanges['holdings'];
  readonly unitIds: ReadonlyMap<string, string>;
  readonly ownerIds: ReadonlyMap<string, string>;
}

async function writeHoldings(
  ctx: TenantContext,
  { holdings, unitIds, ownerIds }: HoldingsToWrite,
): Promise<void> {
  if (holdings.length === 0) return;
  await addUnitOwners(
    ctx,
    holdings.map((holding) => ({
      unit_id: idOf(unitIds, holding.unit_number),
      owner_id: idOf(ownerIds, holding.owner_ref),
      ownership_share: toShareText(holding.share),
      start_date: holding.start_date,
      end_date: holding.end_date,
      right: holding.right,
      is_primary_contact: holding.is_primary_contact,
      is_voting_mandatary: holding.is_voting_mandatary,
    })),
  );
}
