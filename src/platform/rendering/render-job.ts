import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { LetterFile, PaperLetter } from '#platform/pdf/letter.ts';
import type { ReportPdfOptions } from '#platform/pdf/report-pdf.ts';

/** What the rendering process is asked to draw. */
export type RenderJob =
  | { readonly format: 'csv' | 'xlsx'; readonly table: ReportTable }
  | { readonly format: 'pdf'; readonly table: ReportTable; readonly options: ReportPdfOptions }
  /** All letters in one PDF. */
  | {
      readonly format: 'letters-pdf';
      readonly letters: readonly PaperLetter[];
      readonly whole: LetterFile;
    }
  /** A PDF for each letter, in an archive. */
  | { readonly format: 'letters-zip'; readonly letters: readonly PaperLetter[] };

/** What it answers: the file, or why there is none. */
export type RenderAnswer = { readonly content: Uint8Array } | { readonly failure: string };
