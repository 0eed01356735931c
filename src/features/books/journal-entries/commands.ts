import type { CreateJournalEntry, ReverseJournalEntry } from '#contract/journal-entries.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { isOwnerAccount } from '#domain/ledger/account.ts';
import { getDefaultDueDate } from '#domain/owner-accounts/due-date.ts';
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
import { findReferences } from './repository.ts';
import { withPointers } from './with-pointers.ts';

/** Posts a manual entry and opens the receivables and credits of owners that follow from it. */
export async function createJournalEntry(
  ctx: TenantContext,
  input: CreateJournalEntry,
): Promise<FullEntry> {
  await requireReferences(ctx, input);
  await requireBookkeeper(ctx, input.building_id);
  const ledger = await lockLedger(ctx);
  const dueDate = getDefaultDueDate(input.entry_date, ctx.today);
  const posted = await withPointers(() =>
    postEntry(ctx, ledger, {
      building_id: input.building_id,
      entry_date: input.entry_date,
      journal: input.journal ?? 'Miscellaneous',
      description: input.description,
      lines: input.lines.map((line) => postingLine(line, dueDate)),
    }),
  );
  const entry = await entryOf(ctx, posted.id);
  await ctx.announce(ownerAccountsMoved, await openItems(ctx, ledger, entry));
  return entry;
}

/**
 * Converts a requested line to a posting line.
 * @param dueDate for debits to owners without one of their own
 */
function postingLine(
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
      owner_ids: lines.map(({ owner_id }) => owner_id).filter(isId),
      unit_ids: lines.map(({ unit_id }) => unit_id).filter(isId),
    },
    { buildings: visibleBuildings(ctx, 'id'), owners: visibleOwners(ctx, 'id') },
  );
  if (!known.buildingIsKnown)
    throw new DomainError('unknown_reference', { pointer: '/body/building_id' });
  for (const [index, { owner_id, unit_id }] of lines.entries()) {
    const pointer = `/body/lines/${index}`;
    if (isId(owner_id) && !known.ownerIds.has(owner_id)) {
      throw new DomainError('unknown_reference', { pointer: `${pointer}/owner_id` });
    }
    if (isId(unit_id) && !known.unitIds.has(unit_id)) {
      throw new DomainError('unknown_reference', { pointer: `${pointer}/unit_id` });
    }
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
): Promise<FullEntry> {
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
  const reversal = await entryOf(ctx, posted.id);
  await ctx.announce(ownerAccountsMoved, await cancelItems(ctx, ledger, entry, reversal));
  return reversal;
}

async function entryOf(ctx: TenantContext, id: string): Promise<FullEntry> {
  return found(await findEntry(ctx.db, id), 'journal_entry', id);
}
