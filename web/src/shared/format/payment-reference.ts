import {
  formatCommunication,
  parseCommunication,
} from '#domain/owner-accounts/structured-communication.ts';

/**
 * Payment reference for display: a structured one as printed on paper, however the bank wrote it.
 */
export function formatCommunicationForDisplay(communication: string | null): string | null {
  const digits = parseCommunication(communication ?? '');
  return digits === undefined ? communication : formatCommunication(digits);
}
