import { DomainError } from '#domain/kernel/domain-error.ts';
import { MAX_CENTS, sumCents } from '#domain/kernel/money.ts';
import { canonicalEntry, type ChainedEntry } from '#domain/ledger/journal-entry.ts';
import type { NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { appendLinks, isSealed, type Link } from '#platform/security/chain.ts';
import type { LockedLedger } from './locked-ledger.ts';
import { findLineParty } from './party.ts';
import { findHead, writePosting } from './posting-repository.ts';
import { sumByPeriod } from './posting.ts';

/** A row of an entry of another office; bytes are hexadecimal texts after `\x`. */
type EntryRow = Omit<NewRow<'journal_entries'>, 'previous_hash' | 'hash'> & {
  readonly previous_hash: string;
  readonly hash: string;
};

type LineRow = NewRow<'journal_lines'>;

/** An entry of another office with its lines. */
export interface HandedEntry {
  readonly entry: EntryRow;
  readonly lines: readonly LineRow[];
}

function toChained(
  { entry, lines }: HandedEntry,
  organization_id: string,
): Omit<ChainedEntry, 'sequence'> {
  const { id, building_id, entry_date, journal, source_type, source_id, reverses_id } = entry;
  return {
    id,
    organization_id,
    building_id,
    entry_date,
    journal,
    source:
      typeof source_type === 'string' && typeof source_id === 'string'
        ? { type: source_type, id: source_id }
        : null,
    reverses_id: reverses_id ?? null,
    lines: [...lines]
      .sort((a, b) => a.line_number - b.line_number)
      .map((line) => ({
        account_code: line.account_code,
        debit_cents: line.debit_cents,
        credit_cents: line.credit_cents,
        owner_id: line.owner_id ?? null,
        unit_id: line.unit_id ?? null,
        supplier_id: line.supplier_id ?? null,
      })),
  };
}

/**
 * Whether an entry of another office has the hash that its content gives there.
 * @param organization_id of that office
 */
export function isHandedEntryIntact(handed: HandedEntry, organization_id: string): boolean {
  const { sequence, previous_hash, hash } = handed.entry;
  const link = { previous_hash: fromHex(previous_hash), hash: fromHex(hash) };
  try {
    return isSealed(link, canonicalEntry({ ...toChained(handed, organization_id), sequence }));
  } catch {
    // No entry has such values.
    return false;
  }
}

function fromHex(text: string): Buffer {
  return Buffer.from(text.replace(/^\\x/, ''), 'hex');
}

/** Entries of another office at the end of the chain of this one. */
export interface PlacedEntries {
  readonly entries: readonly EntryRow[];
  readonly lines: readonly LineRow[];
  /** New sequences by id of the entry. */
  readonly sequences: ReadonlyMap<string, number>;
  /** Writes sums and the end of the chain, once entries and lines are inserted. */
  readonly finish: () => Promise<void>;
}

/**
 * Places the entries of a building from another office at the end of the chain, in their order and with
 * their ids. The caller inserts them. Refuses amount_out_of_range (of the ledger in total).
 */
export async function placeHandedEntries(
  { organizationId }: Pick<TenantContext, 'organizationId'>,
  { db }: LockedLedger,
  handed: readonly HandedEntry[],
): Promise<PlacedEntries> {
  const inOrder = [...handed].sort((a, b) => a.entry.sequence - b.entry.sequence);
  const before = await findHead(db);
  const head = {
    entry_count: before?.entry_count ?? 0,
    head_hash: before?.head_hash ?? Buffer.alloc(32),
  };
  const debits = handed.flatMap(({ lines }) => lines.map(({ debit_cents }) => debit_cents));
  const total_cents = sumCents([before?.total_cents ?? 0, ...debits]);
  if (total_cents > MAX_CENTS) throw new DomainError('amount_out_of_range');
  const links = appendLinks(
    head,
    inOrder.map((one) => ({ ...toChained(one, organizationId), handed: one })),
    canonicalEntry,
  );
  const lines = links.flatMap(({ handed: { entry, lines: own }, sequence }) =>
    own.map((line) => ({
      ...line,
      building_id: entry.building_id,
      entry_date: entry.entry_date,
      sequence,
      party_id: findLineParty({
        account_code: line.account_code,
        owner_id: line.owner_id ?? null,
        supplier_id: line.supplier_id ?? null,
      }),
      is_closing: entry.journal === 'Closing',
    })),
  );
  const last: Pick<Link, 'sequence' | 'hash'> | undefined = links.at(-1);
  return {
    entries: links.map(({ handed: { entry }, sequence, previous_hash, hash }) => ({
      ...entry,
      sequence,
      previous_hash: `\\x${previous_hash.toString('hex')}`,
      hash: `\\x${hash.toString('hex')}`,
    })),
    lines,
    sequences: new Map(links.map(({ id, sequence }) => [id, sequence])),
    finish: () =>
      writePosting(db, {
        entries: [],
        texts: [],
        lines: [],
        sums: sumByPeriod(lines),
        head: {
          entry_count: last?.sequence ?? head.entry_count,
          head_hash: last?.hash ?? head.head_hash,
          total_cents,
        },
      }),
  };
}
