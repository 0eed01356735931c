import { RETENTION_YEARS } from './retention-years.ts';

/** Data subjects. An account signs in; a user is its record in one organization. */
export const DATA_SUBJECTS = [
  'Owner',
  'User',
  'Account',
  'Email',
  'Supplier',
  'Organization',
] as const;
export type DataSubject = (typeof DATA_SUBJECTS)[number];

export const DATA_CATEGORIES = [
  'Identity',
  'Contact',
  'Ownership',
  'Financial',
  'Correspondence',
  'Content',
  'Preferences',
  'Activity',
  'Credentials',
  'Technical',
] as const;
export type DataCategory = (typeof DATA_CATEGORIES)[number];

/** Treatment of data when the person is erased; data required by law or for a claim is kept. */
export type DataFate = 'Erase' | 'Pseudonymize' | 'Keep';

export const DATA_RECIPIENTS = [
  'Office',
  'CoOwners',
  'Council',
  'Auditor',
  'Notary',
  'Court',
  'Bank',
  'Authority',
  'TechnicalProvider',
] as const;
type DataRecipient = (typeof DATA_RECIPIENTS)[number];

/** Starts of retention periods. */
export const RETENTION_STARTS = [
  'ClosingOfBooks',
  'EndOfOwnership',
  'Settlement',
  'EndOfRole',
  'Event',
  'Answer',
] as const;
type RetentionStart = (typeof RETENTION_STARTS)[number];

/** The letters of GDPR art. 6(1) that data processing is based on. */
export const LAWFUL_BASES = ['b', 'c', 'f'] as const;
type LawfulBasis = (typeof LAWFUL_BASES)[number];

/** Legal bases, recipients and retention of a processing activity. */
interface Processing {
  readonly bases: readonly LawfulBasis[];
  readonly recipients: readonly DataRecipient[];
  readonly retention: { readonly months: number; readonly from: RetentionStart };
}

const YEAR = 12;
const books = { months: RETENTION_YEARS.Books * YEAR, from: 'ClosingOfBooks' } as const;
const claims = RETENTION_YEARS.Claims * YEAR;

/** Processing activities of personal data. */
export const PROCESSINGS = {
  OwnerRegister: {
    bases: ['c'],
    recipients: ['Office', 'CoOwners', 'Notary', 'TechnicalProvider'],
    retention: { months: claims, from: 'EndOfOwnership' },
  },
  Sales: {
    bases: ['c'],
    recipients: ['Office', 'Notary'],
    retention: { months: claims, from: 'EndOfOwnership' },
  },
  Charges: { bases: ['c'], recipients: ['Office', 'Council', 'Auditor'], retention: books },
  Purchases: {
    bases: ['b', 'c'],
    recipients: ['Office', 'CoOwners', 'Auditor', 'Bank'],
    retention: books,
  },
  Accounting: { bases: ['c'], recipients: ['Office', 'Auditor', 'Authority'], retention: books },
  Payments: { bases: ['c'], recipients: ['Office', 'Auditor', 'Bank'], retention: books },
  Recovery: {
    bases: ['c', 'f'],
    recipients: ['Office', 'Council', 'Court'],
    retention: { months: claims, from: 'Settlement' },
  },
  Correspondence: { bases: ['c'], recipients: ['Office', 'TechnicalProvider'], retention: books },
  Documents: { bases: ['c'], recipients: ['Office', 'CoOwners', 'Council'], retention: books },
  Assemblies: {
    bases: ['c'],
    recipients: ['Office', 'CoOwners', 'Council', 'Court'],
    retention: { months: claims, from: 'Event' },
  },
  Tickets: {
    bases: ['c', 'f'],
    recipients: ['Office', 'Council'],
    retention: { months: claims, from: 'Settlement' },
  },
  Accounts: {
    bases: ['b'],
    recipients: ['Office', 'TechnicalProvider'],
    retention: { months: YEAR, from: 'EndOfRole' },
  },
  SignIn: {
    bases: ['f'],
    recipients: ['TechnicalProvider'],
    retention: { months: RETENTION_YEARS.SignIns * YEAR, from: 'Event' },
  },
  Notifications: {
    bases: ['c', 'f'],
    recipients: ['Office', 'TechnicalProvider'],
    retention: { months: YEAR, from: 'EndOfRole' },
  },
  AuditTrail: {
    bases: ['c', 'f'],
    recipients: ['Office', 'Authority'],
    retention: { months: RETENTION_YEARS.Audit * YEAR, from: 'Event' },
  },
  PrivacyRequests: {
    bases: ['c'],
    recipients: ['Office', 'Authority'],
    retention: { months: RETENTION_YEARS.Requests * YEAR, from: 'Answer' },
  },
  Office: {
    bases: ['b'],
    recipients: ['Office', 'CoOwners', 'TechnicalProvider'],
    retention: { months: claims, from: 'EndOfRole' },
  },
} as const satisfies Record<string, Processing>;

export type ProcessingName = keyof typeof PROCESSINGS;
export const PROCESSING_NAMES = Object.keys(PROCESSINGS) as [ProcessingName, ...ProcessingName[]];
