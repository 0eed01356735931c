import type { DataExport } from '#contract/data-export.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { processingRegister } from '#features/privacy/personal-data/index.ts';
import { completeOpenRequests } from '#features/privacy/requests/index.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { recordAudit, type DisclosurePart } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { discloseAll } from './disclose-all.ts';

/** What an export is made of. */
export interface ExportParts {
  readonly disclosure: readonly DisclosurePart[];
}

/**
 * All that is known of an owner, of one moment. Open requests for access are answered by it. Refuses
 * not_found.
 */
export function exportData(
  ctx: TenantContext,
  { disclosure }: ExportParts,
  ownerId: string,
): Promise<DataExport> {
  return ctx.database.write(ctx.organizationId, async (db) => {
    const here = ctx.withConnection(db);
    const owner = await requireOwner(here, ownerId);
    const office = await findOrganization(db, ctx.organizationId);
    const sections = await discloseAll(here, disclosure, owner);
    await completeOpenRequests(here, ownerId, 'Access');
    await recordAudit(here, 'owner.data_exported', ownerId);
    return {
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
  });
}
