import type { PortableData } from '#contract/portable-data.ts';
import type { DisclosedRecord } from '#features/shared/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { file, type Reply } from '#platform/http/reply.ts';
import { renderCsv } from '#platform/tabular/csv.ts';
import { writeZip } from '#platform/tabular/zip-writer.ts';
import { EXPORT_FILE } from './export-file.ts';
import { listSchemaFields, PORTABLE_LIST_NAMES } from './portable-data.ts';

/** Makes CSV tables: the person in the format of an import of owners, and one table per list. */
export function portableFile(data: PortableData, ownerId: string): Reply<Buffer> {
  const { person } = data;
  // A spreadsheet would take the plus sign for a formula.
  const phone = person.phone?.replace(/^\+/, '00') ?? null;
  const tables = {
    'owners.csv': table(['ref', ...Object.keys(person)], [{ ref: ownerId, ...person, phone }]),
    ...Object.fromEntries(
      PORTABLE_LIST_NAMES.map((name) => [`${name}.csv`, table(listSchemaFields(name), data[name])]),
    ),
  };
  return file(writeZip(tables), EXPORT_FILE, `portable-data-${toSlug(person.name)}.zip`);
}

function table(fields: readonly string[], records: readonly DisclosedRecord[]): Buffer {
  const cellOf = (value: DisclosedRecord[string] | undefined) =>
    typeof value === 'boolean' ? String(value) : (value ?? null);
  const content = renderCsv({
    title: '',
    subtitle: '',
    columns: fields.map((label) => ({ label, kind: 'text' })),
    rows: records.map((record) => ({
      kind: 'line',
      level: 0,
      cells: fields.map((field) => cellOf(record[field])),
    })),
  });
  return Buffer.from(content);
}
