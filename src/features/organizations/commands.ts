import type { CreateOrganization, UpdateOrganization } from '#contract/organizations.ts';
import { normaliseEnterpriseNumber } from '#domain/kernel/identifiers.ts';
import type { Session } from '#platform/db/session.ts';
import {
  found,
  matching,
  type RequestContext,
  type TenantContext,
} from '#platform/http/request-context.ts';
import {
  insertOrganization,
  lockOrganization,
  touchUsersOf,
  updateOrganizationRow,
  type OrganizationRow,
} from './repository.ts';

/** Null stays null, undefined undefined; the schema has refused what is no enterprise number. */
function enterpriseNumber(text: string | null | undefined): string | null | undefined {
  return typeof text === 'string' ? (normaliseEnterpriseNumber(text) ?? null) : text;
}

export function createOrganization(
  db: Session,
  { newId, now }: Pick<RequestContext, 'newId' | 'now'>,
  input: CreateOrganization,
): Promise<OrganizationRow> {
  return insertOrganization(db, {
    id: newId(),
    language: 'fr',
    ...input,
    enterprise_number: enterpriseNumber(input.enterprise_number),
    created_at: now,
    updated_at: now,
  });
}

export async function updateOrganization(
  ctx: TenantContext,
  id: string,
  input: UpdateOrganization,
): Promise<OrganizationRow> {
  const organization = matching(ctx, found(await lockOrganization(ctx.db, id), 'organization', id));
  const changed = await updateOrganizationRow(ctx.db, id, {
    ...input,
    enterprise_number: enterpriseNumber(input.enterprise_number),
    updated_at: ctx.now,
  });
  if (changed.name !== organization.name) await touchUsersOf(ctx.db, id);
  return changed;
}
