import type { TenantContext } from '#platform/http/request-context.ts';

/** What a new row says of its making. */
export function createdNow({ userId: created_by, now }: TenantContext) {
  return { created_by, created_at: now, updated_at: now };
}
