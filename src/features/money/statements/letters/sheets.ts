import type { Language, Say } from '#domain/kernel/language.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterBlock, LetterSheet } from '#platform/pdf/letter.ts';
import { formatDay, formatInteger, formatMoney } from '#platform/pdf/notation.ts';
import type { PaperKey, PaperLine, WrittenLine } from './paper.ts';

/** How a document is written in one language. */
export interface Writing {
  readonly language: Language;
  readonly say: Say;
  readonly money: (cents: Cents) => string;
  readonly day: (date: string) => string;
  /** Writes an amount with its sign, plus included. */
  readonly change: (cents: Cents) => string;
}

/** Makes the writing of a language. */
export function makeWriting(language: Language): Writing {
  const money = (cents: Cents) => formatMoney(cents, language);
  return {
    language,
    say: createTranslator(language),
    money,
    day: (date) => formatDay(date, language),
    change: (cents) => (cents > 0 ? `+${money(cents)}` : money(cents)),
  };
}

/** Writes lines of the books once for all letters of a language, by id. */
export function writeLines(
  lines: readonly PaperLine[],
  { day, money }: Writing,
): ReadonlyMap<string, WrittenLine> {
  return new Map(
    lines.map((line) => {
      const what = [line.supplier, line.description].filter((text) => text !== null && text !== '');
      const text = `${day(line.date)} ${what.join(' – ')}`;
      return [line.id, { ...line, text, amount: money(line.amount_cents) }];
    }),
  );
}

export type SheetRow = LetterSheet['rows'][number];

/** Names a key for an owner: the key of the quotas has a name of its own. */
export function nameKey(key: PaperKey | undefined, say: Say): string {
  return key?.is_general === true ? say('letter.statement.quotas') : (key?.name ?? '');
}

/** Makes a row of a sheet. */
export function makeRow(kind: SheetRow['kind'], ...cells: readonly string[]): SheetRow {
  return { kind, cells };
}

/** Makes a sheet; all columns but the first hold figures, unless named as texts. */
export function makeSheet(
  labels: readonly string[],
  rows: readonly SheetRow[],
  texts: readonly number[] = [],
): LetterSheet {
  const columns = labels.map((label, index) => ({
    label,
    numeric: index > 0 && !texts.includes(index),
  }));
  return { kind: 'sheet', columns, rows };
}

/** Makes a section: its heading and content; nothing without content. */
export function makeSection(heading: string, blocks: readonly LetterBlock[]): LetterBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'section', text: heading }, ...blocks];
}

/** Writes a quantity that rows keep as a whole number or a fraction, with up to three decimals. */
export function formatQuantity(text: string, language: Language): string {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number);
  const [whole = '', decimals = ''] = String(
    Math.round((numerator / denominator) * 1000) / 1000,
  ).split('.');
  const mark = language === 'en' ? '.' : ',';
  const integer = formatInteger(Number(whole), language);
  return decimals === '' ? integer : `${integer}${mark}${decimals}`;
}

/** Groups the digits of a whole number; a fraction stays as it is. */
export function formatWeight(text: string, language: Language): string {
  return /^\d+$/.test(text) ? formatInteger(Number(text), language) : text;
}
