import type { HandoverResult } from '#contract/handovers.ts';
import type { UploadedFile } from '#contract/uploads.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro } from '#domain/kernel/money.ts';
import type { Intake } from '#features/documents/documents/index.ts';
import { lockImports } from '#features/imports/register/index.ts';
import { runAndRollBack, writing } from '#features/shared/index.ts';
import { describeTables, type HandingRules } from '#platform/db/handed-tables.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { acceptBuilding, type Accepted, type HandedIn } from './accept-building.ts';
import { readRows } from './check-rows.ts';
import type { OpenedArchive } from './open-archive.ts';
import { handoverReader } from './reader.ts';
import { ArchiveRefused, describeRefusal } from './refuse-archive.ts';
import { checkFiles, storeFiles } from './store-files.ts';

/** What an import works with. */
export interface ImportParts extends Intake {
  readonly rules: HandingRules;
  /** Maximum size of an archive, and of its files together. */
  readonly maxArchiveBytes: number;
}

/**
 * Imports a building that another office handed over, all or nothing. Opens its own transactions. Refuses
 * handover_invalid {error_count, errors} for an archive that is truncated, altered or inconsistent,
 * duplicate for a building that is here already, and too_busy.
 */
export async function importHandover(
  ctx: DetachedContext,
  parts: ImportParts,
  file: UploadedFile,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<HandoverResult> {
  try {
    const archive = await openUpload(parts, file);
    const rows = await checkUpload(ctx, parts, archive);
    if (!isDryRun) await storeFiles(ctx, parts, archive);
    const act = (within: TenantContext) => accept(within, { archive, rows, isDryRun });
    const accepted = await (isDryRun ? runAndRollBack(ctx, act) : writing(ctx, act));
    return describeResult(archive, accepted);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    throw describeRefusal(error.faults, ctx.negotiateLanguage());
  }
}

async function openUpload(
  { maxArchiveBytes }: ImportParts,
  { path }: UploadedFile,
): Promise<OpenedArchive> {
  // Beside the upload, with which it is removed.
  const folder = `${path}.files`;
  const archive = { path, folder, max_bytes: maxArchiveBytes };
  const { opened, faults } = await handoverReader.open(archive);
  if (opened === null) throw new ArchiveRefused(faults);
  return opened;
}

async function checkUpload(
  { database, organizationId }: DetachedContext,
  parts: ImportParts,
  archive: OpenedArchive,
): Promise<HandedIn['rows']> {
  const tables = await database.read(organizationId, describeTables);
  const { rows, faults } = await readRows(archive, tables, parts.rules);
  const all = faults.length > 0 ? faults : await checkFiles(archive, parts);
  if (all.length > 0) throw new ArchiveRefused(all);
  return rows;
}

async function accept(ctx: TenantContext, handed: HandedIn): Promise<Accepted> {
  // A role that is limited to some buildings cannot take others in.
  if (ctx.principal.building_ids !== null) {
    throw new DomainError('forbidden', { role: ctx.principal.role });
  }
  await lockImports(ctx.db);
  return acceptBuilding(ctx, handed);
}

function describeResult({ manifest }: OpenedArchive, accepted: Accepted): HandoverResult {
  const { totals, chain_intact, created, accounts, references_changed } = accepted;
  return {
    building_id: manifest.building.id,
    building_name: manifest.building.name,
    created: [...created],
    accounts: [...accounts],
    references_changed,
    proof: {
      entries: totals.entries,
      debit: toEuro(totals.debit_cents),
      credit: toEuro(totals.credit_cents),
      open_items: toEuro(totals.open_items_cents),
      free_credits: toEuro(totals.free_credits_cents),
      documents: manifest.contents.length,
      // Other figures are refused.
      is_equal: true,
      chain_intact,
    },
  };
}
