import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { ReportPaper } from '#platform/paper.ts';
import type { DatedFile, DrawnPdf } from '#platform/pdf/bundle.ts';
import type { LetterFile, PaperLetter } from '#platform/pdf/letter.ts';

/** One file that the rendering process is asked to draw. */
export type RenderJob =
  | { readonly format: 'csv'; readonly table: ReportTable }
  | {
      readonly format: 'xlsx' | 'pdf';
      readonly table: ReportTable;
      readonly paper: ReportPaper;
    }
  /** All letters in one PDF. */
  | {
      readonly format: 'letters-pdf';
      readonly letters: readonly PaperLetter[];
      readonly whole: LetterFile;
    }
  /** PDFs that were drawn before, one after the other in one. */
  | {
      readonly format: 'bundle-pdf';
      readonly files: readonly DrawnPdf[];
      readonly whole: DatedFile;
    }
  | { readonly format: 'zip'; readonly files: Readonly<Record<string, Uint8Array>> };

/** A PDF for each letter, in their order. */
export interface DrawLettersJob {
  readonly format: 'letters';
  readonly letters: readonly PaperLetter[];
}
