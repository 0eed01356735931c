import type { BulkCalls } from '#contract/calls-for-funds.ts';
import type { CallStatus } from '#domain/funds/call-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { eachByItself } from '#platform/http/each-by-itself.ts';
import type { Problem } from '#platform/http/problem-handler.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import { createCall } from './create-calls.ts';

interface BulkResult {
  readonly building_id: string;
  readonly id?: string;
  readonly status?: CallStatus;
  readonly problem?: Problem;
}

/**
 * The same call for many buildings, as drafts, each in a transaction of its own and by the general key
 * of its building. What is refused to one stands with it. Refuses parts_instead a fund or amounts
 * beside parts, and unknown_reference an amount for a building that is not called for.
 * @param ctx without a connection
 */
export async function bulkCalls(
  ctx: DetachedContext,
  { building_ids, amounts = [], ...input }: BulkCalls,
): Promise<{ results: BulkResult[] }> {
  checkWhole({ ...input, ...(amounts.length === 0 ? {} : { amounts }) });
  const named = new Set(building_ids);
  for (const [index, { building_id: id }] of amounts.entries()) {
    if (named.has(id)) continue;
    const pointer = `/body/amounts/${index}/building_id`;
    throw new DomainError('unknown_reference', { what: 'building', id, pointer });
  }
  const amountOf = new Map(amounts.map((one) => [one.building_id, one.total_amount]));
  const outcomes = await eachByItself(ctx, building_ids, (own, building_id) => {
    const total_amount = amountOf.get(building_id);
    const differing = total_amount === undefined ? {} : { total_amount };
    return createCall(own, { ...input, ...differing, building_id });
  });
  return {
    results: outcomes.map(({ id: building_id, done, problem }) =>
      problem === undefined
        ? { building_id, id: done.id, status: done.status }
        : { building_id, problem },
    ),
  };
}

/** What is wrong of the whole is refused once, not once for each building. */
function checkWhole(
  given: Partial<Record<'parts' | 'fund' | 'total_amount' | 'amounts', unknown>>,
) {
  if (given.parts === undefined) return;
  for (const field of ['fund', 'total_amount', 'amounts'] as const) {
    if (given[field] === undefined) continue;
    throw new DomainError('parts_instead', { field, pointer: `/body/${field}` });
  }
}
