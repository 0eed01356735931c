import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PORTABLE_DATA_SCHEMA, PortableData } from '#contract/portable-data.ts';
import type { RootPage } from '#platform/http/pages.ts';
import { StreamedFile } from '#platform/http/streamed-file.ts';

/** Creates the page with the schema of portable data. */
export function createSchemaPage(publicUrl: string): RootPage {
  const $id = publicUrl.replace(/\/+$/, '') + PORTABLE_DATA_SCHEMA;
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...PortableData,
    $id,
    title: 'Portable data of a co-owner',
  };
  const text = Buffer.from(JSON.stringify(schema, undefined, 2));
  const page = new StreamedFile({
    size: text.length,
    content_type: 'application/schema+json',
    file_name: 'portable-data-1.json',
    tag: hash('sha256', text),
    isShown: true,
    open: async (range) =>
      Readable.from([range === undefined ? text : text.subarray(range.start, range.end + 1)]),
  });
  return { method: 'GET', path: PORTABLE_DATA_SCHEMA, answer: async () => page };
}
