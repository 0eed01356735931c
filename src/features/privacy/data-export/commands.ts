import type { DataExport } from '#contract/data-export.ts';
import type { PortableData } from '#contract/portable-data.ts';
import type { ProcessingActivity } from '#contract/processing-register.ts';
import type { GdprRequestKind } from '#domain/privacy/request.ts';
import { collectPersonFiles } from '#features/documents/documents/index.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { completeOpenRequests } from '#features/privacy/requests/index.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { recordAudit, type DisclosurePart } from '#features/shared/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { found, type DetachedContext, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { discloseAll, findDisclosedPerson, type KnownPerson } from './disclose-all.ts';
import { selectPortableData } from './portable-data.ts';

/** Dependencies of a data export. */
export interface ExportParts {
  readonly disclosure: readonly DisclosurePart[];
  readonly processings: readonly ProcessingActivity[];
  readonly files: FileStore;
  readonly publicUrl: string;
}

/** Personal data and the files that belong to it. */
export interface ExportedData {
  readonly data: DataExport;
  readonly files: Awaited<ReturnType<typeof collectPersonFiles>>;
}

/** The data of an owner at one moment. */
interface Told {
  readonly name: string;
  readonly person: KnownPerson;
  readonly sections: DataExport['sections'];
}

/**
 * Exports all data of an owner with their files, and completes open requests for access. Refuses
 * not_found, and what `give` refuses.
 */
export function exportData<Given>(
  ctx: DetachedContext,
  parts: ExportParts,
  ownerId: string,
  give: (exported: ExportedData) => Given,
): Promise<Given> {
  const { database, organizationId } = ctx;
  return answerRequests(
    ctx,
    parts,
    ownerId,
    'Access',
    async ({ db }, { name, person, sections }) => {
      const office = await findOrganization(db, organizationId);
      const data = {
        owner_id: ownerId,
        owner_name: name,
        exported_at: ctx.now,
        controller: found(office, 'organization', organizationId),
        rights: translate(ctx.negotiateLanguage(), 'privacy.rights'),
        processings: parts.processings.filter((activity) =>
          sections.some(({ processing }) => processing === activity.name),
        ),
        sections,
      };
      const opening = { database, organizationId, files: parts.files };
      return give({ data, files: await collectPersonFiles(opening, db, person) });
    },
  );
}

/**
 * Exports the data that an owner provided or generated, in the published format, and completes open
 * requests for portability. Refuses not_found.
 */
export function exportPortableData(
  ctx: DetachedContext,
  parts: ExportParts,
  ownerId: string,
): Promise<PortableData> {
  return answerRequests(ctx, parts, ownerId, 'Portability', async (_here, { sections }) =>
    selectPortableData(sections, { publicUrl: parts.publicUrl, exported_at: ctx.now }),
  );
}

/** Reads the data, completes the open requests for it, and records the disclosure. */
function answerRequests<Answer>(
  ctx: DetachedContext,
  { disclosure }: ExportParts,
  ownerId: string,
  kind: Extract<GdprRequestKind, 'Access' | 'Portability'>,
  answer: (here: TenantContext, told: Told) => Promise<Answer>,
): Promise<Answer> {
  return ctx.database.write(ctx.organizationId, async (db) => {
    const here = ctx.withConnection(db);
    const owner = await requireOwner(here, ownerId);
    const person = await findDisclosedPerson(here, owner);
    const sections = await discloseAll(here, disclosure, person);
    const answered = await answer(here, { name: owner.name, person, sections });
    await completeOpenRequests(here, ownerId, kind);
    await recordAudit(here, 'owner.data_exported', ownerId, { kind });
    return answered;
  });
}
