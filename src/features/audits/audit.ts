import {
  auditTransitions,
  proposeOpinion,
  type AuditOperation,
} from '#domain/audits/audit-state.ts';
import { toEuro, toEuroOrNull, type Cents } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import {
  computeDigest,
  found,
  matching,
  type TenantContext,
} from '#platform/http/request-context.ts';
import { findAudit, type AuditRow } from './repository.ts';

/** Converts an audit to its JSON form, with what its marks propose. */
export function toAudit({ counts, draws, ...row }: AuditRow) {
  const { fee_contracts, reported_by: _by, ...shown } = row;
  const { unanswered_questions: _questions, ...vouchers } = counts;
  const threshold = findThreshold(row);
  return {
    ...shown,
    quote_threshold: toEuroOrNull(threshold),
    fee_contracts: fee_contracts.map(({ instalment_cents, extra_prices_cents, ...contract }) => ({
      ...contract,
      instalment: toEuro(instalment_cents),
      extra_prices: extra_prices_cents.map((cents) => toEuro(cents)),
    })),
    draws: draws.map(({ above_cents, ...draw }) => ({ ...draw, above: toEuroOrNull(above_cents) })),
    vouchers,
    proposed_opinion: proposeOpinion(counts),
    allowed_actions: allowedOperations(auditTransitions, row.status),
    // Marks, entries and decisions change without a write to the audit.
    live: computeDigest({ counts, draws, threshold, since: row.entries_since }),
  };
}

/** Returns the threshold for quotes that applies to an audit; null: none. */
export function findThreshold({
  quote_threshold_cents,
  decided_threshold_cents,
}: Pick<AuditRow, 'quote_threshold_cents' | 'decided_threshold_cents'>): Cents | null {
  return quote_threshold_cents ?? decided_threshold_cents;
}

/** Finds an audit that the caller may see. Refuses not_found. */
export async function requireAudit(ctx: TenantContext, id: string): Promise<AuditRow> {
  return found(await findAudit(ctx.db, id, visibleBuildings(ctx, 'building_id')), 'audit', id);
}

async function lockVisible(ctx: TenantContext, id: string): Promise<AuditRow> {
  await lockRow(ctx.db, 'audits', id);
  return requireAudit(ctx, id);
}

/** Locks an audit for an operation, in any version. Refuses not_found, invalid_transition. */
export async function lockAudit(
  ctx: TenantContext,
  id: string,
  operation: AuditOperation,
): Promise<AuditRow> {
  const audit = await lockVisible(ctx, id);
  transition(auditTransitions, operation, audit.status);
  return audit;
}

/** Locks an audit in the version that the caller has read. Refuses not_found, stale, invalid_transition. */
export async function lockReadAudit(
  ctx: TenantContext,
  id: string,
  operation: AuditOperation,
): Promise<AuditRow> {
  const audit = await lockVisible(ctx, id);
  matching(ctx, toAudit(audit));
  transition(auditTransitions, operation, audit.status);
  return audit;
}
