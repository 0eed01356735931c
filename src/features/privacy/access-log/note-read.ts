import type { Logger } from 'pino';
import { canonicalAccess } from '#domain/privacy/data-access.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import type { NoteRead, RouteRead } from '#platform/http/run-route.ts';
import { chainHash } from '#platform/security/hash-chain.ts';
import { insertAccess, lockHead } from './repository.ts';

/** Addresses of what is known of one owner, who is their `id`; others name an `owner_id`. */
const OF_OWNER = /^\/(?:gdpr\/)?owners\/:id(?:\/|$)/;
const NAMED_OWNER = /:owner_id(?:\/|$)/;
/** What is read there is who has read, and nothing of the owner. */
const OF_THE_LOG = 'listDataAccesses';

/** Where the address of a read has the owner whose data it is; undefined: it is of nobody in particular. */
function ownerParameter({ method, path, operationId }: RouteRead): string | undefined {
  if (method !== 'GET' || operationId === OF_THE_LOG) return undefined;
  if (NAMED_OWNER.test(path)) return 'owner_id';
  return OF_OWNER.test(path) ? 'id' : undefined;
}

/**
 * Writes down that somebody has read the data of an owner, once they have: each reading by anybody but
 * the owner. Where nothing can be written (a full disk, a database that only reads), reading goes on,
 * and the log of the process has it.
 * @returns for a route what notes its reads; undefined: there is nothing to note
 */
export function createReadNote({ logger }: { readonly logger: Logger }) {
  return (route: RouteRead): NoteRead | undefined => {
    const parameter = ownerParameter(route);
    if (parameter === undefined) return undefined;
    const { operationId: operation } = route;
    return async (ctx, params) => {
      const owner_id = params[parameter];
      if (owner_id === undefined || owner_id === ctx.principal.owner_id) return;
      try {
        await noteAccess(ctx, owner_id, operation);
      } catch (error) {
        const read = { owner_id, actor_id: ctx.userId, operation };
        logger.error({ err: error, ...read }, 'that data was read could not be written down');
      }
    };
  };
}

function noteAccess(ctx: DetachedContext, owner_id: string, operation: string): Promise<void> {
  const { organizationId: organization_id, userId: actor_id, now: accessed_at } = ctx;
  return ctx.database.write(organization_id, async (db) => {
    const { entry_count, head_hash: previous_hash } = await lockHead(db);
    const access = { id: ctx.newId(), sequence: entry_count + 1, owner_id, actor_id, operation };
    const chained = { organization_id, ...access, accessed_at };
    const hash = chainHash(previous_hash.toString('hex'), canonicalAccess(chained));
    await insertAccess(db, {
      ...access,
      accessed_at,
      previous_hash,
      hash: Buffer.from(hash, 'hex'),
    });
  });
}
