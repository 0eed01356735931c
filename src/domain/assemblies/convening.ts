import type { LocalDate } from '#domain/kernel/local-date.ts';
import { findAssemblyWindow } from './assembly-window.ts';
import { isNoticeTooShort, lastPostingDay } from './deadlines.ts';
import type { DecisionType } from './decision-types.ts';
import { isAssembly, isInWriting, type MeetingType } from './meeting-state.ts';

/** Faults and warnings about a convocation before it is sent. */
export const FINDINGS = [
  'PlaceMissing',
  'AgendaEmpty',
  'ShortNotice',
  'LateForPost',
  'OutsideWindow',
  'TextMissing',
  'FiguresMissing',
  'BudgetMissing',
  'SecretBallot',
  'CandidateUnknown',
] as const;
type FindingCode = (typeof FINDINGS)[number];

/** A finding, and the item that it is about; null: the meeting as a whole. */
export interface Finding {
  readonly code: FindingCode;
  readonly agenda_item_id: string | null;
}

interface Announced {
  readonly meeting_type: MeetingType;
  readonly location: string | null;
  readonly remote_allowed: boolean;
  readonly remote_address: string | null;
}

interface Item {
  readonly id: string;
  readonly kind: 'Information' | 'Decision';
  readonly decision_type: DecisionType | null;
  readonly description: string | null;
  readonly is_secret: boolean;
  readonly candidates: readonly { readonly owner_id: string | null }[];
  readonly budget_year: number | null;
}

const WORKS: ReadonlySet<DecisionType> = new Set([
  'LegallyRequiredWorks',
  'ConservationWorks',
  'CommonWorks',
  'PrivateWorks',
  'PartialRebuilding',
]);

/** Whether a meeting has a place, or an address to take part remotely. Rule: Civil Code, art. 3.87 §3. */
export function hasPlace({ location, remote_allowed, remote_address }: Announced): boolean {
  return location !== null || (remote_allowed && remote_address !== null);
}

/** The meeting to convene: its day, today, and the first day of its window, as month and day. */
interface Convening {
  readonly meeting: Announced;
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** Null: the internal rules are not known. */
  readonly windowStart: string | null;
  readonly items: readonly Item[];
}

/**
 * Lists what is missing or unusual before owners are convened. Place, agenda and notice are required;
 * the others are warnings.
 * Rule: Civil Code, art. 3.85 §3 and 3.87 §2, §3 and §10, 3.89 §5 16°.
 */
export function listFindings({ meeting, day, today, windowStart, items }: Convening): Finding[] {
  const ofMeeting = (code: FindingCode, isFound: boolean) =>
    isFound ? [{ code, agenda_item_id: null }] : [];
  const isTogether = !isInWriting(meeting);
  const isShort = isTogether && isNoticeTooShort(today, day);
  return [
    ...ofMeeting('PlaceMissing', isTogether && !hasPlace(meeting)),
    ...ofMeeting('AgendaEmpty', items.length === 0),
    ...ofMeeting('ShortNotice', isAssembly(meeting) && isShort),
    ...ofMeeting('LateForPost', isAssembly(meeting) && !isShort && today > lastPostingDay(day)),
    ...ofMeeting('OutsideWindow', isOutsideWindow(meeting, day, windowStart)),
    ...items.flatMap((item) => findingsOn(item).map((code) => ({ code, agenda_item_id: item.id }))),
  ];
}

/** Whether an ordinary assembly lies outside its fifteen days of the year (art. 3.85 §3). */
export function isOutsideWindow(
  { meeting_type }: Pick<Announced, 'meeting_type'>,
  day: LocalDate,
  windowStart: string | null,
): boolean {
  if (meeting_type !== 'GeneralAssembly' || windowStart === null) return false;
  return day < findAssemblyWindow(windowStart, day).first;
}

function findingsOn(item: Item): FindingCode[] {
  const { decision_type: type, description, candidates } = item;
  if (item.kind === 'Information') return [];
  const isElection = candidates.length > 0;
  const isBudget = type === 'Budget';
  const isCouncil = type === 'CouncilAppointment';
  const isUnknown = candidates.some(({ owner_id }) => owner_id === null);
  const hasFigures = /\d/.test(description ?? '');
  return [
    ...(description === null && !isElection && !isBudget ? (['TextMissing'] as const) : []),
    ...(type !== null && WORKS.has(type) && !hasFigures ? (['FiguresMissing'] as const) : []),
    ...(isBudget && item.budget_year === null ? (['BudgetMissing'] as const) : []),
    ...(item.is_secret ? (['SecretBallot'] as const) : []),
    ...(isCouncil && isUnknown ? (['CandidateUnknown'] as const) : []),
  ];
}
