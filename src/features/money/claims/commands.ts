import type { CloseClaim, CreateClaim, UpdateClaim } from '#contract/claims.ts';
import { makeClaimClosingLines } from '#domain/costs/claim-entry.ts';
import { claimTransitions } from '#domain/costs/claim-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { recordPlainCosts } from '#features/books/costs/index.ts';
import {
  findEntriesInForce,
  lockLedger,
  postEntry,
  renderServiceText,
  reverseEntry,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import { requireKey } from '#features/register/distribution-keys/index.ts';
import {
  creationColumns,
  findBuildingLanguage,
  recordAudit,
  requireBookkeeper,
  requireBuilding,
} from '#features/shared/index.ts';
import { insertRow, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockClaim, lockForOperation, requireClaim } from './claim.ts';
import type { ShownClaimRow } from './repository.ts';

const JOURNAL = 'Miscellaneous';
const sourceOf = (id: string) => ({ type: 'Claim', id }) as const;

/** Records a claim against an insurer. Refuses not_found, date_in_future, unknown_reference. */
export async function createClaim(
  ctx: TenantContext,
  building_id: string,
  { title, occurred_on, insurer = null, deductible, distribution_key_id }: CreateClaim,
): Promise<ShownClaimRow> {
  await requireBuilding(ctx, building_id);
  checkPastDay(occurred_on, { today: ctx.today, at: ['occurred_on'] });
  const key = await requireKey(ctx.db, {
    building_id,
    distribution_key_id: distribution_key_id ?? null,
  });
  const id = ctx.newId();
  await insertRow(ctx.db, 'claims', {
    id,
    building_id,
    title,
    occurred_on,
    insurer,
    deductible_cents: toCents(deductible) ?? null,
    distribution_key_id: key.id,
    status: 'Open',
    journal_entry_ids: [],
    ...creationColumns(ctx),
  });
  return requireClaim(ctx, id);
}

function toCents(amount: number | string | null | undefined): number | null | undefined {
  return amount === null || amount === undefined ? amount : centsOf(amount);
}

/** Changes the given fields of an open claim. Refuses what creating one does, stale, invalid_transition. */
export async function updateClaim(
  ctx: TenantContext,
  id: string,
  { deductible, ...fields }: UpdateClaim,
): Promise<ShownClaimRow> {
  const { status: from, building_id } = await lockClaim(ctx, id);
  if (from !== 'Open') {
    const allowed = allowedOperations(claimTransitions, from);
    throw new DomainError('invalid_transition', { from, operation: 'update', allowed });
  }
  const { distribution_key_id, occurred_on } = fields;
  if (occurred_on !== undefined)
    checkPastDay(occurred_on, { today: ctx.today, at: ['occurred_on'] });
  if (distribution_key_id !== undefined)
    await requireKey(ctx.db, { building_id, distribution_key_id });
  await updateRow(ctx, 'claims', id, { ...fields, deductible_cents: toCents(deductible) });
  return requireClaim(ctx, id);
}

/**
 * Closes a claim: posts what is left on 4996 to 6140, with its key and the day of the loss as covered
 * period. Refuses not_found, stale, invalid_transition, accountant_required, and what posting refuses.
 */
export async function closeClaim(
  ctx: TenantContext,
  id: string,
  { entry_date = ctx.today }: CloseClaim,
): Promise<ShownClaimRow> {
  const ledger = await lockLedger(ctx);
  const { claim, next } = await lockForOperation(ctx, id, 'close');
  await requireBookkeeper(ctx, claim.building_id);
  const entry = await postRest(ctx, ledger, claim, entry_date);
  await updateRow(ctx, 'claims', id, {
    status: next,
    closed_on: entry_date,
    journal_entry_ids: [...claim.journal_entry_ids, ...entry],
  });
  await recordAudit(ctx, 'claim.closed', id);
  return requireClaim(ctx, id);
}

/** Posts what is left of a claim. @returns the id of the entry; none if nothing is left */
async function postRest(
  ctx: TenantContext,
  ledger: LockedLedger,
  claim: ShownClaimRow,
  entry_date: string,
): Promise<string[]> {
  const lines = makeClaimClosingLines(claim);
  if (lines.length === 0) return [];
  const { id, building_id, title } = claim;
  const language = await findBuildingLanguage(ctx.db, building_id);
  const posted = await postEntry(ctx, ledger, {
    building_id,
    entry_date,
    journal: JOURNAL,
    description: renderServiceText(language, 'ledger.claim_closed', () => ({ title })),
    source: sourceOf(id),
    lines: lines.map(({ account_code, debit_cents, credit_cents, distribution_key_id: key }) => ({
      account_code,
      debit_cents,
      credit_cents,
      claim_id: key === null ? id : null,
    })),
  });
  const entry = { ...posted, entry_date };
  await recordPlainCosts(ctx, building_id, { entry, lines }, { needsKey: true });
  return [posted.id];
}

/**
 * Reopens a closed claim: reverses the entry with which it was closed, today. Refuses not_found, stale,
 * invalid_transition, accountant_required, and what a reversal refuses.
 */
export async function reopenClaim(ctx: TenantContext, id: string): Promise<ShownClaimRow> {
  const ledger = await lockLedger(ctx);
  const { claim, next } = await lockForOperation(ctx, id, 'reopen');
  await requireBookkeeper(ctx, claim.building_id);
  // The claim takes lines again before the reversal is posted.
  await updateRow(ctx, 'claims', id, { status: next, closed_on: null });
  const reversal = await reverseRest(ctx, ledger, claim);
  await updateRow(ctx, 'claims', id, {
    journal_entry_ids: [...claim.journal_entry_ids, ...reversal],
  });
  await recordAudit(ctx, 'claim.reopened', id);
  return requireClaim(ctx, id);
}

/** Reverses the entry that closed a claim. @returns the id of the reversal; none if nothing was posted */
async function reverseRest(
  ctx: TenantContext,
  ledger: LockedLedger,
  { id }: ShownClaimRow,
): Promise<string[]> {
  const [entry] = await findEntriesInForce(ledger, sourceOf(id), JOURNAL);
  if (entry === undefined) return [];
  const reversal = await reverseEntry(ctx, ledger, entry, { entry_date: ctx.today });
  return [reversal.id];
}
