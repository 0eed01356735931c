import { setImmediate } from 'node:timers/promises';
import type { Language } from '#domain/kernel/language.ts';
import type { Sender } from '#platform/paper.ts';
import type { DrawnPdf } from './bundle.ts';
import { addBreaks } from './notation.ts';
import { qrSvg } from './qr-svg.ts';
import { renderEachTypst, renderTypst, toTypstDate, type PdfDocument } from './typst.ts';

/** A letter as its reader sees it: every amount, date and word is text in their language. */
export interface PaperLetter {
  readonly language: Language;
  /** Without extension. */
  readonly file_name: string;
  /** Title of the document in file lists and tabs. */
  readonly title: string;
  /** YYYY-MM-DD, the date of the document. */
  readonly dated: string;
  readonly sender: Sender;
  /** Syndic of the association; omitted if absent. */
  readonly office?: Sender;
  /** Delivery note above the address: registered. */
  readonly mention: string | null;
  readonly recipient: readonly string[];
  readonly facts: readonly LetterFact[];
  readonly subject: string;
  readonly blocks: readonly LetterBlock[];
  /** Whether it is archived permanently: PDF/A-2a instead of PDF/UA-1. */
  readonly archival?: boolean;
  /** Small lines in the foot of every page, which must not be broken; absent: none. */
  readonly foot?: readonly string[];
  /** Left and right end of a line at the top of each page but the first; absent: none. */
  readonly running?: readonly [string, string];
  /** Word before a page number. */
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

/** A dense table of figures, for documents of several pages. */
export interface LetterSheet {
  readonly kind: 'sheet';
  /** Whether it follows running text, not a heading. */
  readonly spaced?: true;
  readonly columns: LetterTable['columns'];
  readonly rows: readonly {
    /** Group: opens a section; part: opens one inside it. Note: small text under a row, over all columns. */
    readonly kind: 'line' | 'group' | 'part' | 'total' | 'note';
    readonly cells: readonly string[];
  }[];
}

/** Steps from one total to another, drawn as bars. */
export interface LetterBars {
  readonly kind: 'bars';
  readonly rows: readonly {
    readonly kind: 'total' | 'step';
    readonly label: string;
    /** Ends of the bar, as parts of the full width from 0 to 1. */
    readonly from: number;
    readonly to: number;
    readonly value: string;
  }[];
}

/** The box with the payment details. */
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
  /** Alternative text of the QR code. */
  readonly description: string;
}

/** A separate sheet to fill in by hand and send back. */
export interface LetterForm {
  readonly kind: 'form';
  readonly heading: string;
  readonly text: string;
  readonly blanks: readonly string[];
  readonly code: LetterCode;
  readonly note: string;
}

export type LetterBlock =
  | {
      readonly kind: 'paragraph' | 'notice' | 'heading' | 'section' | 'small';
      readonly text: string;
    }
  /** Lines to write on. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  | { readonly kind: 'signature'; readonly lines: readonly string[] }
  | LetterTable
  | LetterSheet
  | LetterBars
  | LetterPayment
  | LetterForm;

/** Facts about all letters of one file. */
export interface LetterFile {
  readonly language: Language;
  readonly title: string;
}

const TEMPLATE = 'platform/pdf/letter.typ';
/** Letters held in memory at once: more take more memory and save no time. */
const BATCH = 50;
/** Longest words that fit into a column or the address, and into a full line. */
const LONG_WORD = 32;
const LONG_LINE = 60;

/** Renders all letters as one tagged PDF, each beginning on a new page, numbered from 1. */
export function renderLetters(
  letters: readonly PaperLetter[],
  { language, title }: LetterFile,
): PdfDocument {
  const data = { language, title, ...templateData(letters) };
  return renderTypst(TEMPLATE, data);
}

/** Renders a tagged PDF for each letter, in their order. */
export async function renderEachLetter(letters: readonly PaperLetter[]): Promise<DrawnPdf[]> {
  const drawn: DrawnPdf[] = [];
  for (let start = 0; start < letters.length; start += BATCH) {
    const batch = letters.slice(start, start + BATCH).map((letter) => ({
      language: letter.language,
      title: letter.title,
      archival: letter.archival ?? false,
      ...templateData([letter]),
    }));
    const documents = renderEachTypst(
      TEMPLATE,
      batch.map((data) => ({ ...data, 'is-one-page': true })),
    );
    const long = batch.filter((_, index) => documents[index]?.page_count !== 1);
    const again = renderEachTypst(TEMPLATE, long);
    for (const document of documents) {
      const { bytes: content, page_count } =
        document.page_count === 1 ? document : (again.shift() ?? document);
      drawn.push({ content, page_count });
    }
    // Documents are only freed between turns of the event loop.
    await setImmediate();
  }
  return drawn;
}

/** Data of the template; the same letters always give the same data. */
export function templateData(letters: readonly PaperLetter[]) {
  return {
    date: toTypstDate(letters[0]?.dated ?? ''),
    letters: letters.map((letter) => ({
      ...addBreaksToTexts(letter, LONG_WORD),
      foot: letter.foot ?? [],
      blocks: letter.blocks.map(blockData),
    })),
  };
}

function blockData(block: LetterBlock) {
  // Web and mail addresses in running text stay unbroken for copying, unless no line could hold
  // them.
  if (block.kind === 'paragraph' || block.kind === 'notice' || block.kind === 'small')
    return addBreaksToTexts(block, LONG_LINE);
  if (!('code' in block) || block.code === null) return addBreaksToTexts(block, LONG_WORD);
  const { code } = block;
  return { ...addBreaksToTexts(block, LONG_WORD), code: { ...code, svg: qrSvg(code.payload) } };
}

/** Adds break opportunities in every word longer than this many characters. */
function addBreaksToTexts<T>(value: T, longest: number): T {
  return mapTexts(value, (text) => addBreaks(text, longest)) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)]);
  return Object.fromEntries(entries);
}
