import type { MatchLine } from './match-lines.ts';

export const PROPOSAL_KINDS = [
  'OwnerPayment',
  'SupplierPayment',
  'Transfer',
  'BankCosts',
  'Interest',
  'Refund',
  'Return',
  'Other',
] as const;
type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Certain proposals may be accepted in bulk; a hint requires a person. */
export const CERTAINTIES = ['Certain', 'Likely', 'Hint'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const EVIDENCE = [
  'Entry',
  'Rule',
  'EndToEnd',
  'Communication',
  'Code',
  'Iban',
  'Amount',
  'Name',
] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** A proposed purpose of a transaction, its evidence and its bookings. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly certainty: Certainty;
  readonly evidence: readonly Evidence[];
  readonly lines: readonly MatchLine[];
}

/** Makes a proposal for the whole amount of a transaction. */
export function proposal(
  kind: ProposalKind,
  certainty: Certainty,
  evidence: readonly Evidence[],
  line: MatchLine,
): Proposal {
  return { kind, certainty, evidence, lines: [line] };
}
