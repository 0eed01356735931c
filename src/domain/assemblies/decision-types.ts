import { DomainError } from '#domain/kernel/domain-error.ts';
import { LEGAL_MAJORITIES, type LegalMajority, type Majority } from './majority.ts';
import { isInWriting, type MeetingType } from './meeting-state.ts';

export const AGENDA_ITEM_KINDS = ['Information', 'Decision'] as const;
type AgendaItemKind = (typeof AGENDA_ITEM_KINDS)[number];

interface Deciding {
  readonly majority: LegalMajority;
  /** Article of the Civil Code. */
  readonly article: string;
}

/**
 * Types of decision, each with the lowest majority the law allows.
 * Rule: Civil Code, art. 3.87 §8 (where the law has no other rule), 3.88 §1 1° and 2° and §3, 3.86 §3
 * (reserve fund), 3.90 §4 (delegation to the council).
 */
const DECISION_MAJORITIES = {
  Accounts: { majority: 'Absolute', article: '3.87 §8' },
  Budget: { majority: 'Absolute', article: '3.87 §8' },
  Discharge: { majority: 'Absolute', article: '3.87 §8' },
  SyndicAppointment: { majority: 'Absolute', article: '3.87 §8' },
  SyndicDismissal: { majority: 'Absolute', article: '3.87 §8' },
  AuditorAppointment: { majority: 'Absolute', article: '3.87 §8' },
  CouncilAppointment: { majority: 'Absolute', article: '3.87 §8' },
  Contract: { majority: 'Absolute', article: '3.87 §8' },
  LegallyRequiredWorks: { majority: 'Absolute', article: '3.88 §1 1° b' },
  ConservationWorks: { majority: 'Absolute', article: '3.88 §1 1° b' },
  LegalProceedings: { majority: 'Absolute', article: '3.87 §8' },
  Other: { majority: 'Absolute', article: '3.87 §8' },
  StatutesOfUse: { majority: 'TwoThirds', article: '3.88 §1 1° a' },
  CommonWorks: { majority: 'TwoThirds', article: '3.88 §1 1° b' },
  QuoteThreshold: { majority: 'TwoThirds', article: '3.88 §1 1° c' },
  PrivateWorks: { majority: 'TwoThirds', article: '3.88 §1 1° d' },
  CouncilDelegation: { majority: 'TwoThirds', article: '3.90 §4' },
  Statutes: { majority: 'FourFifths', article: '3.88 §1 2° a' },
  ChangeOfDestination: { majority: 'FourFifths', article: '3.88 §1 2° b' },
  PartialRebuilding: { majority: 'FourFifths', article: '3.88 §1 2° c' },
  PropertyPurchase: { majority: 'FourFifths', article: '3.88 §1 2° d' },
  PropertyDisposal: { majority: 'FourFifths', article: '3.88 §1 2° e' },
  PartialAssociation: { majority: 'FourFifths', article: '3.88 §1 2° f' },
  DivisionOfLots: { majority: 'FourFifths', article: '3.88 §1 2° g' },
  NecessaryDemolition: { majority: 'FourFifths', article: '3.88 §1 2° h' },
  NoReserveFund: { majority: 'FourFifths', article: '3.86 §3' },
  ChangeOfShares: { majority: 'Unanimity', article: '3.88 §3' },
  Demolition: { majority: 'Unanimity', article: '3.88 §3' },
} as const satisfies Record<string, Deciding>;

export type DecisionType = keyof typeof DECISION_MAJORITIES;
export const DECISION_TYPES = Object.keys(DECISION_MAJORITIES) as [DecisionType, ...DecisionType[]];

export interface AgendaItemRule {
  readonly kind: AgendaItemKind;
  readonly decision_type: DecisionType | null;
  readonly majority: LegalMajority | null;
}

/**
 * Returns the majority by which an item is decided: the legal one for its type, or a stricter one if
 * requested; null for information.
 * Refuses information_without_vote (an information item with a majority or a type of decision) and
 * majority_too_low {least, article}: the statutes cannot lower the legal majority (art. 3.88).
 */
export function determineMajority(item: AgendaItemRule): LegalMajority | null {
  const { kind, decision_type, majority } = item;
  if (kind === 'Information') {
    if (decision_type !== null || majority !== null)
      throw new DomainError('information_without_vote');
    return null;
  }
  const { majority: least, article } = DECISION_MAJORITIES[decision_type ?? 'Other'];
  if (majority === null) return least;
  if (LEGAL_MAJORITIES.indexOf(majority) < LEGAL_MAJORITIES.indexOf(least))
    throw new DomainError('majority_too_low', { least, article });
  return majority;
}

const ON_SYNDIC: ReadonlySet<DecisionType> = new Set([
  'Discharge',
  'SyndicAppointment',
  'Contract',
]);

/**
 * Whether a decision is on the mission of the syndic, who then votes neither for themselves nor by proxy,
 * unless the chair gives a reason.
 * Rule: Civil Code, art. 3.87 §9.
 */
export function concernsSyndic(type: DecisionType | null): boolean {
  return type !== null && ON_SYNDIC.has(type);
}

const OFFICES: ReadonlySet<DecisionType> = new Set(['CouncilAppointment', 'AuditorAppointment']);

/**
 * Whether the syndic is not eligible for what a decision appoints: council and auditor supervise them.
 * Rule: Civil Code, art. 3.90 and 3.91.
 */
export function supervisesSyndic(type: DecisionType | null): boolean {
  return type !== null && OFFICES.has(type);
}

/** Returns the majority the law requires for a type of decision at an assembly, and the article. */
export function findLegalRule(type: DecisionType): Deciding {
  return DECISION_MAJORITIES[type];
}

/** An item, as far as it determines the article by which it is decided. */
interface DecidedItem extends Pick<AgendaItemRule, 'kind' | 'decision_type'> {
  readonly majority: Majority | null;
  readonly meeting_type: MeetingType;
}

/** Returns the article that sets the majority of an item; null for information. */
export function findDecidingArticle(item: DecidedItem): string | null {
  const { kind, decision_type, majority } = item;
  if (kind === 'Information') return null;
  if (isInWriting(item)) return '3.87 §11';
  if (majority === 'UnanimityOfPresent') return '3.88 §3';
  return DECISION_MAJORITIES[decision_type ?? 'Other'].article;
}
