import type { Logger } from 'pino';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { NoteRead } from '#platform/http/run-route.ts';
import { accessHash } from './chain.ts';
import { insertAccess, lockHead } from './repository.ts';

/** Addresses of what is known of one owner, who is their `id`; others name an `owner_id`. */
const OF_OWNER = /^\/(?:gdpr\/)?owners\/:id(?:\/|$)/;
/** What is read there is who has read, and nothing of the owner. */
const OF_THE_LOG = 'listDataAccesses';

/**
 * Writes down that somebody has read the data of an owner, once they have: each reading by anybody but
 * the owner. Where nothing can be written (a full disk, a database that only reads), reading goes on,
 * and the log of the process has it.
 */
export function createReadNote({ logger }: { readonly logger: Logger }): NoteRead {
  return async (ctx, { route: { path, operationId }, params }) => {
    const owner_id = params['owner_id'] ?? (OF_OWNER.test(path) ? params['id'] : undefined);
    if (owner_id === undefined || owner_id === ctx.principal.owner_id) return;
    if (operationId === OF_THE_LOG) return;
    try {
      await noteAccess(ctx, owner_id, operationId);
    } catch (error) {
      const read = { owner_id, actor_id: ctx.userId, operation: operationId };
      logger.error({ err: error, ...read }, 'that data was read could not be written down');
    }
  };
}

function noteAccess(ctx: TenantContext, owner_id: string, operation: string): Promise<void> {
  const { organizationId: organization_id, userId: actor_id, now: accessed_at } = ctx;
  return ctx.database.write(organization_id, async (db) => {
    const { entry_count, head_hash: previous_hash } = await lockHead(db);
    const access = { id: ctx.newId(), sequence: entry_count + 1, owner_id, actor_id, operation };
    const chained = { organization_id, ...access, accessed_at };
    const hash = Buffer.from(accessHash(previous_hash.toString('hex'), chained), 'hex');
    await insertAccess(db, { ...access, accessed_at, previous_hash, hash });
  });
}
