import type { Language } from '#domain/kernel/language.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { ReportPaper } from '#platform/paper.ts';
import type { DatedFile, DrawnPdf } from '#platform/pdf/bundle.ts';
import type { LetterFile, PaperLetter } from '#platform/pdf/letter.ts';
import type { BlankSheet } from '#platform/tabular/blank-workbook.ts';

/** One file for the rendering process. */
export type RenderJob =
  | { readonly format: 'csv'; readonly table: ReportTable; readonly language: Language }
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
  /** Existing PDFs, combined into one. */
  | {
      readonly format: 'bundle-pdf';
      readonly files: readonly DrawnPdf[];
      readonly whole: DatedFile;
    }
  /** A workbook to fill in. */
  | { readonly format: 'workbook'; readonly sheets: readonly BlankSheet[] }
  | { readonly format: 'zip'; readonly files: Readonly<Record<string, Uint8Array>> };

/** One PDF for each letter, in their order. */
export interface DrawLettersJob {
  readonly format: 'letters';
  readonly letters: readonly PaperLetter[];
}
