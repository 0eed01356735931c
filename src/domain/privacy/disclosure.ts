import { normaliseIban } from '#domain/kernel/identifiers.ts';
import { buildNamePattern } from './erasure.ts';
import type { ProcessingName } from './processing.ts';

/** Sources of personal data: the person, the office, or events in the service. */
export const DATA_SOURCES = ['Person', 'Office', 'Service'] as const;
type DataSource = (typeof DATA_SOURCES)[number];

interface Disclosed {
  readonly processing: ProcessingName;
  readonly source: DataSource;
}

/** Personal data that is disclosed to the person, with its purpose and source. */
const DISCLOSURES = {
  Person: { processing: 'OwnerRegister', source: 'Office' },
  Holdings: { processing: 'OwnerRegister', source: 'Office' },
  MeterReadings: { processing: 'Charges', source: 'Office' },
  ImportReferences: { processing: 'OwnerRegister', source: 'Office' },
  Deeds: { processing: 'Sales', source: 'Office' },
  Transfers: { processing: 'Sales', source: 'Office' },
  LotRequests: { processing: 'Sales', source: 'Person' },
  Holds: { processing: 'Recovery', source: 'Office' },
  Interruptions: { processing: 'Recovery', source: 'Office' },
  ExpenseShares: { processing: 'Charges', source: 'Service' },
  CallShares: { processing: 'Charges', source: 'Service' },
  Statements: { processing: 'Charges', source: 'Service' },
  StatementCharges: { processing: 'Charges', source: 'Service' },
  Receivables: { processing: 'Charges', source: 'Service' },
  Credits: { processing: 'Payments', source: 'Service' },
  Settlements: { processing: 'Payments', source: 'Service' },
  Payments: { processing: 'Payments', source: 'Person' },
  BankShares: { processing: 'Charges', source: 'Service' },
  BankTransactions: { processing: 'Payments', source: 'Person' },
  PayerAccounts: { processing: 'Payments', source: 'Person' },
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

/** Returns the purpose and source of data. */
export function getDisclosure(what: DisclosedData): Disclosed {
  return DISCLOSURES[what];
}

/** Possible starts of account numbers, each with the longest length; check digits decide. */
const IBAN_CANDIDATES = /\b(?=([A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}))/giu;
const SHORTEST_IBAN = 15;
/** Placeholder for data of others. */
export const MASKED_TEXT = '[…]';

/** An account number and its position in a text. */
interface FoundIban {
  readonly iban: string;
  readonly start: number;
  readonly end: number;
}

function findIbans(text: string): FoundIban[] {
  return [...text.matchAll(IBAN_CANDIDATES)].flatMap(({ 1: like = '', index: start }) => {
    for (let length = like.length; length >= SHORTEST_IBAN; length -= 1) {
      if (like[length - 1] === ' ') continue;
      const iban = normaliseIban(like.slice(0, length));
      if (iban !== undefined) return [{ iban, start, end: start + length }];
    }
    return [];
  });
}

/** Finds the account numbers in a text, in capitals without blanks. */
export function findAccountNumbers(text: string): string[] {
  return findIbans(text).map(({ iban }) => iban);
}

/** The recipient of a copy, and the others who may be mentioned in it. */
interface Known {
  /** Contact details of others: e-mail addresses, telephone numbers, postal addresses. */
  readonly others: readonly (string | null)[];
  /** The person's own contact details, which others may share. */
  readonly own: readonly (string | null)[];
  /** Accounts that may be shown: those the person has paid from, and those of the buildings. */
  readonly ibans: readonly string[];
}

/**
 * Makes a function that masks contact details and accounts of others in texts: the rights of others limit a
 * copy.
 * Rule: GDPR art. 15(4).
 */
export function makeOthersMask({ others, own, ibans }: Known): (text: string) => string {
  const known = new Set(own.map((word) => word?.toLowerCase()));
  const words = others.filter((word) => word !== null && !known.has(word.toLowerCase()));
  const source = buildNamePattern(words);
  const pattern = source === undefined ? undefined : new RegExp(source, 'giu');
  const allowed = new Set(ibans);
  return (text) => {
    const masked = pattern === undefined ? text : text.replaceAll(pattern, MASKED_TEXT);
    // From the last one on, so that earlier positions stay valid.
    return findIbans(masked)
      .filter(({ iban }) => !allowed.has(iban))
      .reduceRight(
        (rest, { start, end }) => rest.slice(0, start) + MASKED_TEXT + rest.slice(end),
        masked,
      );
  };
}
