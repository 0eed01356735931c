import type { CreateJournalEntry, ReverseJournalEntry } from '#contract/journal-entries.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { isOwnerAccount } from '#domain/ledger/account.ts';
import { getDefaultDueDate } from '#domain/owner-accounts/due-date.ts';
import { insertAccrualTerms, recordPlainCosts } from '#features/books/costs/index.ts';
import {
  findEntry,
  lockLedger,
  postEntry,
  reverseEntry,
  type FullEntry,
} from '#features/books/ledger/index.ts';
import {
  openItems,
  cancelItems,
  ownerAccountsMoved,
} from '#features/books/owner-accounts/index.ts';
import { requireBookkeeper, visibleBuildings, visibleOwners } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { readLineCosts, type LineCosts } from './line-costs.ts';
import { findReferences, isClosedYear } from './repository.ts';
import { withCosts, type EntryWithCosts } from './shown-costs.ts';
import { withPointers } from './with-pointers.ts';

/**
 * Posts a manual entry, records its lines on class 6 and 7 as costs of the owners, and opens the
 * receivables and credits of owners that follow from it.
 */
export async function createJournalEntry(
  ctx: TenantContext,
  input: CreateJournalEntry,
): Promise<EntryWithCosts> {
  const costs = readLineCosts(input.lines);
  await requireReferences(ctx, input);
  await requireBookkeeper(ctx, input.building_id);
  const ledger = await lockLedger(ctx);
  const { corrects_fiscal_year = null } = input;
  if (corrects_fiscal_year !== null) await requireCorrectedYear(ctx, input, corrects_fiscal_year);
  const dueDate = getDefaultDueDate(input.entry_date, ctx.today);
  const posted = await withPointers(() =>
    postEntry(ctx, ledger, {
      building_id: input.building_id,
      entry_date: input.entry_date,
      journal: input.journal ?? 'Miscellaneous',
      description: input.description,
      corrects_fiscal_year,
      lines: input.lines.map((line) => toPostingLine(line, dueDate)),
    }),
  );
  const entry = await requireEntry(ctx, posted.id);
  await withPointers(() => recordLineCosts(ctx, entry, costs));
  await ctx.announce(ownerAccountsMoved, await openItems(ctx, ledger, entry));
  return addCosts(ctx, entry);
}

async function recordLineCosts(
  ctx: TenantContext,
  entry: FullEntry,
  { costs, accruals }: LineCosts,
): Promise<void> {
  const { id: entry_id, building_id, lines } = entry;
  const suppliers = new Map(lines.map((line) => [line.line_number, line.supplier_id]));
  const booked = costs.map(({ line_number: position, ...cost }) => ({
    ...cost,
    position,
    supplier_id: suppliers.get(position) ?? null,
  }));
  await Promise.all([
    recordPlainCosts(ctx, building_id, { entry, lines: booked }, { needsKey: true }),
    insertAccrualTerms(
      ctx.db,
      accruals.map(({ line_number, distribution_key_id, period, terms }) => ({
        entry_id,
        line_number,
        distribution_key_id,
        period,
        terms,
      })),
    ),
  ]);
}

async function addCosts(ctx: TenantContext, entry: FullEntry): Promise<EntryWithCosts> {
  const [shown] = await withCosts(ctx.db, [entry]);
  assert(shown !== undefined, 'An entry is shown with its costs');
  return shown;
}

/** Refuses unknown_reference for a year that is not a closed one of the building before the entry. */
async function requireCorrectedYear(
  { db }: TenantContext,
  { building_id, entry_date }: Pick<CreateJournalEntry, 'building_id' | 'entry_date'>,
  year: number,
): Promise<void> {
  if (await isClosedYear(db, { building_id, year, before: entry_date })) return;
  const pointer = '/body/corrects_fiscal_year';
  throw new DomainError('unknown_reference', { what: 'closed_year', pointer });
}

/**
 * Converts a requested line to a posting line.
 * @param dueDate for debits to owners without one of their own
 */
function toPostingLine(
  { debit = 0, credit = 0, ...line }: CreateJournalEntry['lines'][number],
  dueDate: LocalDate,
) {
  const [debit_cents, credit_cents] = [centsOf(debit), centsOf(credit)];
  const isOwed = debit_cents > 0 && isOwnerAccount(line.account_code);
  return {
    ...line,
    debit_cents,
    credit_cents,
    due_date: line.due_date ?? (isOwed ? dueDate : null),
  };
}

/**
 * Refuses unknown_reference for ids that do not exist, are not visible, or belong to another building.
 */
async function requireReferences(
  ctx: TenantContext,
  { building_id, lines }: CreateJournalEntry,
): Promise<void> {
  const isId = (id: string | null | undefined) => typeof id === 'string';
  const known = await findReferences(
    ctx.db,
    {
      building_id,
      owner_ids: lines
        .flatMap(({ owner_id, excluded_owner_ids = [] }) => [owner_id, ...excluded_owner_ids])
        .filter(isId),
      unit_ids: lines.map(({ unit_id }) => unit_id).filter(isId),
      key_ids: lines.map(({ distribution_key_id: key }) => key).filter(isId),
      decision_ids: lines.map(({ decision_id }) => decision_id).filter(isId),
    },
    { buildings: visibleBuildings(ctx, 'id'), owners: visibleOwners(ctx, 'id') },
  );
  if (!known.buildingIsKnown)
    throw new DomainError('unknown_reference', { pointer: '/body/building_id' });
  for (const [index, line] of lines.entries()) {
    const { excluded_owner_ids = [] } = line;
    const named = [
      ['owner_id', known.ownerIds, [line.owner_id]],
      ['unit_id', known.unitIds, [line.unit_id]],
      ['distribution_key_id', known.keyIds, [line.distribution_key_id]],
      ['decision_id', known.decisionIds, [line.decision_id]],
      ['excluded_owner_ids', known.ownerIds, excluded_owner_ids],
    ] as const;
    const unknown = named.find(([, ids, given]) => given.some((id) => isId(id) && !ids.has(id)));
    if (unknown === undefined) continue;
    throw new DomainError('unknown_reference', { pointer: `/body/lines/${index}/${unknown[0]}` });
  }
}

/**
 * Reverses a manual entry, once; the reversal is an entry like any other and may itself be reversed.
 * Receivables that the entry opened are cancelled, and what its credits settled is open again.
 */
export async function reverseJournalEntry(
  ctx: TenantContext,
  id: string,
  { entry_date = ctx.today, description }: ReverseJournalEntry,
): Promise<EntryWithCosts> {
  const ledger = await lockLedger(ctx);
  const entry = found(
    await findEntry(ctx.db, id, visibleBuildings(ctx, 'building_id')),
    'journal_entry',
    id,
  );
  await requireBookkeeper(ctx, entry.building_id);
  if (entry.source_type !== null) {
    throw new DomainError('entry_has_source', {
      source: { type: entry.source_type, id: entry.source_id },
    });
  }
  const posted = await withPointers(() =>
    reverseEntry(ctx, ledger, entry, { entry_date, description }),
  );
  const reversal = await requireEntry(ctx, posted.id);
  await ctx.announce(ownerAccountsMoved, await cancelItems(ctx, ledger, entry, reversal));
  return addCosts(ctx, reversal);
}

async function requireEntry(ctx: TenantContext, id: string): Promise<FullEntry> {
  return found(await findEntry(ctx.db, id), 'journal_entry', id);
}
