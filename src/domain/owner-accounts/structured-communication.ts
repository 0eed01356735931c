import { assert } from '#domain/kernel/assert.ts';

const MAX_NUMBER = 9_999_999_999;
const SIGNED = /^(\+{3}.*\+{3}|\*{3}.*\*{3})$/;

/**
 * Makes the structured communication of a number from 0 to 9 999 999 999, as the twelve digits of bank
 * files.
 * Rule: Belgian banks' OGM-VCS: ten digits, then their remainder by 97, with 97 in place of 00.
 */
export function structuredCommunication(n: number): string {
  assert(Number.isSafeInteger(n) && n >= 0 && n <= MAX_NUMBER, 'A communication has ten digits');
  return String(n).padStart(10, '0') + checkOf(n);
}

/** Formats twelve digits as on paper: `+++NNN/NNNN/NNNCC+++`. */
export function formatCommunication(digits: string): string {
  assert(/^\d{12}$/.test(digits), 'A structured communication has twelve digits');
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}

/**
 * Parses a text that is a structured communication and nothing else to its twelve digits, or undefined.
 * `+`, `*`, `/` and blanks are ignored; any other character makes it free text.
 * Rule: Belgian banks' OGM-VCS, as for `structuredCommunication`.
 */
export function parseCommunication(text: string): string | undefined {
  const digits = removeDecoration(text);
  if (!/^\d{12}$/.test(digits)) return undefined;
  return digits.slice(10) === checkOf(Number(digits.slice(0, 10))) ? digits : undefined;
}

/**
 * Whether a text is intended as a structured communication, valid or not: twelve digits with decoration, or
 * anything between three plus signs or asterisks.
 */
export function isMeantAsStructured(text: string): boolean {
  return SIGNED.test(text.trim()) || /^\d{12}$/.test(removeDecoration(text));
}

function removeDecoration(text: string): string {
  return text.replace(/[+*/\s]/g, '');
}

function checkOf(n: number): string {
  return String(n % 97 || 97).padStart(2, '0');
}
