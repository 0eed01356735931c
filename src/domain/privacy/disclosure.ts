import { normaliseIban } from '#domain/kernel/identifiers.ts';
import { wordsPattern } from './erasure.ts';
import type { ProcessingName } from './processing.ts';

/** Who said what is known of somebody: they themselves, the office, or the service by what happened. */
export const DATA_SOURCES = ['Person', 'Office', 'Service'] as const;
type DataSource = (typeof DATA_SOURCES)[number];

interface Disclosed {
  readonly processing: ProcessingName;
  readonly source: DataSource;
}

/** What a person is told that is known of them, each with what it is processed for and who said it. */
const DISCLOSURES = {
  Person: { processing: 'OwnerRegister', source: 'Office' },
  Holdings: { processing: 'OwnerRegister', source: 'Office' },
  ImportReferences: { processing: 'OwnerRegister', source: 'Office' },
  Transfers: { processing: 'Sales', source: 'Office' },
  ExpenseShares: { processing: 'Charges', source: 'Service' },
  CallShares: { processing: 'Charges', source: 'Service' },
  Receivables: { processing: 'Charges', source: 'Service' },
  Credits: { processing: 'Payments', source: 'Service' },
  Settlements: { processing: 'Payments', source: 'Service' },
  Payments: { processing: 'Payments', source: 'Person' },
  AccountMovements: { processing: 'Accounting', source: 'Service' },
  Reminders: { processing: 'Recovery', source: 'Service' },
  ReminderSteps: { processing: 'Recovery', source: 'Service' },
  LateInterest: { processing: 'Recovery', source: 'Service' },
  Letters: { processing: 'Correspondence', source: 'Service' },
  LetterDeliveries: { processing: 'Correspondence', source: 'Service' },
  Mails: { processing: 'Correspondence', source: 'Service' },
  Documents: { processing: 'Documents', source: 'Office' },
  Tickets: { processing: 'Tickets', source: 'Person' },
  TicketComments: { processing: 'Tickets', source: 'Person' },
  Users: { processing: 'Accounts', source: 'Person' },
  Roles: { processing: 'Accounts', source: 'Office' },
  Sessions: { processing: 'SignIn', source: 'Service' },
  Notifications: { processing: 'Notifications', source: 'Service' },
  Preferences: { processing: 'Notifications', source: 'Person' },
  Browsers: { processing: 'Notifications', source: 'Person' },
  Activity: { processing: 'AuditTrail', source: 'Service' },
  Requests: { processing: 'PrivacyRequests', source: 'Person' },
  Rectifications: { processing: 'PrivacyRequests', source: 'Office' },
  Restrictions: { processing: 'PrivacyRequests', source: 'Office' },
} as const satisfies Record<string, Disclosed>;

export type DisclosedData = keyof typeof DISCLOSURES;
export const DISCLOSED_DATA = Object.keys(DISCLOSURES) as [DisclosedData, ...DisclosedData[]];

/** What of it is processed for, and who said it. */
export function disclosureOf(what: DisclosedData): Disclosed {
  return DISCLOSURES[what];
}

/** Groups of four or less, as accounts are written; what is none is told by its check digits. */
const LIKE_AN_IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}\b/giu;
/** What stands in the place of what is another's. */
export const OF_ANOTHER = '[…]';

/** The account numbers that stand in a text, in capitals without blanks. */
export function ibansIn(text: string): string[] {
  return [...text.matchAll(LIKE_AN_IBAN)].flatMap(([found]) => normaliseIban(found) ?? []);
}

/** Whom a copy is for, and who else may stand in it. */
interface Known {
  /** How others may be reached: e-mail addresses, telephone numbers, postal addresses. */
  readonly others: readonly (string | null)[];
  /** How the person is, which others may share with them. */
  readonly own: readonly (string | null)[];
  /** Accounts that may be named: those that the person has paid from, and those of the buildings. */
  readonly ibans: readonly string[];
}

/**
 * Leaves out of texts by what others may be reached or paid: the rights of others limit a copy.
 * Rule: GDPR art. 15(4).
 */
export function withoutOthers({ others, own, ibans }: Known): (text: string) => string {
  const known = new Set(own.map((word) => word?.toLowerCase()));
  const words = others.filter((word) => word !== null && !known.has(word.toLowerCase()));
  const source = wordsPattern(words);
  const pattern = source === undefined ? undefined : new RegExp(source, 'giu');
  const allowed = new Set(ibans);
  const isAnothers = (found: string) => {
    const iban = normaliseIban(found);
    return iban !== undefined && !allowed.has(iban);
  };
  return (text) =>
    (pattern === undefined ? text : text.replaceAll(pattern, OF_ANOTHER)).replaceAll(
      LIKE_AN_IBAN,
      (found) => (isAnothers(found) ? OF_ANOTHER : found),
    );
}
