import type { BulkCalls } from '#contract/calls-for-funds.ts';
import type { CallStatus } from '#domain/funds/call-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Problem } from '#platform/http/problem-handler.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import { runSeparately } from '#platform/http/run-separately.ts';
import { createCall } from './create-calls.ts';

interface BulkResult {
  readonly building_id: string;
  readonly id?: string;
  readonly status?: CallStatus;
  readonly problem?: Problem;
}

/**
 * Creates the same call as a draft for many buildings, each in its own transaction and by the building's
 * general key. A refusal is reported for its building. Refuses parts_instead if fund or amounts are given
 * with parts, and unknown_reference for an amount of a building that is not listed.
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
  const outcomes = await runSeparately(ctx, building_ids, (own, building_id) => {
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

/** Refuses faults of the whole request once, rather than for each building. */
function checkWhole(
  given: Partial<Record<'parts' | 'fund' | 'total_amount' | 'amounts', unknown>>,
) {
  if (given.parts === undefined) return;
  for (const field of ['fund', 'total_amount', 'amounts'] as const) {
    if (given[field] === undefined) continue;
    throw new DomainError('parts_instead', { field, pointer: `/body/${field}` });
  }
}
