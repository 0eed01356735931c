import { findCostDefaults, type CostSettings } from '#domain/costs/cost-defaults.ts';
import type { TakenLine, TakeoverPlan } from '#domain/imports/plan-takeover.ts';
import type { CostLineValues } from '#domain/imports/takeover-tables.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { isOwnerAccount } from '#domain/ledger/account.ts';
import { getDefaultDueDate } from '#domain/owner-accounts/due-date.ts';
import { findCostSettings, recordPlainCosts } from '#features/books/costs/index.ts';
import {
  findEntry,
  postEntry,
  renderServiceText,
  type FullEntry,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import { openEntryItems, ownerAccountsMoved } from '#features/books/owner-accounts/index.ts';
import { describeRefusedRow, makeImportRefusal } from '#features/imports/register/index.ts';
import { takeOverCalls } from '#features/money/calls-for-funds/index.ts';
import { takeOverInvoices } from '#features/money/expenses/index.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import type { NamedRegister } from './takeover-register.ts';

/** A planned takeover with the register that it names. */
export interface Opening {
  readonly building_id: string;
  readonly entry_date: LocalDate;
  readonly plan: TakeoverPlan;
  readonly named: NamedRegister;
}

/**
 * Posts the Opening entry of a takeover like one by hand, so that it can be reversed like one: with the
 * costs of the predecessor, the open items of owners, and what follows from them. Refuses import_failed
 * for a row that the books refuse.
 * @returns the id of the entry
 */
export async function bookOpening(
  ctx: TenantContext,
  ledger: LockedLedger,
  opening: Opening,
): Promise<string> {
  const { building_id, entry_date, plan, named } = opening;
  const entry = await postOpening(ctx, ledger, opening);
  await recordCosts(ctx, entry, opening);
  await openItems(ctx, ledger, entry, opening);
  await takeOverCalls(
    ctx,
    ledger,
    { building_id, entry_id: entry.id, on: entry_date },
    plan.calls.map(({ call_date, fund, key, lines }) => ({
      call_date,
      fund,
      distribution_key_id: named.keyId(key),
      lines: lines.map(({ unit_number, owner_ref, amount_cents }) => ({
        unit_id: named.unitId(unit_number),
        owner_id: named.ownerId(owner_ref),
        amount_cents,
      })),
    })),
  );
  await takeOverInvoices(
    ctx,
    { building_id, entry_id: entry.id },
    plan.supplier_items.map(({ values: { amount, ...item } }) => ({
      ...item,
      amount_cents: centsOf(amount),
    })),
  );
  return entry.id;
}

async function postOpening(
  ctx: TenantContext,
  ledger: LockedLedger,
  { building_id, entry_date, plan, named }: Opening,
): Promise<FullEntry> {
  const language = await findBuildingLanguage(ctx.db, building_id);
  const dueDate = getDefaultDueDate(entry_date, ctx.today);
  const lines = plan.opening_lines.map((line) => {
    const isOwed = line.debit_cents > 0 && isOwnerAccount(line.account_code);
    return {
      account_code: line.account_code,
      debit_cents: line.debit_cents,
      credit_cents: line.credit_cents,
      owner_id: line.owner_ref === null ? null : named.ownerId(line.owner_ref),
      unit_id: line.unit_number === null ? null : named.unitId(line.unit_number),
      supplier: line.supplier,
      description: describeLine(line),
      due_date: isOwed ? (line.due_date ?? dueDate) : null,
    };
  });
  try {
    const { id } = await postEntry(ctx, ledger, {
      building_id,
      entry_date,
      journal: 'Opening',
      description: renderServiceText(language, 'ledger.taken_over'),
      lines,
    });
    return found(await findEntry(ctx.db, id), 'journal_entry', id);
  } catch (error) {
    throw toRowRefusal(ctx, error, plan.opening_lines);
  }
}

/** Describes a line by the day and text of its cost, or the reference of its item. */
function describeLine({ cost, reference }: TakenLine): string | null {
  return cost === null ? reference : `${cost.description} (${cost.entry_date})`;
}

/** Turns the refusal of a line by the books into a fault of its row; returns any other error as it is. */
function toRowRefusal(ctx: TenantContext, error: unknown, lines: readonly TakenLine[]): unknown {
  if (!(error instanceof DomainError)) return error;
  const { index, account_code } = error.params;
  const place = typeof index === 'number' ? lines[index]?.place : undefined;
  if (place === undefined) return error;
  const pointer = account_code === undefined ? {} : { pointer: '/account_code' };
  const ofRow = new DomainError(error.code, { ...error.params, ...pointer });
  return makeImportRefusal([describeRefusedRow(ctx, ofRow, place, {})]);
}

async function recordCosts(
  ctx: TenantContext,
  entry: FullEntry,
  { building_id, plan, named }: Opening,
): Promise<void> {
  const settings = await findCostSettings(ctx.db);
  const suppliers = new Map(entry.lines.map((line) => [line.line_number, line.supplier_id]));
  const costs = plan.opening_lines.flatMap(({ cost, ...line }, index) =>
    cost === null ? [] : [{ cost, line, position: index + 1 }],
  );
  const lines = costs.map(({ cost, line, position }) => ({
    account_code: line.account_code,
    debit_cents: line.debit_cents,
    credit_cents: line.credit_cents,
    position,
    distribution_key_id: named.keyId(cost.key),
    period: findPeriod(cost, settings),
    terms: {
      nature: cost.nature,
      recoverable_percent: cost.recoverable_percent,
      vat_cents: cost.vat_amount === null ? null : Math.abs(centsOf(cost.vat_amount)),
      excluded_owner_ids: [],
      decision_id: null,
    },
    supplier_id: suppliers.get(position) ?? null,
  }));
  await recordPlainCosts(ctx, building_id, { entry, lines }, { needsKey: true });
}

/**
 * Returns the days that a cost covers. Without a period, a cost of its date covers the day on which the
 * predecessor booked it, not that of the Opening entry (F2).
 */
function findPeriod(
  { account_code, period_from, period_to, entry_date }: CostLineValues,
  settings: ReadonlyMap<string, CostSettings>,
) {
  if (period_from !== null && period_to !== null) return { period_from, period_to };
  const { uncovered } = findCostDefaults(account_code, settings);
  return uncovered === 'SettlementPeriod'
    ? null
    : { period_from: entry_date, period_to: entry_date };
}

/** Opens the items of owners, each with its own due date; credits settle the oldest debts. */
async function openItems(
  ctx: TenantContext,
  ledger: LockedLedger,
  { id, building_id, entry_date }: FullEntry,
  { plan, named }: Opening,
): Promise<void> {
  const dueDate = getDefaultDueDate(entry_date, ctx.today);
  const items = plan.open_items.map(({ owner_ref, amount_cents, account_code, due_date }) => ({
    owner_id: named.ownerId(owner_ref),
    account_code,
    amount_cents,
    is_cost: false,
    due_date: amount_cents > 0 ? (due_date ?? dueDate) : null,
  }));
  const source = { type: 'JournalEntry', id } as const;
  const origin = { building_id, source, entry_id: id, on: entry_date };
  await openEntryItems(ctx, ledger, origin, items, 'left');
  const owner_ids = [...new Set(items.map(({ owner_id }) => owner_id))];
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids });
}
