import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseInstantMs } from '#platform/clock.ts';
import type { RecordedHead } from '#platform/db/recorded-heads.ts';
import type { ArchiveStorage } from './archive-storage.ts';
import { ArchivedHead } from './manifest.ts';

/** Stored with the archives, readable without their key. Holds ids and hashes only. */
const CHAIN_HEADS = 'chain-heads.json';
/** A finding stays in the note until the service has surely seen it, also after a repeated backup. */
const SEEN_MS = 12 * 60 * 60_000;

const HeadsNote = Type.Object({
  /** When the archive was made, an instant. */
  made_at: Type.String(),
  heads: Type.Array(ArchivedHead),
  /** Heads of the archive before that no longer exist, with the instant when this was found. */
  rewritten: Type.Array(Type.Intersect([ArchivedHead, Type.Object({ found_at: Type.String() })])),
});

/** Heads of all chains in the newest archive of a place. */
export interface ArchivedHeads {
  readonly made_at: string;
  readonly heads: readonly RecordedHead[];
  readonly rewritten: readonly (RecordedHead & { readonly found_at: string })[];
}

/** Reads the heads that the newest archive of a place recorded; undefined if there are none. */
export async function readArchivedHeads(
  place: Pick<ArchiveStorage, 'readNote'>,
): Promise<ArchivedHeads | undefined> {
  try {
    const value: unknown = JSON.parse(await place.readNote(CHAIN_HEADS));
    return Value.Check(HeadsNote, value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Records the heads in a new archive, and which heads of the archive before it no longer exist. */
export async function recordArchivedHeads(
  place: Pick<ArchiveStorage, 'replaceNote'>,
  before: ArchivedHeads | undefined,
  now: { readonly made_at: string; readonly heads: readonly RecordedHead[] },
  rewritten: readonly RecordedHead[],
): Promise<void> {
  const { made_at } = now;
  const unseen = (before?.rewritten ?? []).filter(
    ({ found_at }) => parseInstantMs(made_at) - parseInstantMs(found_at) < SEEN_MS,
  );
  const found = rewritten.map((head) => ({ ...head, found_at: made_at }));
  const note: ArchivedHeads = { ...now, rewritten: [...unseen, ...found] };
  await place.replaceNote(CHAIN_HEADS, JSON.stringify(note));
}
