import {
  formatCommunication,
  parseCommunication,
} from '#domain/owner-accounts/structured-communication.ts';

/** What was paid with: a structured communication as it is written on paper, whatever a bank made of it. */
export function shownCommunication(communication: string | null): string | null {
  const digits = parseCommunication(communication ?? '');
  return digits === undefined ? communication : formatCommunication(digits);
}
