import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { fileName, MAX_PDF_ROWS, renderReport } from '#features/books/reports/index.ts';
import { REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { zipSize, zipStream } from '#platform/tabular/zip-stream.ts';
import { MANIFEST, type HandoverManifest } from '../handed-files.ts';
import { fileOfBytes, fileOfText, type CollectedFile, type HandedFile } from './collect-file.ts';

/** Prints the books of each year as PDF and CSV. Refuses too_busy. */
async function printBooks(
  { reports, language }: CollectedFile,
  today: LocalDate,
): Promise<HandedFile[]> {
  const printed: HandedFile[] = [];
  for (const { year, report } of reports) {
    for (const format of ['csv', 'pdf'] as const) {
      if (format === 'pdf' && report.table().rows.length > MAX_PDF_ROWS) continue;
      const content = await renderReport({ language, today }, format, report);
      const name = `${fileName(report.kind, report.scope)}.${REPORT_FORMATS[format].extension}`;
      printed.push(fileOfBytes(`books/${year}/${name}`, Buffer.from(content)));
    }
  }
  return printed;
}

/** Streams the archive: all files, then the manifest with their hashes. Refuses export_too_large, too_busy. */
export async function packFile(collected: CollectedFile, today: LocalDate) {
  const files = [...collected.files, ...(await printBooks(collected, today))];
  const manifest: HandoverManifest = {
    ...collected.manifest,
    files: files.map(({ name, size, sha256 }) => ({ path: name, bytes: size, sha256 })),
  };
  const entries = [...files, fileOfText(MANIFEST, `${JSON.stringify(manifest, undefined, 1)}\n`)];
  const size = zipSize(entries);
  if (size === undefined) throw new DomainError('export_too_large');
  return { size, stream: zipStream(entries) };
}
