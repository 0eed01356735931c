import type { DataExport } from '#contract/data-export.ts';
import { filesOfPerson } from '#features/documents/documents/index.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { processingRegister } from '#features/privacy/personal-data/index.ts';
import { completeOpenRequests } from '#features/privacy/requests/index.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { recordAudit, type DisclosurePart } from '#features/shared/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { discloseAll, findDisclosedPerson } from './disclose-all.ts';

/** What an export is made of. */
export interface ExportParts {
  readonly disclosure: readonly DisclosurePart[];
  readonly files: FileStore;
}

/** What is known of somebody, and the files that are theirs. */
export interface ExportedData {
  readonly data: DataExport;
  readonly files: Awaited<ReturnType<typeof filesOfPerson>>;
}

/**
 * All that is known of an owner, of one moment. Open requests for access are answered by it. Refuses
 * not_found.
 */
export function exportData(
  ctx: TenantContext,
  { disclosure, files }: ExportParts,
  ownerId: string,
): Promise<ExportedData> {
  return ctx.database.write(ctx.organizationId, async (db) => {
    const here = ctx.withConnection(db);
    const owner = await requireOwner(here, ownerId);
    const office = await findOrganization(db, ctx.organizationId);
    const person = await findDisclosedPerson(here, owner);
    const sections = await discloseAll(here, disclosure, person);
    const opening = { database: ctx.database, organizationId: ctx.organizationId, files };
    await completeOpenRequests(here, ownerId, 'Access');
    await recordAudit(here, 'owner.data_exported', ownerId);
    const data = {
      owner_id: ownerId,
      owner_name: owner.name,
      exported_at: ctx.now,
      controller: found(office, 'organization', ctx.organizationId),
      rights: translate(ctx.language, 'privacy.rights'),
      processings: processingRegister().filter(({ name }) =>
        sections.some(({ processing }) => processing === name),
      ),
      sections,
    };
    return { data, files: await filesOfPerson(opening, db, person) };
  });
}
