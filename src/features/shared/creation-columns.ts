import type { TenantContext } from '#platform/http/request-context.ts';

/** Makes the columns that say when and by whom a row was created. */
export function creationColumns({ userId: created_by, now }: TenantContext) {
  return { created_by, created_at: now, updated_at: now };
}
