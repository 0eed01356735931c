import { Readable } from 'node:stream';
import { assert } from '#domain/kernel/assert.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { fileStored, storeFile } from '#features/documents/documents/index.ts';
import { drawDrafts } from '#features/documents/letters/index.ts';
import { recordAudit, requireBuilding, writing } from '#features/shared/index.ts';
import { insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { toSlug } from '#platform/file-names.ts';
import { found, type DetachedContext, type TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import type { CountedFile, HandoverRow } from '../repository.ts';
import { collectFile, type CollectedFile, type FileParts } from './collect-file.ts';
import { packFile } from './pack-file.ts';
import { receiptLetter } from './receipt.ts';

const PDF = 'application/pdf';
const ZIP = 'application/zip';
export const PREPARE_HANDOVER = 'prepare-handover';

/** Limits up to which the request makes the archive itself; a job makes larger ones. */
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_REPORTS = 60;

/** A handover to make. */
type Wanted = Pick<HandoverRow, 'id' | 'building_id' | 'mandate_ended_on'>;

/**
 * Creates the file of a building for the next syndic: an archive and its receipt, kept as documents. A large
 * one is made by a job. Opens its own transactions. Refuses not_found, export_too_large, too_busy.
 * Rule: within 30 days after the end of the mandate (Civil Code, art. 3.89 §5 7°).
 */
export async function createHandover(
  ctx: DetachedContext,
  parts: FileParts,
  building_id: string,
  { mandate_ended_on }: Pick<HandoverRow, 'mandate_ended_on'>,
): Promise<HandoverRow> {
  const wanted = { id: ctx.newId(), building_id, mandate_ended_on };
  const collected = await collect(ctx, parts, wanted);
  await writing(ctx, (within) => insertHandover(within, wanted, collected));
  const bytes = sumCents(collected.files.map(({ size }) => size));
  if (bytes > MAX_BYTES || collected.reports.length > MAX_REPORTS) {
    return writing(ctx, async (within) => {
      await enqueueJobs(within.db, [preparingJob(ctx.organizationId, wanted.id)]);
      return lockHandover(within, wanted.id);
    });
  }
  return keepHandover(ctx, parts, wanted, collected);
}

function collect(ctx: DetachedContext, parts: FileParts, wanted: Wanted): Promise<CollectedFile> {
  return ctx.database.snapshot(ctx.organizationId, async (db) => {
    const within = ctx.withConnection(db);
    await requireBuilding(within, wanted.building_id);
    return collectFile(within, parts, wanted);
  });
}

async function insertHandover(
  ctx: TenantContext,
  wanted: Wanted,
  { missing, manifest }: CollectedFile,
): Promise<void> {
  await insertRow(ctx.db, 'handovers', {
    ...wanted,
    status: 'Preparing',
    missing,
    contents: manifest.tables.map(({ path: file, rows }): CountedFile => ({ file, rows })),
    created_by: ctx.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await recordAudit(ctx, 'building.handed_over', wanted.building_id, {
    mandate_ended_on: wanted.mandate_ended_on,
  });
}

/** Makes the job that prepares a large handover; requested twice, it runs once. */
function preparingJob(organization_id: string, handover_id: string) {
  return {
    task: PREPARE_HANDOVER,
    payload: { organization_id, handover_id },
    job_key: `${PREPARE_HANDOVER}:${handover_id}`,
  };
}

/** Prepares a handover that a request left to a job; does nothing where it is ready. */
export async function prepareHandover(
  ctx: DetachedContext,
  parts: FileParts,
  id: string,
): Promise<void> {
  const row = await writing(ctx, (within) => lockHandover(within, id));
  if (row.status === 'Ready') return;
  await keepHandover(ctx, parts, row, await collect(ctx, parts, row));
}

/** Packs the archive, draws the receipt, and keeps both as documents of the building. */
async function keepHandover(
  ctx: DetachedContext,
  parts: FileParts,
  wanted: Wanted,
  collected: CollectedFile,
): Promise<HandoverRow> {
  const { database, organizationId, now, today } = ctx;
  const keeping = { database, organizationId, now, files: parts.files };
  const { size, stream } = await packFile(collected, today);
  const sha256 = await storeFile(keeping, stream, ZIP);
  const letter = receiptLetter({ collected, today, size, sha256 });
  const [drawn] = await drawDrafts([letter]);
  assert(drawn !== undefined, 'The receipt is rendered');
  const receipt = await storeFile(keeping, Readable.from([drawn.pdf]), PDF);
  return writing(ctx, async (within) => {
    const row = await lockHandover(within, wanted.id);
    if (row.status === 'Ready') return row;
    const place = { title: letter.title, building_id: wanted.building_id };
    const name = ['handover', toSlug(collected.head.name), today].join('-');
    const archive = { sha256, file_name: `${name}.zip` };
    const filed = await fileStored(within, archive, place);
    const signed = { sha256: receipt, file_name: `${letter.file_name}.pdf` };
    const { id: receipt_document_id } = await fileStored(within, signed, place);
    await updateRow(within, 'handovers', wanted.id, {
      status: 'Ready',
      document_id: filed.id,
      receipt_document_id,
      size,
      sha256,
    });
    return lockHandover(within, wanted.id);
  });
}

async function lockHandover({ db }: TenantContext, id: string): Promise<HandoverRow> {
  const row = found(await lockRow(db, 'handovers', id), 'handover', id);
  return row as HandoverRow;
}
