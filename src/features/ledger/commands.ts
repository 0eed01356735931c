import type { CreateJournalEntry, ReverseJournalEntry } from '#contract/journal-entries.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { reverseLines } from '#domain/ledger/journal-entry.ts';
import { visibleBuildings, visibleOwners } from '#features/visibility.ts';
import { sql } from '#platform/db/sql.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { lockLedger, postEntry, type PostedEntry } from './posting.ts';
import { findBuildingLanguage, findEntry, findReferences, type FullEntry } from './repository.ts';
import { withPointers } from './with-pointers.ts';

/** Posts an entry made by hand. */
export async function createJournalEntry(
  ctx: TenantContext,
  input: CreateJournalEntry,
): Promise<FullEntry> {
  await requireReferences(ctx, input);
  const posted = await withPointers(() =>
    postEntry(ctx, {
      building_id: input.building_id,
      entry_date: input.entry_date,
      journal: input.journal ?? 'Miscellaneous',
      description: input.description,
      lines: input.lines.map(({ debit, credit, ...line }) => ({
        ...line,
        debit_cents: centsOf(debit ?? 0),
        credit_cents: centsOf(credit ?? 0),
      })),
    }),
  );
  return entryOf(ctx, posted);
}

/** Refuses unknown_reference for what is not there, not visible, or of another building. */
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
    { buildings: visibleBuildings(ctx, sql`id`), owners: visibleOwners(ctx, sql`id`) },
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
 * Reverses an entry made by hand. Once only; the reversal is an entry like any other and may itself
 * be reversed once, which brings back the first.
 */
export async function reverseJournalEntry(
  ctx: TenantContext,
  id: string,
  { entry_date = ctx.today, description }: ReverseJournalEntry,
): Promise<FullEntry> {
  await lockLedger(ctx);
  const entry = found(
    await findEntry(ctx.db, id, visibleBuildings(ctx, sql`building_id`)),
    'journal_entry',
    id,
  );
  if (entry.source_type !== null) {
    throw new DomainError('entry_has_source', {
      source: { type: entry.source_type, id: entry.source_id },
    });
  }
  const posted = await withPointers(() => reverse(ctx, entry, entry_date, description));
  return entryOf(ctx, posted);
}

/** Reverses any entry in the caller's transaction, one that stems from an expense or a closing too. */
export async function reverseEntry(
  ctx: TenantContext,
  id: string,
  { entry_date, description }: { readonly entry_date: LocalDate; readonly description?: string },
): Promise<PostedEntry> {
  await lockLedger(ctx);
  return reverse(
    ctx,
    found(await findEntry(ctx.db, id), 'journal_entry', id),
    entry_date,
    description,
  );
}

/** In the journal of the entry and with its source: who may not reverse the one may not reverse the other. */
async function reverse(
  ctx: TenantContext,
  entry: FullEntry,
  entryDate: LocalDate,
  description: string | undefined,
): Promise<PostedEntry> {
  if (entry.reversed_by_id !== null)
    throw new DomainError('already_reversed', { reversed_by_id: entry.reversed_by_id });
  const category = entry.lines.find((line) => line.category !== '')?.category;
  const words = description ?? (await reversalText(ctx, entry));
  return postEntry(ctx, {
    building_id: entry.building_id,
    entry_date: entryDate,
    journal: entry.journal,
    description: words,
    lines: reverseLines(entry.lines),
    reverses_id: entry.id,
    ...(category === undefined ? {} : { category }),
    ...(entry.source_type === null || entry.source_id === null
      ? {}
      : { source: { type: entry.source_type, id: entry.source_id } }),
  });
}

async function reversalText(
  ctx: TenantContext,
  { building_id, sequence, description }: FullEntry,
): Promise<string> {
  const language = await findBuildingLanguage(ctx.db, building_id);
  return translate(language, 'ledger.reversal', { sequence, description });
}

async function entryOf(ctx: TenantContext, { id }: PostedEntry): Promise<FullEntry> {
  return found(await findEntry(ctx.db, id), 'journal_entry', id);
}
