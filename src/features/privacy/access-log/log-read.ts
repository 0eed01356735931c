import type { Logger } from 'pino';
import type { Database } from '#platform/db/database.ts';
import { buildInsert } from '#platform/db/rows.ts';
import { gathered } from '#platform/gathered.ts';
import type { NoteRead, RouteRead } from '#platform/http/run-route.ts';

/** Matches paths with the data of one owner, whose id is `id`; other paths use `owner_id`. */
const OF_OWNER = /^\/(?:gdpr\/)?owners\/:id(?:\/|$)/;
const NAMED_OWNER = /:owner_id(?:\/|$)/;
/** Reading the access log is not logged: it shows readers, and no data of the owner. */
const OF_THE_LOG = 'listDataAccesses';

/**
 * Finds the path parameter with the owner whose data a request reads; undefined if it concerns no
 * particular owner.
 */
function ownerParameter({ method, path, operationId }: RouteRead): string | undefined {
  if (method !== 'GET' || operationId === OF_THE_LOG) return undefined;
  if (NAMED_OWNER.test(path)) return 'owner_id';
  return OF_OWNER.test(path) ? 'id' : undefined;
}

/** An entry of the log before it is linked. */
interface Access {
  readonly id: string;
  readonly owner_id: string;
  readonly actor_id: string;
  readonly operation: string;
  readonly accessed_at: string;
}

/**
 * Creates a function that logs reads of an owner's data before the response, by anyone but the
 * owner. Reads that end together are written by one transaction. If the entry cannot be written
 * (full disk, read-only database), the read succeeds and goes to the process log.
 * @returns for a route the function that logs its reads; undefined: nothing to log
 */
export function createReadLogger({
  database,
  logger,
}: {
  readonly database: Database;
  readonly logger: Logger;
}) {
  const write = gathered<Access>((organizationId, accesses) =>
    database.write(organizationId, async (db) => {
      db.last.push(buildInsert(db, 'data_accesses', accesses));
    }),
  );
  return (route: RouteRead): NoteRead | undefined => {
    const parameter = ownerParameter(route);
    if (parameter === undefined) return undefined;
    const { operationId: operation } = route;
    return async (ctx, params) => {
      const owner_id = params[parameter];
      const { organizationId, userId: actor_id, now: accessed_at } = ctx;
      if (owner_id === undefined || owner_id === ctx.principal.owner_id) return;
      try {
        await write(organizationId, {
          id: ctx.newId(),
          owner_id,
          actor_id,
          operation,
          accessed_at,
        });
      } catch (error) {
        const read = { owner_id, actor_id, operation };
        logger.error({ err: error, ...read }, 'a read of personal data could not be logged');
      }
    };
  };
}
