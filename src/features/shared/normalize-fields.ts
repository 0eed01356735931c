import {
  normaliseEnterpriseNumber,
  normaliseIban,
  normalisePhone,
} from '#domain/kernel/identifiers.ts';

/**
 * A request field to convert to its stored form. Null (none) and undefined (unchanged) pass
 * through; the schema has refused text that has no such form.
 */
type Field = string | null | undefined;

/** Converts a phone number to E.164. */
export function toStoredPhone(text: Field): Field {
  return typeof text === 'string' ? (normalisePhone(text) ?? null) : text;
}

/** Converts an enterprise number to ten digits. */
export function toStoredEnterpriseNumber(text: Field): Field {
  return typeof text === 'string' ? (normaliseEnterpriseNumber(text) ?? null) : text;
}

/** Converts an IBAN to capitals without spaces. */
export function toStoredIban(text: string): string {
  return normaliseIban(text) ?? text;
}
