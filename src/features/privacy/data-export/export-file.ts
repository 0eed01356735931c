import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DataExport } from '#contract/data-export.ts';
import { slugOf } from '#platform/file-names.ts';
import { StreamedFile } from '#platform/http/streamed-file.ts';
import { zipSize, zipStream } from '#platform/tabular/zip-stream.ts';
import type { ExportedData } from './commands.ts';

export const EXPORT_FILE = 'application/zip';

/** What is known of somebody, with their letters and documents as they are. */
export function exportFile(data: DataExport, files: ExportedData['files']): StreamedFile {
  const text = Buffer.from(JSON.stringify(data, undefined, 2));
  const entries = [
    { name: 'data.json', size: text.length, open: async () => Readable.from([text]) },
    ...files.map(({ path, file }) => ({ name: path, size: file.size, open: () => file.open() })),
  ];
  return new StreamedFile({
    size: zipSize(entries),
    content_type: EXPORT_FILE,
    file_name: `${['data', slugOf(data.owner_name)].filter((part) => part !== '').join('-')}.zip`,
    tag: hash('sha256', text),
    isShown: false,
    open: async (range) => zipStream(entries, range),
  });
}
