import { Type, Uuid, nullable, stringEnum, type Static } from '#contract/common.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Values } from './definition.ts';
import { buildingNamed } from './facts.ts';

/** What notifications about a document have in common. */

export const DocumentPayload = Type.Object({
  document_id: Uuid,
  /** Null: of the organization. */
  building_id: nullable(Uuid),
  title: Type.String(),
  visibility: stringEnum(['Staff', 'Board', 'Owners']),
});
export type DocumentPayload = Static<typeof DocumentPayload>;

export async function documentValues(
  ctx: TenantContext,
  { building_id, title }: DocumentPayload,
): Promise<Values> {
  return { ...(await buildingNamed(ctx, building_id)), title };
}

export const documentLink = ({ document_id }: DocumentPayload): string =>
  `/documents/${document_id}`;
export const documentId = ({ document_id }: DocumentPayload): string => document_id;
