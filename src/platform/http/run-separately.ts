import { isProblemCode } from '#domain/kernel/problems.ts';
import { createProblemAt, toDomainError, type Problem } from './problem-handler.ts';
import type { DetachedContext, TenantContext } from './request-context.ts';

/** Outcome for one of many: the result of its work, or the reason for refusal. */
export type Outcome<Done> =
  | { readonly id: string; readonly done: Done; readonly problem?: never }
  | { readonly id: string; readonly done?: never; readonly problem: Problem };

/**
 * Does the same work for each of many, in separate transactions: a refusal for one does not affect
 * the others. Stops when the database is unavailable.
 * @param etags versions that the caller has seen, by id; others are not compared
 */
export async function runSeparately<Done>(
  ctx: DetachedContext,
  ids: readonly string[],
  work: (ctx: TenantContext, id: string) => Promise<Done>,
  etags: Readonly<Record<string, string>> = {},
): Promise<Outcome<Done>[]> {
  const outcomes: Outcome<Done>[] = [];
  let away: Problem | undefined;
  for (const id of ids) {
    if (away === undefined) {
      const outcome = await tryOne(ctx, { id, etag: etags[id] }, work);
      if (outcome.problem?.status === 503) away = outcome.problem;
      outcomes.push(outcome);
    } else {
      outcomes.push({ id, problem: away });
    }
  }
  return outcomes;
}

async function tryOne<Done>(
  ctx: DetachedContext,
  { id, etag }: { readonly id: string; readonly etag: string | undefined },
  work: (ctx: TenantContext, id: string) => Promise<Done>,
): Promise<Outcome<Done>> {
  try {
    const { database, organizationId } = ctx;
    return {
      id,
      done: await database.write(organizationId, (db) => work(ctx.withConnection(db, etag), id)),
    };
  } catch (error) {
    const refusal = toDomainError(error);
    if (refusal === undefined || !isProblemCode(refusal.code)) throw error;
    const place = { language: ctx.negotiateLanguage(), requestId: ctx.requestId };
    return { id, problem: createProblemAt(place, refusal.code, refusal.params) };
  }
}
