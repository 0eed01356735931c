import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';

/** Rolls back the transaction of a dry run and carries its result. */
class DryRun<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('a dry run writes nothing');
    this.result = result;
  }
}

/** Runs `act` in its own transaction. */
export function writing<T>(
  ctx: DetachedContext,
  act: (ctx: TenantContext) => Promise<T>,
): Promise<T> {
  return ctx.database.write(ctx.organizationId, (db) => act(ctx.withConnection(db)));
}

/** Runs `act` in a transaction that is rolled back, and returns its result. */
export async function runAndRollBack<T>(
  ctx: DetachedContext,
  act: (ctx: TenantContext) => Promise<T>,
): Promise<T> {
  try {
    return await writing(ctx, async (within) => {
      throw new DryRun(await act(within));
    });
  } catch (error) {
    // Only `act` of this call can have thrown it.
    if (error instanceof DryRun) return error.result as T;
    throw error;
  }
}
