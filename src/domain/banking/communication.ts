import { normaliseReference } from '#domain/kernel/identifiers.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';

/** What was written to the one who is paid. */
export interface Remittance {
  readonly communication: string | null;
  readonly structured_communication: string | null;
}

/** Nobody's words. */
export const NO_REMITTANCE: Remittance = { communication: null, structured_communication: null };

/** A text that is a reference and nothing else is structured, wherever it was written. */
export function remittance(text: string): Remittance {
  const communication = text.trim();
  if (communication === '') return NO_REMITTANCE;
  const structured_communication =
    parseCommunication(communication) ?? normaliseReference(communication) ?? null;
  return { communication, structured_communication };
}
