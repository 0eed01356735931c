import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Role } from '#domain/people/roles.ts';
import { calculateLastRetentionDay } from '#domain/privacy/retention.ts';

/** Kinds of documents. */
export const DOCUMENT_TYPES = [
  'Invoice',
  'Quote',
  'Contract',
  'MeetingInvitation',
  'MeetingMinutes',
  'InsurancePolicy',
  'MaintenanceReport',
  'FinancialReport',
  'Statutes',
  'Certificate',
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

/**
 * Whether a change of readers takes the document from anyone who saw it before. The office sees every
 * document.
 */
export function isNarrowed(before: DocumentVisibility, after: DocumentVisibility): boolean {
  return after !== before && after !== 'Owners' && before !== 'Staff';
}

/**
 * Papers that are evidence, from the moment that people rely on them: vouchers of booked expenses,
 * published minutes, and reports and statements that the service has filed (Royal Decree of 12 July 2012,
 * art. 5 and 6; Civil Code, art. 3.87 § 10).
 */
const EVIDENCE = ['PublishedMinutes', 'Voucher', 'FiledReport'] as const;
type Evidence = (typeof EVIDENCE)[number];

/** Why a document is kept, most important reason first. */
export const KEPT_BECAUSE = ['LegalHold', 'SentLetter', ...EVIDENCE, 'Retention'] as const;
type KeptBecause = (typeof KEPT_BECAUSE)[number];

/** Facts that decide how long a document is kept. */
export interface DocumentLife {
  readonly legal_hold: boolean;
  /** The last day of retention chosen by a user; null: no date. */
  readonly retention_until: LocalDate | null;
  /** Whether it is a letter that the service has sent. */
  readonly is_letter: boolean;
  readonly evidence: Evidence | null;
  /** Day on which it was added. */
  readonly added_on: LocalDate;
  /** First month of the financial year of its building. */
  readonly fiscal_year_start_month: number;
}

/** Why a document is kept, and its last day; null: no end is known. */
export interface Keeping {
  readonly why: KeptBecause;
  readonly until: LocalDate | null;
}

/** Returns the most important reason to keep a document on a day; undefined: it may be deleted. */
export function findKeeping(document: DocumentLife, today: LocalDate): Keeping | undefined {
  if (document.legal_hold) return { why: 'LegalHold', until: null };
  if (document.is_letter) return { why: 'SentLetter', until: null };
  const proven = findEvidence(document, today);
  if (proven !== undefined) return proven;
  const { retention_until: until } = document;
  return until === null || until < today ? undefined : { why: 'Retention', until };
}

/**
 * Returns what a document is kept as evidence of on a day, and until when: by law, or longer if a user
 * chose so. Evidence neither changes nor disappears, also under legal hold.
 */
export function findEvidence(
  document: Omit<DocumentLife, 'legal_hold' | 'is_letter'>,
  today: LocalDate,
): Keeping | undefined {
  const { evidence, added_on, fiscal_year_start_month, retention_until } = document;
  if (evidence === null) return undefined;
  const until = calculateLastRetentionDay({
    what: evidence === 'PublishedMinutes' ? 'Minutes' : 'Documents',
    last_day: added_on,
    fiscal_year_start_month,
    said_until: retention_until,
  });
  return until === null || until >= today ? { why: evidence, until } : undefined;
}

/** Facts of a document that decide who finds it, and as what. */
export type Placing = Readonly<
  Partial<
    Record<
      | 'building_id'
      | 'unit_id'
      | 'expense_id'
      | 'call_for_funds_id'
      | 'ticket_id'
      | 'meeting_id'
      | 'owner_id',
      string | null | undefined
    >
  >
> & { readonly visibility: DocumentVisibility; readonly document_type: string };

/** Links that may be added to evidence, but not changed. */
const ABOUT = ['expense_id', 'call_for_funds_id', 'ticket_id', 'meeting_id'] as const;

/**
 * Whether a change hides a document from those who saw it, or from the record that it proves: fewer
 * readers, another place, another subject, another kind.
 */
export function isHidden(before: Placing, after: Placing): boolean {
  return (
    isNarrowed(before.visibility, after.visibility) ||
    (before.visibility === 'Owner' &&
      after.visibility === 'Owner' &&
      after.owner_id !== before.owner_id) ||
    after.document_type !== before.document_type ||
    after.building_id !== before.building_id ||
    after.unit_id !== before.unit_id ||
    ABOUT.some((link) => before[link] !== null && after[link] !== before[link])
  );
}
