import type { Role } from '#domain/people/roles.ts';

/** What a document is. */
export const DOCUMENT_TYPES = [
  'Invoice',
  'Contract',
  'MeetingInvitation',
  'MeetingMinutes',
  'InsurancePolicy',
  'MaintenanceReport',
  'FinancialReport',
  'Letter',
  'Other',
] as const;

/** Who may read a document, each beyond those before it; Owner: one owner, and the office. */
export const DOCUMENT_VISIBILITIES = ['Staff', 'Board', 'Owners', 'Owner'] as const;
export type DocumentVisibility = (typeof DOCUMENT_VISIBILITIES)[number];

const OFFICE: readonly Role[] = ['SuperAdmin', 'Syndic', 'Accountant', 'Auditor'];

/**
 * Which documents a role may read at all. An Owner reads those that are shared with owners, or with
 * them alone; whose they are is for the register to say.
 */
export function readableBy(role: Role): readonly DocumentVisibility[] {
  if (OFFICE.includes(role)) return DOCUMENT_VISIBILITIES;
  return role === 'BoardMember' ? ['Board', 'Owners'] : ['Owners', 'Owner'];
}

/**
 * Whether a role is shown the files that a document had before. Whoever shares a document shares what
 * it says now: a draft that was replaced stays with the office, which proves by it what was changed.
 */
export function readsFormerVersions(role: Role): boolean {
  return OFFICE.includes(role);
}

/** Whether one with whom a document was not shared before is shown it by the change. */
export function isSharedFurther(before: DocumentVisibility, after: DocumentVisibility): boolean {
  return after !== before && after !== 'Staff' && !(before === 'Owners' && after === 'Board');
}

/** Why a document may not be deleted. */
export type KeptBecause = 'LegalHold' | 'Retention' | 'SentLetter';

export interface DocumentLife {
  readonly legal_hold: boolean;
  /** The last day on which it has to be kept; null: no day is named. */
  readonly retention_until: string | null;
  /** It is a letter that the service has sent. */
  readonly is_letter: boolean;
}

/** Why it has to be kept on that day, before all other reasons; undefined: it may go. */
export function keptBecause(document: DocumentLife, today: string): KeptBecause | undefined {
  if (document.legal_hold) return 'LegalHold';
  if (document.is_letter) return 'SentLetter';
  const { retention_until: until } = document;
  return until !== null && until >= today ? 'Retention' : undefined;
}
