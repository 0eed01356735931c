import { normaliseReference } from '#domain/kernel/identifiers.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';

/** Communication that came with a payment. */
export interface Remittance {
  readonly communication: string | null;
  readonly structured_communication: string | null;
}

/** A payment without communication. */
export const NO_REMITTANCE: Remittance = { communication: null, structured_communication: null };

/** Reads a communication. A text that is a reference and nothing else counts as structured, in any field. */
export function remittance(text: string): Remittance {
  const communication = text.trim();
  if (communication === '') return NO_REMITTANCE;
  const structured_communication =
    parseCommunication(communication) ?? normaliseReference(communication) ?? null;
  return { communication, structured_communication };
}

/** Longest text kept of a transaction; several screens, and far more than any bank writes. */
const MAX_COMMUNICATION = 2_000;

/** Parts of the remittance information in a bank file. */
interface RemittanceParts {
  /** References of structured fields. */
  readonly references: readonly string[];
  /** Free texts, in the order of the file. */
  readonly texts: readonly string[];
  /** People for whom others paid or were paid. */
  readonly names: readonly string[];
}

/**
 * Joins all that a bank says of a payment to one communication. It counts as structured if the file gives
 * one reference: in a structured field, or as the only text.
 */
export function joinRemittance({ references, texts, names }: RemittanceParts): Remittance {
  const words = distinct([...references, ...texts]);
  const given = distinct(references.length > 0 ? references : words);
  const structured_communication =
    given.length === 1 ? remittance(given[0] ?? '').structured_communication : null;
  const communication = distinct([...words, ...names])
    .join(' ')
    .slice(0, MAX_COMMUNICATION)
    .trim();
  return communication === '' ? NO_REMITTANCE : { communication, structured_communication };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}
