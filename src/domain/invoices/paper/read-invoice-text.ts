import { normaliseEnterpriseNumber, normaliseIban } from '#domain/kernel/identifiers.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { findAmounts, isInOtherCurrency } from './paper-amounts.ts';
import { findEnterpriseNumbers, findIbans, findReferences } from './paper-codes.ts';
import { findDays } from './paper-days.ts';
import { findLabels, type Label } from './paper-labels.ts';
import { splitPaperLines, type PaperLine } from './paper-lines.ts';

/** Content of the text of an invoice; null, or none, where it says nothing or contradicts itself. */
export interface InvoiceReading {
  /** All on the paper, of ten digits: of the supplier, but also of the customer. */
  readonly enterprise_numbers: readonly string[];
  /** All on the paper: of the supplier, but also of the customer in a direct debit. */
  readonly ibans: readonly string[];
  readonly invoice_number: string | null;
  readonly expense_date: LocalDate | null;
  readonly due_date: LocalDate | null;
  readonly amount_cents: Cents | null;
  /** Twelve digits, or a creditor reference. */
  readonly payment_communication: string | null;
}

/** Codes beyond these are those of a list, not of an invoice. */
const MAX_CODES = 10;
const MAX_NUMBER = 40;

/** Lines of a paper, with the labels on each. */
interface Paper {
  readonly lines: readonly PaperLine[];
  readonly labels: readonly (readonly Label[])[];
}

/**
 * Reads an invoice from the text of its PDF, in French, Dutch, German or English. Codes count only with
 * right check digits, days and the number only after their labels, the amount only as `readTotal` says.
 * Two values for one label are a contradiction, of which neither is taken.
 */
export function readInvoiceText(text: string): InvoiceReading {
  const lines = splitPaperLines(text);
  const paper: Paper = { lines, labels: lines.map(findLabels) };
  const expense_date = readOnly(
    [...daysAfter(paper, 'invoice_date'), ...daysAfterNumber(paper)],
    daysAfter(paper, 'any_date'),
  );
  const due = readOnly([...daysAfter(paper, 'due_date'), ...daysAfterTotal(paper)]);
  return {
    enterprise_numbers: findEnterpriseNumbers(lines).slice(0, MAX_CODES),
    ibans: findIbans(lines).slice(0, MAX_CODES),
    invoice_number: readOnly(numbersAfter(paper, 'number'), numbersAfter(paper, 'title')),
    expense_date,
    // A due day before the invoice is another day, such as that of an earlier invoice.
    due_date: due !== null && expense_date !== null && due < expense_date ? null : due,
    amount_cents: readTotal(paper),
    payment_communication: readOnly(findReferences(lines)),
  };
}

/** Returns the value that the first list with any agrees on; null if there is none, or several. */
function readOnly<Value>(...lists: readonly (readonly Value[])[]): Value | null {
  const [first, ...others] = new Set(lists.find((values) => values.length > 0));
  return first === undefined || others.length > 0 ? null : first;
}

/**
 * Reads the total with VAT: the amount to pay, the total with VAT and a plain total that is the largest
 * amount on the paper must not contradict each other, or something was prepaid or carried over.
 */
function readTotal(paper: Paper): Cents | null {
  if (isInOtherCurrency(paper.lines.map(({ folded }) => folded).join('\n'))) return null;
  const all = paper.lines.flatMap(({ folded }) => findAmounts(folded));
  const largest = all.reduce((most, { least_cents }) => Math.max(most, least_cents), 0);
  // The columns of a table of lines may be named like the total below it.
  const areLargest = (kind: Kind) => amountsAfter(paper, kind).filter((cents) => cents >= largest);
  const withVat = amountsAfter(paper, 'total_with_vat');
  const whole = new Set(withVat).size > 1 ? areLargest('total_with_vat') : withVat;
  const payable = amountsAfter(paper, 'payable');
  const total = readOnly([...payable, ...whole, ...areLargest('any_total')]);
  return total === 0 ? null : total;
}

type Kind = Label['kind'];

const labelsOf = ({ labels }: Paper, kind: Kind): Label[] =>
  labels.flat().filter((label) => label.kind === kind);

const after = ({ lines }: Paper, { line, from, to }: Label, side: keyof PaperLine = 'folded') =>
  lines[line]?.[side].slice(from, to) ?? '';

/** Whether the labels of a line stand above their values: there is no figure beside any of them. */
function isHeading(paper: Paper, { line }: Label): boolean {
  return (paper.labels[line] ?? []).every((label) => !/\d/.test(after(paper, label)));
}

/** Returns the line below the labels of a heading; undefined if it has labels itself. */
function lineBelow(paper: Paper, label: Label): PaperLine | undefined {
  if (!isHeading(paper, label)) return undefined;
  const below = label.line + 1;
  return (paper.labels[below] ?? []).length === 0 ? paper.lines[below] : undefined;
}

/** Lists the amounts of labels of a kind. */
function amountsAfter(paper: Paper, kind: Kind): Cents[] {
  return labelsOf(paper, kind).flatMap((label) => {
    const beside = findAmounts(after(paper, label));
    if (beside.length > 0) return totalOf(beside.map(({ cents }) => cents));
    const below = lineBelow(paper, label)?.folded;
    if (below === undefined || !/^(?:€|eur)? ?\d/.test(below)) return [];
    return totalOf(findAmounts(below).map(({ cents }) => cents));
  });
}

