import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sanitizeFileName } from '#domain/documents/file-name.ts';
import { listMissingParts, type MissingPart } from '#domain/handover/missing-parts.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { Language } from '#domain/kernel/language.ts';
import { getYear, type LocalDate } from '#domain/kernel/local-date.ts';
import { proveLedger } from '#features/books/ledger/index.ts';
import type { Report } from '#features/books/reports/index.ts';
import { makeYearReports } from '#features/books/year-documents/index.ts';
import {
  findLetterhead,
  footLines,
  readPrintedHead,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import type { Database } from '#platform/db/database.ts';
import {
  listColumnFiles,
  readColumnFile,
  type HandedRow,
  type HandingRules,
} from '#platform/db/handed-tables.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { API_VERSION } from '#platform/http/description/version.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { ZipEntry } from '#platform/tabular/zip-stream.ts';
import { sumBooks } from '../books-repository.ts';
import { fileOfTable, HANDOVER_FORMAT, type HandoverManifest } from '../handed-files.ts';
import { listHandoverDocuments } from '../repository.ts';
import { collectRows, type CollectedTable } from './collect-rows.ts';
import { findHandoverFacts } from './facts-repository.ts';

/** A file of the archive with its hash. */
export interface HandedFile extends ZipEntry {
  readonly sha256: string;
}

/** The file of a building as of one moment, before its books are printed. */
export interface CollectedFile {
  /** Without the files, which include the printed books. */
  readonly manifest: Omit<HandoverManifest, 'files'>;
  readonly files: readonly HandedFile[];
  readonly missing: readonly MissingPart[];
  readonly head: Letterhead;
  readonly foot: readonly string[];
  readonly language: Language;
  readonly reports: readonly { readonly year: number; readonly report: Report<unknown> }[];
}

/** What a file is collected from. */
export interface FileParts {
  readonly database: Database;
  readonly files: FileStore;
  readonly rules: HandingRules;
}

/** A building to hand over. */
export interface HandedBuilding {
  readonly building_id: string;
  readonly mandate_ended_on: LocalDate;
}

/**
 * Collects the file of a building in the snapshot of `ctx`: rows, files of documents and letters, and the
 * reports of its years, which are printed later.
 */
export async function collectFile(
  ctx: TenantContext,
  parts: FileParts,
  { building_id, mandate_ended_on }: HandedBuilding,
): Promise<CollectedFile> {
  const { db } = ctx;
  const documents = await listHandoverDocuments(db, building_id);
  const skipped = new Map([['documents', documents]]);
  const tables = await collectRows(db, { building_id, rules: parts.rules, skipped });
  const contents = nameContents(tables);
  const columns = await listColumns(ctx, parts, tables);
  const [facts, totals, head, heads, language, proof] = await Promise.all([
    findHandoverFacts(db, building_id, mandate_ended_on),
    sumBooks(db, building_id),
    findLetterhead(db, building_id),
    readPrintedHead(db),
    findBuildingLanguage(db, building_id),
    proveLedger(ctx),
  ]);
  const { chain_intact, balanced, head_hash } = proof;
  const shownProof = { chain_intact, balanced, head_hash, ...totals };
  return {
    manifest: {
      format: HANDOVER_FORMAT,
      version: API_VERSION,
      made_at: ctx.now,
      mandate_ended_on,
      organization: { id: ctx.organizationId, name: head.office_name },
      building: { id: building_id, name: head.name },
      totals,
      tables: tables.map(({ table, columns: names, rows }) => ({
        table,
        path: fileOfTable(table),
        columns: [...names],
        rows: rows.length,
      })),
      contents: contents.map(({ path, sha256, content_type }) => ({ path, sha256, content_type })),
      columns: columns.map(({ path, table, column, id }) => ({ path, table, column, id })),
    },
    files: [
      ...tables.map(({ table, rows }) =>
        fileOfText(fileOfTable(table), `[\n${rows.join(',\n')}\n]\n`),
      ),
      fileOfText('books/proof.json', `${JSON.stringify(shownProof, undefined, 2)}\n`),
      ...contents.map(({ path, sha256, size }) => ({
        name: path,
        size,
        sha256,
        open: () => parts.files.open({ organization_id: ctx.organizationId, sha256 }),
      })),
      ...columns.map(({ path, bytes, sha256, table, column, id }) => ({
        name: path,
        size: bytes,
        sha256,
        open: async () =>
          Readable.from([
            await parts.database.read(ctx.organizationId, (other) =>
              readColumnFile(other, table, column, id),
            ),
          ]),
      })),
    ],
    missing: listMissingParts(facts),
    head,
    foot: footLines(language, heads),
    language,
    reports: await makeReports(ctx, building_id, tables),
  };
}

/** Makes a file of a text. */
export function fileOfText(name: string, text: string): HandedFile {
  return fileOfBytes(name, Buffer.from(text));
}

/** Makes a file of bytes. */
export function fileOfBytes(name: string, bytes: Buffer): HandedFile {
  const sha256 = hash('sha256', bytes);
  return { name, size: bytes.length, sha256, open: async () => Readable.from([bytes]) };
}

function rowsOf(tables: readonly CollectedTable[], table: string): HandedRow[] {
  const found = tables.find((one) => one.table === table);
  return (found?.rows ?? []).map((text) => JSON.parse(text) as HandedRow);
}

/** Names the file of each content after the first document that has it. */
function nameContents(tables: readonly CollectedTable[]) {
  const versions = rowsOf(tables, 'document_versions').map((row) => ({
    sha256: row['sha256'],
    folder: `${String(row['document_id'])}/${String(row['version_number'])}`,
    file_name: row['file_name'],
  }));
  const documents = rowsOf(tables, 'documents').map((row) => ({
    sha256: row['sha256'],
    folder: String(row['id']),
    file_name: row['file_name'],
  }));
  const named = Map.groupBy([...documents, ...versions], ({ sha256 }) => String(sha256));
  return rowsOf(tables, 'contents').map((row) => {
    const sha256 = String(row['sha256']);
    const [first] = named.get(sha256) ?? [];
    assert(first !== undefined, 'A content is that of a document');
    const path = `documents/${first.folder}/${sanitizeFileName(String(first.file_name))}`;
    return { path, sha256, size: Number(row['size']), content_type: String(row['content_type']) };
  });
}

/** Lists the files in columns, such as those of letters. */
async function listColumns(
  { db }: TenantContext,
  { rules }: FileParts,
  tables: readonly CollectedTable[],
) {
  const found = await Promise.all(
    tables.flatMap(({ table }) => {
      const rule = rules.get(table);
      const files = rule === undefined || rule.kind === 'Left' ? {} : (rule.files ?? {});
      const ids = rowsOf(tables, table).map(({ id }) => String(id));
      return Object.entries(files).map(async ([column, folder]) =>
        (await listColumnFiles(db, table, column, ids)).map((file) => ({
          ...file,
          table,
          column,
          path: `${folder}/${file.id}.pdf`,
        })),
      );
    }),
  );
  return found.flat();
}

async function makeReports(
  ctx: TenantContext,
  building_id: string,
  tables: readonly CollectedTable[],
): Promise<CollectedFile['reports']> {
  const years = rowsOf(tables, 'fiscal_years').map(({ end_date }) => getYear(String(end_date)));
  const reports: { year: number; report: Report<unknown> }[] = [];
  for (const year of years) {
    const made = await makeYearReports(ctx, { building_id, year });
    reports.push(...made.map((report) => ({ year, report })));
  }
  return reports;
}
