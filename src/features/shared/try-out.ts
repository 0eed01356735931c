import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';

/** Undoes a transaction in which all was tried that would be done. */
class DryRun<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('a dry run writes nothing');
    this.result = result;
  }
}

/** Does `act` in a transaction of its own. */
export function writing<T>(
  ctx: DetachedContext,
  act: (ctx: TenantContext) => Promise<T>,
): Promise<T> {
  return ctx.database.write(ctx.organizationId, (db) => act(ctx.withConnection(db)));
}

/** What `act` would do: it is done, and undone. */
export async function tryOut<T>(
  ctx: DetachedContext,
  act: (ctx: TenantContext) => Promise<T>,
): Promise<T> {
  try {
    return await writing(ctx, async (within) => {
      throw new DryRun(await act(within));
    });
  } catch (error) {
    // Only `act` of this call can have made one.
    if (error instanceof DryRun) return error.result as T;
    throw error;
  }
}
