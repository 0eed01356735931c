import {
  normaliseEnterpriseNumber,
  normaliseIban,
  normalisePhone,
} from '#domain/kernel/identifiers.ts';

/**
 * Fields of a request in the form in which they are stored. Null (none) and undefined (as it was)
 * stay what they are; what has no such form, the schema has refused.
 */
type Field = string | null | undefined;

/** E.164. */
export function storedPhone(text: Field): Field {
  return typeof text === 'string' ? (normalisePhone(text) ?? null) : text;
}

/** Ten digits. */
export function storedEnterpriseNumber(text: Field): Field {
  return typeof text === 'string' ? (normaliseEnterpriseNumber(text) ?? null) : text;
}

/** Capitals without blanks. */
export function storedIban(text: string): string {
  return normaliseIban(text) ?? text;
}
