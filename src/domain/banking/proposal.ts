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

/** Certain ones may be accepted all at once; a hint is for a person to look at. */
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

/** What a transaction may be, why, and what would be booked. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly certainty: Certainty;
  readonly evidence: readonly Evidence[];
  readonly lines: readonly MatchLine[];
}

/** That all of a transaction is one thing. */
export function proposal(
  kind: ProposalKind,
  certainty: Certainty,
  evidence: readonly Evidence[],
  line: MatchLine,
): Proposal {
  return { kind, certainty, evidence, lines: [line] };
}