/** Returns the only amount, or the last if it is the sum of the others, such as net and VAT. */
function totalOf(amounts: readonly Cents[]): Cents[] {
  const last = amounts.at(-1);
  if (last === undefined) return [];
  const others = amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0);
  return amounts.length === 1 || others === last ? [last] : [];
}

const DAY_KINDS: readonly Kind[] = ['invoice_date', 'any_date', 'due_date'];

/** Lists the days of labels of a kind: beside them, or in their order below a line of labels. */
function daysAfter(paper: Paper, kind: Kind): LocalDate[] {
  return labelsOf(paper, kind).flatMap((label) => {
    const [beside] = findDays(after(paper, label));
    if (beside !== undefined) return [beside.date];
    const days = findDays(lineBelow(paper, label)?.folded ?? '');
    const heads = paper.labels[label.line] ?? [];
    const dated = heads.filter((one) => DAY_KINDS.includes(one.kind));
    const day = days.length === dated.length ? days[dated.indexOf(label)] : undefined;
    return day === undefined || (heads.length === 1 && day.index > 0) ? [] : [day.date];
  });
}

const BEFORE = /^ ?(?:avant|pour|au plus tard|voor|tegen|uiterlijk|bis|spatestens|by|before) /;

/** Lists the days right after the amount to pay is named: “Total à payer avant le 12/12/2026”. */
function daysAfterTotal(paper: Paper): LocalDate[] {
  return labelsOf(paper, 'payable').flatMap((label) => {
    const text = after(paper, label);
    const [day] = BEFORE.test(text) ? findDays(text) : [];
    return day === undefined ? [] : [day.date];
  });
}

const NUMBER = /^[\s:.#-]*(?<word>[a-z0-9][\w./-]*)/i;
/** Leaves out the signs that end a sentence or lead to the next word. */
const TO_LAST_SIGN = /^.*\w/;
/** Words between the number of an invoice and its day. */
const DATED = /^,? (?:du|van|vom|dated|of|le|dd\.?) /;
/** A number that is written with spaces around its signs. */
const CONTINUED = /^ ?[/-] ?\w/;

/** Splits a text after the number that it begins with, which has a digit or several letters. */
function splitNumber(text: string): { readonly number: string; readonly rest: string } {
  const found = NUMBER.exec(text);
  const word = found?.groups?.['word'] ?? '';
  const number = TO_LAST_SIGN.exec(word)?.[0] ?? '';
  if (found === null || /^[a-z]?$/i.test(number)) return { number: '', rest: '' };
  return { number, rest: text.slice(found[0].length - word.length + number.length) };
}

/** Lists the days right after the number of the invoice: “Facture 2026-118 du 12/11/2026”. */
function daysAfterNumber(paper: Paper): LocalDate[] {
  return [...labelsOf(paper, 'number'), ...labelsOf(paper, 'title')].flatMap((label) => {
    const { rest } = splitNumber(after(paper, label));
    const [day] = DATED.test(rest) ? findDays(rest) : [];
    return day === undefined ? [] : [day.date];
  });
}

/** Lists the numbers of the invoice after labels of a kind, or below a line of labels. */
function numbersAfter(paper: Paper, kind: 'number' | 'title'): string[] {
  return labelsOf(paper, kind).flatMap((label) => {
    const beside = readNumber(after(paper, label, 'text'));
    if (beside !== undefined) return kind === 'title' && !isOwnNumber(beside) ? [] : [beside];
    const below = kind === 'number' ? lineBelow(paper, label) : undefined;
    const word = below === undefined ? undefined : onlyNumber(below);
    const heads = paper.labels[label.line] ?? [];
    return word === undefined || (heads.length === 1 && word !== below?.text) ? [] : [word];
  });
}

/** Whether a word after “Facture” is a number rather than a page or a year. */
function isOwnNumber(word: string): boolean {
  return word.replaceAll(/\W/g, '').length > 2 && !/^(?:19|20)\d\d$/.test(word);
}

/** Reads the number that a text begins with; undefined if it is none, or how far it goes is unclear. */
function readNumber(text: string): string | undefined {
  const { number, rest } = splitNumber(text);
  if (CONTINUED.test(rest) || !isNumber(number)) return undefined;
  return number;
}

function isNumber(word: string): boolean {
  return (
    /\d/.test(word) &&
    word.length <= MAX_NUMBER &&
    findDays(word.toLowerCase()).length === 0 &&
    findAmounts(word).length === 0 &&
    normaliseEnterpriseNumber(word) === undefined &&
    normaliseIban(word) === undefined
  );
}

/** Returns the only word of a line, besides its days and amounts, that may be the number of an invoice. */
function onlyNumber({ text, folded }: PaperLine): string | undefined {
  const others = [...findDays(folded), ...findAmounts(folded)];
  const words = [...text.matchAll(/\S+/g)].filter(
    ({ 0: word, index }) =>
      /\d/.test(word) && !others.some((one) => index < one.end && one.index < index + word.length),
  );
  const [word, ...more] = words.map(([one]) => one);
  return word !== undefined && more.length === 0 && isNumber(word) ? word : undefined;
}
