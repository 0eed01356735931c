import {
  normaliseEnterpriseNumber,
  normaliseIban,
  normaliseReference,
} from '#domain/kernel/identifiers.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { PaperLine } from './paper-lines.ts';

/** Shortest and longest IBAN. */
const IBAN_LENGTHS = { shortest: 15, longest: 34 } as const;
/** Looks ahead, so that an IBAN within the next words of another is found too. */
const IBAN = /(?<!\w)(?=([A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]){11,40}))/gi;
const NUMBER =
  /(?<![\w.])(be[ .-]?)?([01]\d{3}[ .]?\d{3}[ .]?\d{3})(?![\d]|[ .]\d{3}(?!\d)|[.,]\d)/g;
const WITH_POINTS = /^\d{4}\.\d{3}\.\d{3}$/;
/** Words shortly before an enterprise number. */
const NEAR = 40;
const NUMBER_LABEL =
  /\b(?:tva|t\.v\.a|btw|b\.t\.w|ust|mwst|vat|entreprise|ondernemings\w*|unternehmens\w*|enterprise|company|kbo|bce|rpm|rpr|zdu)\b/;
const COMMUNICATION = /(?<![\w/])[+*]{0,3} ?\d{3} ?\/ ?\d{4} ?\/ ?\d{5} ?[+*]{0,3}(?![\w/])/g;
const CREDITOR_REFERENCE =
  /(?<!\w)rf\d{2}(?:[a-z0-9]{1,21}|(?: [a-z0-9]{4})+(?: [a-z0-9]{1,3})?)(?!\w)/g;

/** Lists the IBANs on the lines whose check digits are right, each once. */
export function findIbans(lines: readonly PaperLine[]): string[] {
  const starts = lines.flatMap(({ text }) =>
    [...text.matchAll(IBAN)].map(([, start = '']) => start),
  );
  return distinct(starts.map(startingIban));
}

/** Returns the IBAN that a text begins with: other words may follow it after a space. */
function startingIban(text: string): string | undefined {
  const compact = text.replaceAll(/[ .-]/g, '');
  for (let length = IBAN_LENGTHS.shortest; length <= IBAN_LENGTHS.longest; length += 1) {
    const iban = compact.length < length ? undefined : normaliseIban(compact.slice(0, length));
    if (iban !== undefined && isWholeStart(text, length)) return iban;
  }
  return undefined;
}

/** Whether a text is separated after so many letters and digits. */
function isWholeStart(text: string, length: number): boolean {
  let left = length;
  for (const sign of text) {
    if (left === 0) return /[ .-]/.test(sign);
    if (!/[ .-]/.test(sign)) left -= 1;
  }
  return true;
}

/**
 * Lists the enterprise and VAT numbers on the lines whose check digits are right, each once. Ten bare
 * digits count only after a word for such a number: they may be a telephone number.
 */
export function findEnterpriseNumbers(lines: readonly PaperLine[]): string[] {
  const found = lines.flatMap(({ folded }) =>
    [...folded.matchAll(NUMBER)].map(({ 1: country, 2: digits = '', index }) => {
      const isNamed =
        country !== undefined || NUMBER_LABEL.test(folded.slice(Math.max(0, index - NEAR), index));
      return isNamed || WITH_POINTS.test(digits) ? normaliseEnterpriseNumber(digits) : undefined;
    }),
  );
  return distinct(found);
}

/**
 * Lists the structured references on the lines whose check digits are right, each once: +++…+++ as twelve
 * digits, a creditor reference (ISO 11649) without blanks.
 */
export function findReferences(lines: readonly PaperLine[]): string[] {
  const found = lines.flatMap(({ folded }) => [
    ...(folded.match(COMMUNICATION) ?? []).map(parseCommunication),
    ...(folded.match(CREDITOR_REFERENCE) ?? []).map(normaliseReference),
  ]);
  return distinct(found);
}

function distinct(found: readonly (string | undefined)[]): string[] {
  return [...new Set(found.filter((one) => one !== undefined))];
}
