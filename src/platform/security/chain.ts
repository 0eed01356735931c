import { hash } from 'node:crypto';

/** Position of an entry in its chain, and the hash that seals it and all entries before it. */
export interface Link {
  /** From 1 without gaps. */
  readonly sequence: number;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
}

/** End of a chain: how many entries it has, and the hash of the last one. */
export interface ChainHead {
  readonly entry_count: number;
  readonly head_hash: Buffer;
}

/** Head of a chain without entries. */
export const CHAIN_START: ChainHead = { entry_count: 0, head_hash: Buffer.alloc(32) };

/** Formats a head for print, as `millieme verify --since` reads it: number of entries, hyphen, hash. */
export function formatHead({ entry_count, head_hash }: ChainHead): string {
  return `${entry_count}-${head_hash.toString('hex')}`;
}

/** Converts a head to its JSON form. */
export function toHead({ entry_count, head_hash }: ChainHead, at: string) {
  return { count: entry_count, head_hash: head_hash.toString('hex'), at };
}

/** Entries read, and hashed before other requests get their turn: 200,000 entries take 30 to 90 MB. */
const BATCH = 500;

/**
 * Appends an entry to a chain whose head the caller has locked.
 * Rule: hash = sha256(previous hash + canonical text) in UTF-8, the previous hash as 64 lower-case
 * hexadecimal digits, all zero before the first.
 * @param toText writes the canonical text: equal entries have equal texts
 */
function appendLink<Entry extends object>(
  { entry_count, head_hash }: ChainHead,
  entry: Entry,
  toText: (entry: Entry & Pick<Link, 'sequence'>) => string,
): Entry & Link {
  const placed = { ...entry, sequence: entry_count + 1 };
  return { ...placed, previous_hash: head_hash, hash: seal(head_hash, toText(placed)) };
}

/** Appends entries to a chain, in order: see `appendLink`. */
export function appendLinks<Entry extends object>(
  head: ChainHead,
  entries: readonly Entry[],
  toText: (entry: Entry & Pick<Link, 'sequence'>) => string,
): (Entry & Link)[] {
  let last = head;
  return entries.map((entry) => {
    const link = appendLink(last, entry, toText);
    last = headAt(link);
    return link;
  });
}

/** Reads a chain in batches. The database reads the next batch while the previous one is used. */
export async function* readChain<Entry extends Link>(
  { entry_count }: ChainHead,
  readAfter: (sequence: number, limit: number) => Promise<Entry[]>,
): AsyncGenerator<Entry[]> {
  let next = readAfter(entry_count, BATCH);
  for (;;) {
    const batch = await next;
    const last = batch.at(-1);
    if (last === undefined) return;
    next = batch.length < BATCH ? Promise.resolve([]) : readAfter(last.sequence, BATCH);
    yield batch;
  }
}

/** Result of checking a chain. */
interface ChainProof {
  /** Sequence of the first entry that is not as it was appended; null: there is none. */
  readonly broken_at: number | null;
  /** End of the entries that were found. */
  readonly last: ChainHead;
}

/**
 * Recomputes a chain from its start. Faults are part of the result, never thrown.
 * @param toText looks at every entry, and writes its canonical text; undefined: no valid entry is
 * like this one
 */
export async function proveChain<Entry extends Link>(
  start: ChainHead,
  batches: AsyncIterable<readonly Entry[]> | Iterable<readonly Entry[]>,
  toText: (entry: Entry) => string | undefined,
): Promise<ChainProof> {
  let [last, broken_at]: [ChainHead, number | null] = [start, null];
  for await (const batch of batches) {
    for (const entry of batch) {
      const text = toText(entry);
      if (broken_at === null && !isNext(last, entry, text)) broken_at = entry.sequence;
      last = headAt(entry);
    }
  }
  return { broken_at, last };
}

/** Whether no entry of a chain was changed, and none is missing before the head that was stored. */
export function isIntact({ broken_at, last }: ChainProof, head: ChainHead): boolean {
  return (
    broken_at === null &&
    last.entry_count === head.entry_count &&
    last.head_hash.equals(head.head_hash)
  );
}

function isNext(last: ChainHead, link: Link, text: string | undefined): boolean {
  return (
    link.sequence === last.entry_count + 1 &&
    link.previous_hash.equals(last.head_hash) &&
    text !== undefined &&
    link.hash.equals(seal(last.head_hash, text))
  );
}

function headAt({ sequence, hash: head_hash }: Link): ChainHead {
  return { entry_count: sequence, head_hash };
}

/** Whether an entry, taken alone, has the hash that its text and the entry before it give. */
export function isSealed(
  { previous_hash, hash: own }: Pick<Link, 'previous_hash' | 'hash'>,
  text: string,
): boolean {
  return own.equals(seal(previous_hash, text));
}

function seal(previous: Buffer, text: string): Buffer {
  return hash('sha256', previous.toString('hex') + text, 'buffer');
}
