/** What is erased of a person, or made to name them no longer. */
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
  'AuditValues',
  'StoredAnswers',
  'Outbox',
] as const;
export type ErasedData = (typeof ERASED_DATA)[number];

/** Why somebody cannot be erased now. */
export const ERASURE_BLOCKS = ['OwnsUnit', 'Owes', 'IsOwed', 'HoldsMandate', 'InDispute'] as const;
export type ErasureBlock = (typeof ERASURE_BLOCKS)[number];

/** How somebody stands with the organization today. */
export interface ErasureFacts {
  /** Units in which they hold a right today, or from a later day on. */
  readonly held_units: number;
  /** What is open of what they were asked for, and of what they have paid, building by building. */
  readonly owed_cents: number;
  readonly credit_cents: number;
  /** Roles that they hold for others: council, auditor, accountant, syndic. */
  readonly mandates: number;
  /** Reminders that run, paused ones included, and documents under legal hold. */
  readonly disputes: number;
}

/**
 * What forbids to erase somebody now, in the order of the list; nothing: they can be erased.
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

/** What an owner is called once erased: made of the id that books and minutes keep. */
export function pseudonymOf(ownerId: string): string {
  return `Anonymised-${ownerId.slice(-12)}`;
}

/** Shorter than this, words name too much else to be looked for. */
const SHORTEST = 3;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const PHONE = /^\+\d{8,}$/;

/**
 * A regular expression, as the database reads it, that finds somebody in a text by the words that name
 * them: names (either order of two parts), addresses, e-mails, and phone numbers however they are
 * spaced. Undefined: there is nothing to look for.
 */
export function wordsPattern(words: readonly (string | null)[]): string | undefined {
  const known = [...new Set(words.flatMap((word) => word?.trim() ?? []))].filter(
    (word) => word.length >= SHORTEST,
  );
  // The longer first: what holds another is found whole.
  const forms = known.flatMap(formsOf).sort((one, other) => other.length - one.length);
  return forms.length === 0 ? undefined : `(?<!\\w)(?:${forms.join('|')})(?!\\w)`;
}

/** Words of a name, as they are compared: without case and accents. */
const wordsIn = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0);

/** Shorter than this, a word stands in the names of many: van, den, Jan. */
const TELLING = 4;

/**
 * Those of the names that people have given themselves that may be looked for in texts. Who chooses
 * "lift" or "plumber" would have these taken out of what everybody wrote: a name counts that has two
 * words, one of which the register or the office calls them by.
 */
export function namesToSeek(
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
