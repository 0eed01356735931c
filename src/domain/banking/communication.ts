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
