import { readFile } from 'node:fs/promises';
import type { ArchiveFault } from '#domain/handover/archive-fault.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  lockLedger,
  placeHandedEntries,
  proveLedger,
  type LockedLedger,
  type PlacedEntries,
} from '#features/books/ledger/index.ts';
import { adoptReferences } from '#features/books/owner-accounts/index.ts';
import { claimHandedContents } from '#features/documents/documents/index.ts';
import { adoptFormerNumbers } from '#features/register/owners/index.ts';
import { adoptSuppliers, type HandedSupplier } from '#features/register/suppliers/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { findTakenValues, insertHandedRows, type HandedRow } from '#platform/db/handed-tables.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { sumBooks } from '../books-repository.ts';
import type { CountedFile } from '../repository.ts';
import { findBuilding, findOwners } from './accept-repository.ts';
import { adoptAccounts } from './adopt-accounts.ts';
import { listHandedEntries, type ReadRows, type ReadTable } from './check-rows.ts';
import type { OpenedArchive } from './open-archive.ts';
import { ArchiveRefused } from './refuse-archive.ts';
import { listContents } from './store-files.ts';

/** Tables before all others. */
const FIRST: readonly string[] = ['accounts', 'buildings', 'distribution_keys', 'suppliers'];

/** A building of another office, with its checked rows. */
export interface HandedIn {
  readonly archive: OpenedArchive;
  readonly rows: ReadRows;
  /** Whether everything is rolled back. */
  readonly isDryRun: boolean;
}

/** Records that an import created, and the books after it. */
export interface Accepted {
  readonly created: readonly CountedFile[];
  readonly accounts: readonly string[];
  readonly references_changed: number;
  readonly totals: Awaited<ReturnType<typeof sumBooks>>;
  readonly chain_intact: boolean;
}

/**
 * Inserts the rows of a building in the transaction of `ctx`: with their ids, their entries at the end of
 * the chain of this office, and suppliers and accounts that are known here. Refuses duplicate for a
 * building that is here already, handover_invalid for rows that the database refuses and for books that
 * differ from those that were handed over.
 */
export async function acceptBuilding(ctx: TenantContext, handed: HandedIn): Promise<Accepted> {
  const { archive, rows } = handed;
  const { building, totals: before } = archive.manifest;
  if (await findBuilding(ctx.db, building.id)) {
    throw new DomainError('duplicate', { what: 'building', pointer: '/body/file' });
  }
  const ledger = await lockLedger(ctx);
  const acceptance = new Acceptance(ctx, ledger, handed);
  // The hashes of entries cover the suppliers, so these come first, with what they refer to.
  const isFirst = ({ table }: ReadTable) => FIRST.includes(table.name);
  for (const read of [...rows.values()].filter(isFirst)) await acceptance.accept(read);
  for (const read of rows.values()) if (!isFirst(read)) await acceptance.accept(read);
  const accepted = await acceptance.finish();
  const [totals, { chain_intact }] = await Promise.all([
    sumBooks(ctx.db, building.id),
    proveLedger(ctx),
  ]);
  const differing = (Object.keys(before) as (keyof typeof before)[]).filter(
    (name) => totals[name] !== before[name],
  );
  if (differing.length > 0) {
    const facts = { figures: differing.join(', ') };
    throw new ArchiveRefused([{ file: 'manifest.json', code: 'figures_differ', facts }]);
  }
  await recordAudit(ctx, 'building.taken_in', building.id, {
    from: archive.manifest.organization.name,
  });
  return { ...accepted, totals, chain_intact };
}

class Acceptance {
  readonly #ctx: TenantContext;
  readonly #ledger: LockedLedger;
  readonly #handed: HandedIn;
  readonly #created: CountedFile[] = [];
  #suppliers: ReadonlyMap<string, string> = new Map();
  #accounts: readonly string[] = [];
  #placed: PlacedEntries | undefined;
  #referencesChanged = 0;

  constructor(ctx: TenantContext, ledger: LockedLedger, handed: HandedIn) {
    this.#ctx = ctx;
    this.#ledger = ledger;
    this.#handed = handed;
  }

