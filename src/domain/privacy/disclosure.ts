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
  BankShares: { processing: 'Charges', source: 'Service' },
  BankTransactions: { processing: 'Payments', source: 'Person' },
  AccountMovements: { processing: 'Accounting', source: 'Service' },
  Reminders: { processing: 'Recovery', source: 'Service' },
  ReminderSteps: { processing: 'Recovery', source: 'Service' },
  LateInterest: { processing: 'Recovery', source: 'Service' },
  Letters: { processing: 'Correspondence', source: 'Service' },
  LetterDeliveries: { processing: 'Correspondence', source: 'Service' },
  Mails: { processing: 'Correspondence', source: 'Service' },
  Documents: { processing: 'Documents', source: 'Office' },
  ConvocationConsents: { processing: 'Assemblies', source: 'Person' },
  AgendaProposals: { processing: 'Assemblies', source: 'Person' },
  AssemblyRequests: { processing: 'Assemblies', source: 'Person' },
  Candidacies: { processing: 'Assemblies', source: 'Office' },
  Proxies: { processing: 'Assemblies', source: 'Person' },
  Attendances: { processing: 'Assemblies', source: 'Office' },
  Votes: { processing: 'Assemblies', source: 'Person' },
  Tickets: { processing: 'Tickets', source: 'Person' },
  TicketSteps: { processing: 'Tickets', source: 'Service' },
  TicketComments: { processing: 'Tickets', source: 'Person' },
  Users: { processing: 'Accounts', source: 'Person' },
  Roles: { processing: 'Accounts', source: 'Office' },
  Sessions: { processing: 'SignIn', source: 'Service' },
  Notifications: { processing: 'Notifications', source: 'Service' },
  Preferences: { processing: 'Notifications', source: 'Person' },
  Browsers: { processing: 'Notifications', source: 'Person' },
  Accesses: { processing: 'AuditTrail', source: 'Service' },
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

/** What may begin an account number, with as much as the longest has: check digits tell the rest. */
const LIKE_AN_IBAN = /\b(?=([A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}))/giu;
const SHORTEST_IBAN = 15;
/** What stands in the place of what is another's. */
export const OF_ANOTHER = '[…]';

/** An account number, and where it stands in a text. */
interface FoundIban {
  readonly iban: string;
  readonly start: number;
  readonly end: number;
}

function findIbans(text: string): FoundIban[] {
  return [...text.matchAll(LIKE_AN_IBAN)].flatMap(({ 1: like = '', index: start }) => {
    for (let length = like.length; length >= SHORTEST_IBAN; length -= 1) {
      if (like[length - 1] === ' ') continue;
      const iban = normaliseIban(like.slice(0, length));
      if (iban !== undefined) return [{ iban, start, end: start + length }];
    }
    return [];
  });
}

/** The account numbers that stand in a text, in capitals without blanks. */
export function ibansIn(text: string): string[] {
  return findIbans(text).map(({ iban }) => iban);
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
  return (text) => {
    const masked = pattern === undefined ? text : text.replaceAll(pattern, OF_ANOTHER);
    // From the last one on: what stands before keeps its place.
    return findIbans(masked)
      .filter(({ iban }) => !allowed.has(iban))
      .reduceRight(
        (rest, { start, end }) => rest.slice(0, start) + OF_ANOTHER + rest.slice(end),
        masked,
      );
  };
}
