import { setImmediate } from 'node:timers/promises';
import type { Language } from '#domain/kernel/language.ts';
import type { Sender } from '#platform/paper.ts';
import type { DrawnPdf } from './bundle.ts';
import { breakable } from './notation.ts';
import { qrSvg } from './qr-svg.ts';
import { renderEachTypst, renderTypst, typstDate, type PdfDocument } from './typst.ts';

/** A letter as its reader sees it: every amount, date and word is text in their language. */
export interface PaperLetter {
  readonly language: Language;
  /** Without extension. */
  readonly file_name: string;
  /** What the document is called in a list of files or tabs. */
  readonly title: string;
  /** YYYY-MM-DD, kept as the date of the document. */
  readonly dated: string;
  readonly sender: Sender;
  /** Who runs the association; absent: it is not said. */
  readonly office?: Sender;
  /** How it is sent, above the address: registered. */
  readonly mention: string | null;
  readonly recipient: readonly string[];
  readonly facts: readonly LetterFact[];
  readonly subject: string;
  readonly blocks: readonly LetterBlock[];
  /** It is kept for good: PDF/A-2a in place of PDF/UA-1. */
  readonly archival?: boolean;
  /** The word before the number of a page. */
  readonly page: string;
}

export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

export interface LetterTable {
  readonly kind: 'table';
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[];
  readonly rows: readonly {
    readonly kind: 'line' | 'total' | 'detail';
    readonly cells: readonly string[];
  }[];
}

/** The box with all that a payment needs. */
export interface LetterPayment {
  readonly kind: 'payment';
  readonly heading: string;
  readonly amount: LetterFact;
  readonly facts: readonly LetterFact[];
  readonly code: LetterCode | null;
  readonly note: string | null;
}

export interface LetterCode {
  readonly payload: string;
  readonly caption: string;
  /** What somebody who cannot see the code is told. */
  readonly description: string;
}

/** A sheet of its own that is filled in by hand and sent back. */
export interface LetterForm {
  readonly kind: 'form';
  readonly heading: string;
  readonly text: string;
  readonly blanks: readonly string[];
  readonly code: LetterCode;
  readonly note: string;
}

export type LetterBlock =
  | { readonly kind: 'paragraph' | 'notice' | 'heading'; readonly text: string }
  /** Lines to write on by hand. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  | { readonly kind: 'signature'; readonly lines: readonly string[] }
  | LetterTable
  | LetterPayment
  | LetterForm;

/** What all letters of one file are together. */
export interface LetterFile {
  readonly language: Language;
  readonly title: string;
}

const TEMPLATE = 'platform/pdf/letter.typ';
/** Letters whose documents are held at once: more take more memory and save no time. */
const BATCH = 50;
/** Words that a column or the address can hold, and those that a line across the page can. */
const LONG_WORD = 32;
const LONG_LINE = 60;

/** All letters as one tagged PDF, each beginning on a page of its own, numbered from 1. */
export function renderLetters(
  letters: readonly PaperLetter[],
  { language, title }: LetterFile,
): PdfDocument {
  const data = { language, title, ...templateData(letters) };
  return renderTypst(TEMPLATE, data);
}

/** A tagged PDF for each letter, in their order. */
export async function renderEachLetter(letters: readonly PaperLetter[]): Promise<DrawnPdf[]> {
  const drawn: DrawnPdf[] = [];
  for (let start = 0; start < letters.length; start += BATCH) {
    const batch = letters.slice(start, start + BATCH).map((letter) => ({
      language: letter.language,
      title: letter.title,
      archival: letter.archival ?? false,
      ...templateData([letter]),
    }));
    const documents = renderEachTypst(TEMPLATE, batch);
    drawn.push(...documents.map(({ bytes: content, page_count }) => ({ content, page_count })));
    // Documents are let go of between turns of the event loop only.
    await setImmediate();
  }
  return drawn;
}

/** The data of the template; the same letters always give the same data. */
export function templateData(letters: readonly PaperLetter[]) {
  return {
    date: typstDate(letters[0]?.dated ?? ''),
    letters: letters.map((letter) => ({
      ...withBreaks(letter, LONG_WORD),
      blocks: letter.blocks.map(blockData),
    })),
  };
}

function blockData(block: LetterBlock) {
  // An address in running text is to be copied as it is, unless no line could hold it.
  if (block.kind === 'paragraph' || block.kind === 'notice') return withBreaks(block, LONG_LINE);
  if (!('code' in block) || block.code === null) return withBreaks(block, LONG_WORD);
  const { code } = block;
  return { ...withBreaks(block, LONG_WORD), code: { ...code, svg: qrSvg(code.payload) } };
}

/** The same with places to break in every word of more than so many characters. */
function withBreaks<T>(value: T, longest: number): T {
  return mapTexts(value, (text) => breakable(text, longest)) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)]);
  return Object.fromEntries(entries);
}
