import type { AmendAgendaItem, CreateAgendaItem } from '#contract/meetings.ts';
import {
  checkBudget,
  totalOf,
  type BudgetLine,
  type BudgetPlace,
} from '#domain/assemblies/budget.ts';
import type { DecisionType } from '#domain/assemblies/decision-types.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { getYear } from '#domain/kernel/local-date.ts';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import { requirePostable } from '#domain/ledger/account.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  deleteBudgetLines,
  findAccounts,
  findDraftBudget,
  type AgendaRow,
  type StoredBudgetLine,
} from './agenda-repository.ts';

type NewLines = NonNullable<AmendAgendaItem['budget_lines']>;

/**
 * Selects the lines of a budget that are put to the vote: as amended by the meeting, else as
 * announced.
 */
export function selectBudgetLines({
  budget_lines: lines,
}: Pick<AgendaRow, 'budget_lines'>): readonly StoredBudgetLine[] {
  const amended = lines.filter(({ is_amended }) => is_amended);
  return amended.length > 0 ? amended : lines;
}

/** Converts the budget of an item to its JSON form; null if it has no amounts. */
export function toBudget(item: Pick<AgendaRow, 'budget_year' | 'budget_id' | 'budget_lines'>) {
  const { budget_year: fiscal_year, budget_id, budget_lines: lines } = item;
  if (fiscal_year === null) return null;
  const inForce = selectBudgetLines(item);
  const isAmended = inForce.length < lines.length;
  return {
    fiscal_year,
    budget_id,
    ...toLines(inForce),
    announced: isAmended ? toLines(selectAnnouncedLines(item)) : null,
  };
}

function toLines(lines: readonly StoredBudgetLine[]) {
  return { total: toEuro(totalOf(lines)), lines: lines.map(toLine) };
}

function toLine({ account_code, account_name, labels, amount_cents }: StoredBudgetLine) {
  return { account_code, account_name, labels, amount: toEuro(amount_cents) };
}

/**
 * Refuses budget_of_other_item, duplicate, and account_missing, account_not_postable or
 * account_inactive for the given accounts.
 */
export async function requireBudget(
  { db }: TenantContext,
  decision_type: DecisionType | null,
  lines: NewLines,
  place: BudgetPlace,
): Promise<void> {
  checkBudget(decision_type, lines, place);
  const codes = lines.map(({ account_code }) => account_code);
  const known = new Map((await findAccounts(db, codes)).map((account) => [account.code, account]));
  for (const [index, account_code] of codes.entries()) {
    const at = [...place.lines, index, 'account_code'];
    requirePostable(known.get(account_code), { account_code, at });
  }
}

/** The budget that an item puts to the vote, with its lines by account. */
interface PutBudget extends Pick<AgendaRow, 'budget_year' | 'budget_id'> {
  readonly lines: readonly BudgetLine[];
}

const NO_BUDGET: PutBudget = { budget_year: null, budget_id: null, lines: [] };

/**
 * Resolves the budget of a request: its own amounts, or those of a draft budget of the building. Refuses
 * what requireBudget refuses, and unknown_reference for a budget that is not such a draft.
 */
export async function resolveBudget(
  ctx: TenantContext,
  building_id: string,
  decision_type: DecisionType | null,
  budget: CreateAgendaItem['budget'],
): Promise<PutBudget> {
  if (!budget) return NO_BUDGET;
  const place = { at: ['budget'], lines: ['budget', 'lines'] };
  const { budget_id, fiscal_year, lines = [] } = budget;
  if (budget_id === undefined) {
    assert(fiscal_year !== undefined, 'A budget without an id has a year');
    await requireBudget(ctx, decision_type, lines, place);
    return { budget_year: fiscal_year, budget_id: null, lines: linesOf(lines) };
  }
  checkBudget(decision_type, [], place);
  const draft = await findDraftBudget(ctx.db, { id: budget_id, building_id });
  if (draft === undefined || draft.lines.length === 0)
    throw new DomainError('unknown_reference', {
      what: 'budget',
      pointer: '/body/budget/budget_id',
    });
  return { budget_year: getYear(draft.end_date), budget_id, lines: draft.lines };
}

/** Converts lines of a request to those stored. */
export function linesOf(lines: NewLines): BudgetLine[] {
  return lines.map(({ account_code, amount }) => ({ account_code, amount_cents: centsOf(amount) }));
}

/** Selects the announced lines. */
export function selectAnnouncedLines({
  budget_lines: lines,
}: Pick<AgendaRow, 'budget_lines'>): readonly StoredBudgetLine[] {
  return lines.filter(({ is_amended }) => !is_amended);
}

/** Replaces the lines of a budget. The caller has validated them. */
export async function writeBudgetLines(
  { db }: TenantContext,
  agenda_item_id: string,
  lines: readonly BudgetLine[],
  { is_amended }: { readonly is_amended: boolean },
): Promise<void> {
  await deleteBudgetLines(db, agenda_item_id, { isAmendedOnly: is_amended });
  const rows = lines.map(({ account_code, amount_cents }, index) => ({
    agenda_item_id,
    is_amended,
    position: index + 1,
    account_code,
    amount_cents,
  }));
  await insertRows(db, 'budget_lines', rows);
}
