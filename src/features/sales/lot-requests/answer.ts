import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import {
  listMissingFigures,
  listPendingProceedings,
  selectDocuments,
  type AttachedDocument,
  type MissingPart,
} from '#domain/sales/lot-documents.ts';
import {
  computeArrears,
  computeReserveShare,
  listReserveCallsToCome,
  listWorksToCome,
  type AnswerDays,
  type Arrears,
  type CallToCome,
  type CostDecision,
  type WorksToCome,
} from '#domain/sales/lot-figures.ts';
import { listCallsOfUnits } from '#features/money/calls-for-funds/index.ts';
import { findReserve } from '#features/money/expenses/index.ts';
import { findBalancesAt } from '#features/money/statements/index.ts';
import {
  findKeyOrMeter,
  findQuotas,
  findTotalQuota,
} from '#features/register/distribution-keys/index.ts';
import { findHoldersByUnit } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findProceedingsOfBuilding, type ProceedingRow } from '../proceedings/index.ts';
import {
  findCostDecisions,
  findPapers,
  sumWorkingCapital,
  type KeyedDecision,
} from './facts-repository.ts';
import type { LotRequestRow } from './repository.ts';

/** A seller, and their account. */
interface SellerArrears extends Arrears {
  readonly owner_name: string;
}

/** A pending case as letters name it. */
type NamedProceeding = Pick<
  ProceedingRow,
  'id' | 'title' | 'parties' | 'court' | 'number' | 'opened_on' | 'stake_cents' | 'provision_cents'
> & { readonly concerns_lot: boolean };

/** The whole answer to a request, as it is kept. */
export interface LotAnswer {
  readonly on: LocalDate;
  readonly working_capital_cents: Cents;
  readonly reserve: { readonly building_cents: Cents; readonly lot_cents: Cents };
  readonly arrears: readonly SellerArrears[];
  readonly reserve_calls: readonly CallToCome[];
  readonly works: readonly WorksToCome[];
  readonly proceedings: readonly NamedProceeding[];
  readonly documents: readonly AttachedDocument[];
  readonly missing: readonly MissingPart[];
}

/**
 * Draws up the answer to a request as of a day. Without a known day of enjoyment it is that of the expected
 * deed, else the day after. Refuses quota_incomplete.
 * Rule: Civil Code, art. 3.94 §1 and §2.
 */
export async function drawUpAnswer(
  ctx: TenantContext,
  request: LotRequestRow,
  on: LocalDate,
): Promise<LotAnswer> {
  const { building_id, unit_ids, kind, certain_date, enjoyment_from } = request;
  const days = completeDays(request, on);
  const eve = earliest(on, addDays(days.enjoyment_from, -1));
  const sellers = await findSellers(ctx, unit_ids, eve);
  const seller_ids = [...sellers.keys()];
  const calls = await listCallsOfUnits(ctx, building_id, unit_ids);
  const [capital, reserve, balances, decisions, proceedings, papers] = await Promise.all([
    sumWorkingCapital(ctx.db, request, on),
    computeReserve(ctx, request, on),
    findBalancesAt(ctx.db, building_id, eve),
    weighDecisions(ctx, request, { calls, on }),
    findProceedingsOfBuilding(ctx.db, building_id),
    findPapers(ctx.db, request, seller_ids),
  ]);
  const movements = [...balances].map(([owner_id, amount_cents]) => ({
    owner_id,
    dated_on: eve,
    amount_cents,
  }));
  const known = { kind, certain_date, enjoyment_from, seller_ids, proceedings, decisions, calls };
  const { documents, missing } = selectDocuments(papers, on);
  return {
    on,
    working_capital_cents: capital,
    reserve,
    arrears: computeArrears(movements, seller_ids, days).map((one) => ({
      ...one,
      owner_name: sellers.get(one.owner_id) ?? '',
    })),
    reserve_calls: listReserveCallsToCome(calls, decisions, days),
    works: listWorksToCome(calls, decisions, days, unit_ids),
    proceedings: listPendingProceedings(proceedings, on, unit_ids).map(nameProceeding),
    documents,
    missing: [...listMissingFigures(known, on), ...missing],
  };
}

function completeDays(
  { certain_date, enjoyment_from, expected_deed_on }: LotRequestRow,
  on: LocalDate,
): AnswerDays {
  const from = enjoyment_from ?? expected_deed_on ?? addDays(on, 1);
  return { on, enjoyment_from: from, certain_date: certain_date ?? from };
}

/** Finds the holders of lots on a day, with their names, primary contacts first. */
async function findSellers(
  ctx: TenantContext,
  unit_ids: readonly string[],
  date: LocalDate,
): Promise<ReadonlyMap<string, string>> {
  const holders = [...(await findHoldersByUnit(ctx.db, { unit_ids, date })).values()].flat();
  const ranked = holders.sort(
    (one, other) => Number(other.is_primary_contact) - Number(one.is_primary_contact),
  );
  return new Map(ranked.map(({ owner_id, owner_name }) => [owner_id, owner_name]));
}

async function computeReserve(
  { db }: TenantContext,
  { building_id, unit_ids }: LotRequestRow,
  on: LocalDate,
): Promise<LotAnswer['reserve']> {
  const [{ funds_cents }, quotas, total] = await Promise.all([
    findReserve(db, { building_id, account_code: '160' }, on),
    findQuotas(db, building_id, on),
    findTotalQuota(db, building_id, on),
  ]);
  const own = quotas.filter(({ unit_id }) => unit_ids.includes(unit_id));
  const weights = own.map(({ weight }) => weight);
  return {
    building_cents: funds_cents,
    lot_cents: computeReserveShare(funds_cents, weights, total),
  };
}

async function weighDecisions(
  ctx: TenantContext,
  { building_id }: LotRequestRow,
  {
    calls,
    on,
  }: { readonly calls: readonly { readonly decision_id: string | null }[]; readonly on: LocalDate },
): Promise<CostDecision[]> {
  const called = calls.flatMap(({ decision_id }) => (decision_id === null ? [] : [decision_id]));
  const decisions = await findCostDecisions(ctx.db, building_id, [...new Set(called)]);
  return Promise.all(
    decisions.map(async ({ distribution_key_id, ...decision }) => ({
      ...decision,
      weights: await findWeights(ctx, { building_id, distribution_key_id, date: on }),
    })),
  );
}

/** Finds the weights of the key of a decision; null without a key, and for one of meters. */
async function findWeights(
  ctx: TenantContext,
  key: Pick<KeyedDecision, 'distribution_key_id'> & {
    readonly building_id: string;
    readonly date: LocalDate;
  },
): Promise<CostDecision['weights']> {
  if (key.distribution_key_id === null) return null;
  try {
    const { kind, units } = await findKeyOrMeter(ctx.db, key);
    return kind === 'Meter' ? null : units;
  } catch (error) {
    // The part of the lot is then named as missing.
    if (error instanceof DomainError && error.code === 'quota_incomplete') return null;
    throw error;
  }
}

function nameProceeding({
  id,
  title,
  parties,
  court,
  number,
  opened_on,
  stake_cents,
  provision_cents,
  concerns_lot,
}: NamedProceeding): NamedProceeding {
  return {
    id,
    title,
    parties,
    court,
    number,
    opened_on,
    stake_cents,
    provision_cents,
    concerns_lot,
  };
}
