import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { moveTermEnd } from '#domain/kernel/working-days.ts';
import { findProposalWindow } from './assembly-window.ts';
import { lastProposalDay, type Term } from './deadlines.ts';

export const PROPOSAL_STATUSES = ['Received', 'OnAgenda', 'Withdrawn'] as const;
type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Returns the status of a proposal for an agenda. */
export function proposalStatus(proposal: {
  readonly withdrawn_on: LocalDate | null;
  readonly agenda_item_id: string | null;
}): ProposalStatus {
  if (proposal.withdrawn_on !== null) return 'Withdrawn';
  return proposal.agenda_item_id === null ? 'Received' : 'OnAgenda';
}

/**
 * Whether a proposal must be on the agenda of an ordinary assembly: it was received three weeks before the
 * window opens or, without a known window, three weeks before the assembly.
 * Rule: Civil Code, art. 3.87 §3.
 * @param windowStart month and day; null: not known
 */
export function isDueOnAgenda(
  receivedOn: LocalDate,
  windowStart: string | null,
  meeting: LocalDate,
): boolean {
  if (windowStart === null) return receivedOn <= lastProposalDay(meeting);
  return findProposalWindow(windowStart, receivedOn).first <= meeting;
}

/** Whether the shares suffice to request an assembly: one fifth of all. Rule: Civil Code, art. 3.87 §2. */
export function mayAskForAssembly(shares: number, sharesTotal: number): boolean {
  return 5 * shares >= sharesTotal && shares > 0;
}

const DAYS_TO_CONVENE = 30;

/** Returns the days by which a requested assembly is convened. Rule: Civil Code, art. 3.87 §2 and 1.7. */
export function calculateConveningTerm(receivedOn: LocalDate): Term {
  const target_on = addDays(receivedOn, DAYS_TO_CONVENE);
  return { target_on, due_on: moveTermEnd(target_on) };
}
