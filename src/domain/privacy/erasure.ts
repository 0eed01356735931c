/** Data of a person that is erased or pseudonymized. */
export const ERASED_DATA = [
  'Contact',
  'Account',
  'Notifications',
  'Preferences',
  'PushSubscriptions',
  'Mails',
  'Tickets',
  'Documents',
  'Reminders',
  'ImportReferences',
  'Requests',
  'LotRequests',
  'AuditValues',
  'StoredAnswers',
  'Outbox',
] as const;
export type ErasedData = (typeof ERASED_DATA)[number];

/** An erased owner, by the ids that a restored backup contains. */
export interface ErasedOwner {
  readonly organization_id: string;
  readonly owner_id: string;
}

/** Reasons why a person cannot be erased yet. */
export const ERASURE_BLOCKS = ['OwnsUnit', 'Owes', 'IsOwed', 'HoldsMandate', 'InDispute'] as const;
export type ErasureBlock = (typeof ERASURE_BLOCKS)[number];

/** Current relations of a person with the organization. */
export interface ErasureFacts {
  /** Whether the books or the ownership history name them. */
  readonly is_in_records?: boolean;
  /** Units in which they hold a right now or later. */
  readonly held_units: number;
  /** Open amount of receivables, and of payments, by building. */
  readonly owed_cents: number;
  readonly credit_cents: number;
  /** Roles they hold for others: council, auditor, accountant, syndic. */
  readonly mandates: number;
  /** Running reminders, including paused ones, and documents under legal hold. */
  readonly disputes: number;
}

/**
 * Lists the reasons not to erase a person yet, in order; none: they can be erased.
 * Rule: GDPR art. 17(3)(b) and (e).
 */
export function erasureBlocks(facts: ErasureFacts): ErasureBlock[] {
  const holds: Readonly<Record<ErasureBlock, boolean>> = {
    OwnsUnit: facts.held_units > 0,
    Owes: facts.owed_cents > 0,
    IsOwed: facts.credit_cents > 0,
    HoldsMandate: facts.mandates > 0,
    InDispute: facts.disputes > 0,
  };
  return ERASURE_BLOCKS.filter((block) => holds[block]);
}

/** Returns the name by which a former owner is shown outside the books while these keep their name. */
export function makeFormerName(number: number): string {
  return `Former owner ${number}`;
}

/** Returns the name of an owner whose name is kept nowhere, made of the id that books and minutes keep. */
export function makePseudonym(ownerId: string): string {
  return `Anonymised-${ownerId.slice(-12)}`;
}

/** Shorter words match too much else to be searched for. */
const SHORTEST = 3;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const PHONE = /^\+\d{8,}$/;

/**
 * Makes a PostgreSQL regular expression that finds a person in a text by their names (two parts in either
 * order), addresses, e-mails, and phone numbers however spaced. Undefined: nothing to search for.
 */
export function buildNamePattern(words: readonly (string | null)[]): string | undefined {
  const known = [...new Set(words.flatMap((word) => word?.trim() ?? []))].filter(
    (word) => word.length >= SHORTEST,
  );
  // Longer forms first, so that those buildLikePattern others match in full.
  const forms = known.flatMap(formsOf).sort((one, other) => other.length - one.length);
  return forms.length === 0 ? undefined : `(?<!\\w)(?:${forms.join('|')})(?!\\w)`;
}

/** Splits a name into words for comparison: without case and accents. */
const wordsIn = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0);

/** Shorter words are parts of many names: van, den, Jan. */
const TELLING = 4;

/**
 * Selects the self-chosen names that may be searched for in texts. A name like "lift" or "plumber" would
 * otherwise be masked in everyone's texts: it must have two words, one of them in the name known to the
 * register or the office.
 */
export function selectSearchableNames(
  chosen: readonly (string | null)[],
  known: readonly (string | null)[],
): string[] {
  const ofThem = new Set(
    known.flatMap((name) => wordsIn(name ?? '')).filter((word) => word.length >= TELLING),
  );
  return chosen.flatMap((name) => {
    const words = wordsIn(name ?? '');
    return name !== null && words.length > 1 && words.some((word) => ofThem.has(word))
      ? [name]
      : [];
  });
}

function formsOf(word: string): string[] {
  if (PHONE.test(word)) return phoneForms(word);
  const parts = word.split(/\s+/u).map((part) => part.replaceAll(SPECIAL, String.raw`\$&`));
  const spaced = parts.join(String.raw`\s+`);
  const [first, last] = parts;
  return parts.length === 2 ? [spaced, `${last},?\\s+${first}`] : [spaced];
}

/** `+32470123456` is also written 0032 470 12 34 56, 0470/12.34.56 and the like. */
function phoneForms(e164: string): string[] {
  const apart = (digits: string) => digits.split('').join(String.raw`[\s./()-]*`);
  const digits = e164.slice(1);
  const international = `(?:\\+|00)${apart(digits)}`;
  return digits.startsWith('32') ? [international, apart(`0${digits.slice(2)}`)] : [international];
}
