import type { DrawAuditSample, UpdateAudit } from '#contract/audits.ts';
import type { FeeContract } from '#domain/audits/audit-facts.ts';
import { drawSample } from '#domain/audits/sample.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, toEuroOrNull } from '#domain/kernel/money.ts';
import { requireFiscalYear } from '#features/books/fiscal-years/index.ts';
import { findSuppliers } from '#features/register/suppliers/index.ts';
import { creationColumns, recordAudit } from '#features/shared/index.ts';
import { insertRow, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockAudit, lockReadAudit, requireAudit } from './audit.ts';
import { findLastBasis, findLedgerHead, type AuditRow } from './repository.ts';
import { findSampled, insertVouchers, listSelectable } from './sample-repository.ts';

type GivenContracts = NonNullable<UpdateAudit['fee_contracts']>;

/**
 * Begins the audit of a year on the books as they are now. Compares with the same basis as the last audit of
 * the building, unless another is given. Refuses not_found, duplicate while another audit of the year is open,
 * unknown_reference, invalid_period.
 */
export async function createAudit(
  ctx: TenantContext,
  fiscal_year_id: string,
  basis: UpdateAudit,
): Promise<AuditRow> {
  const { building_id } = await requireFiscalYear(ctx, fiscal_year_id);
  const [before, head, given] = await Promise.all([
    findLastBasis(ctx.db, building_id),
    findLedgerHead(ctx.db),
    readBasis(ctx, basis),
  ]);
  const id = ctx.newId();
  const { quote_threshold_cents = before?.quote_threshold_cents ?? null } = given;
  const { fee_contracts = before?.fee_contracts ?? [] } = given;
  await insertRow(ctx.db, 'audits', {
    id,
    building_id,
    fiscal_year_id,
    status: 'Open',
    ledger_count: head.count,
    ledger_hash: head.hash,
    quote_threshold_cents,
    fee_contracts,
    ...creationColumns(ctx),
  });
  return requireAudit(ctx, id);
}

/**
 * Changes the basis of the checks of an open audit. Refuses not_found, stale, invalid_transition,
 * unknown_reference, invalid_period.
 */
export async function updateAudit(
  ctx: TenantContext,
  id: string,
  basis: UpdateAudit,
): Promise<AuditRow> {
  await lockReadAudit(ctx, id, 'update');
  await updateRow(ctx, 'audits', id, await readBasis(ctx, basis));
  return requireAudit(ctx, id);
}

/** Reads the basis of the checks from a request. Refuses unknown_reference, invalid_period. */
async function readBasis(
  ctx: TenantContext,
  { quote_threshold, fee_contracts }: UpdateAudit,
): Promise<{
  readonly quote_threshold_cents: number | null | undefined;
  readonly fee_contracts: FeeContract[] | undefined;
}> {
  const contracts = fee_contracts === undefined ? undefined : fee_contracts.map(readContract);
  if (contracts !== undefined) await requireSuppliers(ctx, contracts);
  return {
    quote_threshold_cents:
      quote_threshold === undefined || quote_threshold === null
        ? quote_threshold
        : centsOf(quote_threshold),
    fee_contracts: contracts,
  };
}

function readContract(
  { instalment, extra_prices = [], to = null, ...contract }: GivenContracts[number],
  index: number,
): FeeContract {
  if (to !== null && to < contract.from) {
    throw new DomainError('invalid_period', { at: ['fee_contracts', index, 'to'] });
  }
  return {
    ...contract,
    to,
    instalment_cents: centsOf(instalment),
    extra_prices_cents: extra_prices.map((price) => centsOf(price)),
  };
}

async function requireSuppliers(
  ctx: TenantContext,
  contracts: readonly FeeContract[],
): Promise<void> {
  const ids = contracts.map(({ supplier_id }) => supplier_id);
  const known = await findSuppliers(ctx.db, ids);
  const unknown = ids.findIndex((id) => !known.some((supplier) => supplier.id === id));
  if (unknown !== -1) {
    throw new DomainError('unknown_reference', { at: ['fee_contracts', unknown, 'supplier_id'] });
  }
}

/** Characters of a seed that the service chooses. */
const SEED_LENGTH = 8;

/**
 * Draws a sample of the entries of an audit and adds those that are not in it yet. Refuses not_found,
 * invalid_transition.
 */
export async function drawAuditSample(
  ctx: TenantContext,
  audit_id: string,
  { above = null, random = 0, seed, account_code = null }: DrawAuditSample,
) {
  const audit = await lockAudit(ctx, audit_id, 'sample');
  const id = ctx.newId();
  const request = {
    above_cents: above === null ? null : centsOf(above),
    random,
    // The end of the id is random.
    seed: seed ?? id.slice(-SEED_LENGTH),
    account_code,
  };
  const [entries, known] = await Promise.all([
    listSelectable(ctx.db, audit),
    findSampled(ctx.db, audit_id),
  ]);
  const selected = drawSample(entries, request);
  const sequences = new Map(entries.map(({ entry_id, sequence }) => [entry_id, sequence]));
  const added = selected.filter(({ entry_id }) => !known.has(entry_id));
  const { created_by, created_at } = creationColumns(ctx);
  const draw = { id, ...request, selected: selected.length, created_at };
  await insertRow(ctx.db, 'audit_draws', { ...draw, audit_id, created_by });
  await insertVouchers(
    ctx.db,
    added.map((one) => ({
      ...one,
      id: ctx.newId(),
      audit_id,
      sequence: sequences.get(one.entry_id) ?? 0,
    })),
    ctx.now,
  );
  ctx.db.written.note('audits', audit_id);
  await recordAudit(ctx, 'audit.sampled', audit_id, { ...request, selected: selected.length });
  const { above_cents, ...shown } = draw;
  return { ...shown, above: toEuroOrNull(above_cents), added: added.length, vouchers: selected };
}
