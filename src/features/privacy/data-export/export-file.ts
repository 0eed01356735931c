import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import Negotiator from 'negotiator';
import type { DataExport } from '#contract/data-export.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toSlug } from '#platform/file-names.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { StreamedFile } from '#platform/http/streamed-file.ts';
import { zipSize, zipStream } from '#platform/tabular/zip-stream.ts';
import type { ExportedData } from './commands.ts';

export const EXPORT_FILE = 'application/zip';

/** Whether the client wants an archive: by `format`, else by the Accept header. */
export function isFileWanted(ctx: RequestContext, format: string | undefined): boolean {
  const accept = ctx.negotiateFormat();
  if (format !== undefined) return format !== 'json';
  const headers = accept === undefined ? {} : { accept };
  return new Negotiator({ headers }).mediaType(['application/json', EXPORT_FILE]) === EXPORT_FILE;
}

/** Makes an archive of the data with unchanged letters and documents. Refuses export_too_large. */
export function exportFile(data: DataExport, files: ExportedData['files']): StreamedFile {
  const text = Buffer.from(JSON.stringify(data, undefined, 2));
  const entries = [
    { name: 'data.json', size: text.length, open: async () => Readable.from([text]) },
    ...files.map(({ path, file }) => ({ name: path, size: file.size, open: () => file.open() })),
  ];
  const size = zipSize(entries);
  if (size === undefined) throw new DomainError('export_too_large');
  return new StreamedFile({
    size,
    content_type: EXPORT_FILE,
    file_name: `${['data', toSlug(data.owner_name)].filter((part) => part !== '').join('-')}.zip`,
    tag: hash('sha256', text),
    isShown: false,
    open: async (range) => zipStream(entries, range),
  });
}
