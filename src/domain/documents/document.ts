import type { Role } from '#domain/people/roles.ts';

/** Kinds of documents. */
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

/** Audiences of a document, each including those before it; Owner: one owner and the office. */
export const DOCUMENT_VISIBILITIES = ['Staff', 'Board', 'Owners', 'Owner'] as const;
export type DocumentVisibility = (typeof DOCUMENT_VISIBILITIES)[number];

const OFFICE: readonly Role[] = ['SuperAdmin', 'Syndic', 'Accountant', 'Auditor'];

/**
 * Lists the visibilities of documents that a role may read. An Owner reads those shared with all owners or
 * with them alone; the register determines whose a document is.
 */
export function listReadableVisibilities(role: Role): readonly DocumentVisibility[] {
  if (OFFICE.includes(role)) return DOCUMENT_VISIBILITIES;
  return role === 'BoardMember' ? ['Board', 'Owners'] : ['Owners', 'Owner'];
}

/**
 * Whether a role sees former versions of a document. Sharing a document shares its current version only:
 * replaced drafts stay with the office, as evidence of changes.
 */
export function readsFormerVersions(role: Role): boolean {
  return OFFICE.includes(role);
}

/** Whether a change of visibility shows the document to anyone who did not see it before. */
export function isSharedFurther(before: DocumentVisibility, after: DocumentVisibility): boolean {
  return after !== before && after !== 'Staff' && !(before === 'Owners' && after === 'Board');
}

/** Why a document may not be deleted. */
export type KeptBecause = 'LegalHold' | 'Retention' | 'SentLetter';

export interface DocumentLife {
  readonly legal_hold: boolean;
  /** The last day of retention; null: no date. */
  readonly retention_until: string | null;
  /** Whether it is a letter that the service has sent. */
  readonly is_letter: boolean;
}

/** Returns the most important reason to keep a document on a day; undefined: it may be deleted. */
export function findRetentionReason(
  document: DocumentLife,
  today: string,
): KeptBecause | undefined {
  if (document.legal_hold) return 'LegalHold';
  if (document.is_letter) return 'SentLetter';
  const { retention_until: until } = document;
  return until !== null && until >= today ? 'Retention' : undefined;
}
