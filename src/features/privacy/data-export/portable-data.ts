import type { DataExport } from '#contract/data-export.ts';
import {
  PORTABLE_DATA_SCHEMA,
  PORTABLE_DATA_VERSION,
  PORTABLE_LISTS,
  PortableData,
} from '#contract/portable-data.ts';
import type { DisclosedData } from '#domain/privacy/disclosure.ts';
import type { DisclosedRecord } from '#features/shared/index.ts';

type ListName = keyof typeof PORTABLE_LISTS;
export const PORTABLE_LIST_NAMES = Object.keys(PORTABLE_LISTS) as ListName[];

const { properties } = PortableData;

/** Lists the fields of a list in the published schema. */
export function listSchemaFields(name: ListName): string[] {
  return Object.keys(properties[name].items.properties);
}

/** Selects the data that a person provided or generated, in the published format. */
export function selectPortableData(
  sections: DataExport['sections'],
  { publicUrl, exported_at }: { readonly publicUrl: string; readonly exported_at: string },
): PortableData {
  const recordsOf = (what: DisclosedData) =>
    sections.find(({ name }) => name === what)?.records ?? [];
  const lists = PORTABLE_LIST_NAMES.map((name) => {
    const own = recordsOf(PORTABLE_LISTS[name]).filter(
      (record) => record['by_the_person'] !== false,
    );
    return [name, own.map((record) => pickFields(record, listSchemaFields(name)))];
  });
  const [person = {}] = recordsOf('Person');
  return {
    schema: publicUrl.replace(/\/+$/, '') + PORTABLE_DATA_SCHEMA,
    version: PORTABLE_DATA_VERSION,
    exported_at,
    person: pickFields(person, Object.keys(properties.person.properties)),
    ...Object.fromEntries(lists),
  } as PortableData;
}

function pickFields(record: DisclosedRecord, fields: readonly string[]): DisclosedRecord {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
}