  async accept(read: ReadTable): Promise<void> {
    switch (read.table.name) {
      case 'accounts':
        this.#accounts = await adoptAccounts(this.#ctx, this.#ledger, this.#handed.rows);
        return;
      case 'suppliers':
        this.#suppliers = await adoptSuppliers(
          this.#ctx,
          read.rows as unknown as readonly HandedSupplier[],
        );
        return;
      case 'contents':
        await this.#claimContents();
        return;
      default:
        await this.#insert(read, await this.#prepare(read));
    }
  }

  async finish(): Promise<Pick<Accepted, 'created' | 'accounts' | 'references_changed'>> {
    await this.#placed?.finish();
    return {
      created: this.#created,
      accounts: this.#accounts,
      references_changed: this.#referencesChanged,
    };
  }

  async #claimContents(): Promise<void> {
    const { archive, isDryRun } = this.#handed;
    if (isDryRun) await claimHandedContents(this.#ctx, listContents(archive.manifest));
  }

  /** Returns the rows as they are inserted here. */
  async #prepare(read: ReadTable): Promise<readonly HandedRow[]> {
    const { name } = read.table;
    if (name === 'journal_entries') return (await this.#place()).entries;
    if (name === 'journal_lines') {
      const lines = (await this.#place()).lines as unknown as HandedRow[];
      return lines.map((line) => this.#withSupplier(read, line));
    }
    if (name === 'owners') {
      return this.#withoutTaken(read, await this.#leaveKnownOwners(read.rows));
    }
    const rows = await this.#withoutTaken(
      read,
      read.rows.map((row) => this.#withSequences(read, this.#withSupplier(read, row))),
    );
    if (name === 'receivables') return this.#withReferences(rows);
    if (name === 'expenses') return rows.map((row) => this.#withInvoiceKey(row));
    return rows;
  }

  /** Places the entries with the suppliers of this office, which their hashes cover. */
  async #place(): Promise<PlacedEntries> {
    if (this.#placed !== undefined) return this.#placed;
    const entries = listHandedEntries(this.#handed.rows).map(({ entry, lines }) => ({
      entry,
      lines: lines.map((line) => ({
        ...line,
        supplier_id: this.#suppliers.get(line.supplier_id ?? '') ?? line.supplier_id ?? null,
      })),
    }));
    this.#placed = await placeHandedEntries(this.#ctx, this.#ledger, entries);
    return this.#placed;
  }

  #withSupplier({ table }: ReadTable, row: HandedRow): HandedRow {
    const named = table.references.filter((one) => one.table === 'suppliers');
    const changes = named.flatMap(({ columns: [column = ''] }) => {
      const id = this.#suppliers.get(String(row[column]));
      return id === undefined ? [] : [[column, id] as const];
    });
    return changes.length === 0 ? row : { ...row, ...Object.fromEntries(changes) };
  }

  #withSequences({ rule }: ReadTable, row: HandedRow): HandedRow {
    const sequences = Object.entries(rule.sequences ?? {});
    if (sequences.length === 0) return row;
    const placed = sequences.map(([column, entry]) => {
      return [column, this.#placed?.sequences.get(String(row[entry]))] as const;
    });
    return { ...row, ...Object.fromEntries(placed) };
  }

  /** An owner of several buildings of the other office may be here already. */
  async #leaveKnownOwners(rows: readonly HandedRow[]): Promise<HandedRow[]> {
    const known = await findOwners(
      this.#ctx.db,
      rows.map(({ id }) => String(id)),
    );
    return adoptFormerNumbers(
      this.#ctx.db,
      rows.filter(({ id }) => !known.has(String(id))),
    );
  }

  /** Empties the columns whose value this office has already given to another record. */
  async #withoutTaken(
    { table, rule }: ReadTable,
    rows: readonly HandedRow[],
  ): Promise<readonly HandedRow[]> {
    let left = rows;
    for (const column of rule.unlessTaken ?? []) {
      const values = left.map((row) => row[column]).filter((value) => typeof value === 'string');
      const taken = await findTakenValues(this.#ctx.db, table.name, column, values);
      left = left.map((row) => (taken.has(String(row[column])) ? { ...row, [column]: null } : row));
    }
    return left;
  }

  async #withReferences(rows: readonly HandedRow[]): Promise<HandedRow[]> {
    const column = 'structured_communication';
    const references = rows.map((row) => String(row[column]));
    const adopted = await adoptReferences(this.#ledger, references);
    this.#referencesChanged = [...adopted].filter(([before, after]) => before !== after).length;
    return rows.map((row) => ({ ...row, [column]: adopted.get(String(row[column])) }));
  }

  /** The key of an invoice begins with the id of its supplier. */
  #withInvoiceKey(row: HandedRow): HandedRow {
    const { invoice_key: key, supplier_id: supplier } = row;
    if (typeof key !== 'string' || typeof supplier !== 'string') return row;
    return { ...row, invoice_key: [supplier, ...key.split(' ').slice(1)].join(' ') };
  }

  async #insert(read: ReadTable, rows: readonly HandedRow[]): Promise<void> {
    const files = Object.keys(read.rule.files ?? {});
    try {
      if (files.length > 0) await this.#insertWithFiles(read, rows);
      else if (rows.length > 0) {
        await insertHandedRows(this.#ctx.db, read.table, read.columns, rows);
      }
    } catch (error) {
      throw toRefusal(error, read.path);
    }
    if (rows.length > 0) this.#created.push({ file: read.path, rows: rows.length });
  }

  /** Inserts rows with files in their columns, a few megabytes at a time. */
  async #insertWithFiles(read: ReadTable, rows: readonly HandedRow[]): Promise<void> {
    const { manifest, paths } = this.#handed.archive;
    const own = manifest.columns.filter(({ table }) => table === read.table.name);
    const byRow = Map.groupBy(own, ({ id }) => id);
    const columns = [...read.columns, ...Object.keys(read.rule.files ?? {})];
    let [batch, size]: [HandedRow[], number] = [[], 0];
    const send = async () => {
      if (batch.length > 0) await insertHandedRows(this.#ctx.db, read.table, columns, batch);
      [batch, size] = [[], 0];
    };
    for (const row of rows) {
      const contents: Record<string, string> = {};
      for (const { column, path } of byRow.get(String(row['id'])) ?? []) {
        const bytes = await readFile(paths.get(path) ?? '');
        contents[column] = `\\x${bytes.toString('hex')}`;
        size += bytes.length;
      }
      batch.push({ ...row, ...contents });
      if (size > MAX_BATCH_BYTES) await send();
    }
    await send();
  }
}

const MAX_BATCH_BYTES = 4 * 1024 * 1024;

/** Classes of SQLSTATE for values that a table does not take. */
const DATA_REFUSED = /^2[23]/;

/** Turns a refusal of the database into a fault of the file; returns any other error as it is. */
function toRefusal(error: unknown, file: string): unknown {
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: string };
  if (typeof code !== 'string' || !DATA_REFUSED.test(code)) return error;
  const facts = { row: 0, rule: constraint ?? code };
  const fault: ArchiveFault = { file, code: 'row_refused', facts };
  return new ArchiveRefused([fault]);
}
