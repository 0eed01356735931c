import { isAssembly, type MeetingType } from './meeting-state.ts';

/** Attendance at the opening, by heads and by shares; an owner of several lots is one head. */
export interface Presence {
  readonly owners_total: number;
  readonly owners_present: number;
  readonly shares_total: number;
  readonly shares_present: number;
}

export const QUORUM_RULES = ['MoreThanHalf', 'ThreeQuarters', 'SecondSession'] as const;
export type QuorumRule = (typeof QUORUM_RULES)[number];

/**
 * Returns the rule by which an assembly may decide; undefined when it has no quorum.
 * Rule: Civil Code, art. 3.87 §5: more than half of the owners with at least half of the shares, or more
 * than three quarters of the shares; a second session whatever the attendance.
 */
export function quorumRule(presence: Presence, isSecondSession: boolean): QuorumRule | undefined {
  if (isSecondSession) return 'SecondSession';
  const { owners_total, owners_present, shares_total, shares_present } = presence;
  if (2 * owners_present > owners_total && 2 * shares_present >= shares_total) {
    return 'MoreThanHalf';
  }
  return 4 * shares_present > 3 * shares_total ? 'ThreeQuarters' : undefined;
}

/**
 * Whether a meeting may begin. Council meetings (art. 3.90) and decisions in writing (art. 3.87 §11) need
 * no quorum.
 */
export function mayBegin(type: MeetingType, rule: QuorumRule | null): boolean {
  return rule !== null || !isAssembly({ meeting_type: type });
}
