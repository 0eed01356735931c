import { hash } from 'node:crypto';
import { assert } from '#domain/kernel/assert.ts';
import { fileLetters } from '#features/documents/documents/index.ts';
import { enqueueLetterMails } from '#features/mails/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import {
  findGeneratedLetters,
  findUndrawn,
  storeDrawnLetters,
  type KeptLetter,
  type LetterPdf,
  type UndrawnLetter,
} from './letter-repository.ts';

/** Letters generated in one go: less than a second, during which no other file is generated. */
export const BATCH = 40;

interface Drawing {
  readonly database: Database;
  readonly organizationId: string;
  /** RFC 3339. */
  readonly now: string;
}

/** Letters that this process generates now, by id. */
const inProgress = new Map<string, Promise<void>>();

/**
 * Generates letters and stores each once, even if several processes generate it; mails that waited
 * for it can then be sent. Waits for those that this process generates already: a user often reads
 * letters while the job of their sending generates them. Holds no connection while generating.
 * Refuses too_busy.
 */
export async function drawLetters(
  drawing: Drawing,
  letters: readonly UndrawnLetter[],
): Promise<void> {
  const others = letters.flatMap(({ id }) => inProgress.get(id) ?? []);
  const missing = letters.filter(({ id }) => !inProgress.has(id));
  const work = drawAndStore(drawing, missing);
  for (const { id } of missing) inProgress.set(id, work);
  try {
    await Promise.all([work, ...others]);
  } finally {
    for (const { id } of missing) inProgress.delete(id);
  }
}

async function drawAndStore(
  { database, organizationId, now }: Drawing,
  letters: readonly UndrawnLetter[],
): Promise<void> {
  if (letters.length === 0) return;
  const files = await renderer.renderLetters(letters.map(({ paper }) => paper));
  const drawn = letters.map(({ id }, index) => {
    const file = files[index];
    assert(file !== undefined, 'Every letter is rendered');
    const pdf = Buffer.from(file.content);
    return { id, pdf, sha256: hash('sha256', pdf), page_count: file.page_count };
  });
  await database.write(organizationId, async (db) => {
    await fileLetters(db, await storeDrawnLetters(db, drawn, now), now);
    await enqueueLetterMails(
      db,
      drawn.map(({ id }) => id),
    );
  });
}

/** Generates drafts of letters, without storing them. Refuses too_busy. */
export async function drawDrafts(papers: readonly PaperLetter[]): Promise<LetterPdf[]> {
  const drafts: LetterPdf[] = [];
  for (let start = 0; start < papers.length; start += BATCH) {
    const batch = papers.slice(start, start + BATCH);
    const files = await renderer.renderLetters(batch);
    for (const [index, { file_name }] of batch.entries()) {
      const file = files[index];
      assert(file !== undefined, 'Every letter is rendered');
      drafts.push({ file_name, pdf: Buffer.from(file.content), page_count: file.page_count });
    }
  }
  return drafts;
}

/**
 * Reads letters as sent, in the order in which they were written, and generates those that no job
 * has generated yet. Opens its own transactions. Refuses too_busy.
 */
export async function readLetters(drawing: Drawing, ids: readonly string[]): Promise<KeptLetter[]> {
  const { database, organizationId } = drawing;
  const read = <T>(work: (db: Connection) => Promise<T>) => database.read(organizationId, work);
  for (;;) {
    const undrawn = await read((db) => findUndrawn(db, ids, BATCH));
    if (undrawn.length === 0) return read((db) => findGeneratedLetters(db, ids));
    await drawLetters(drawing, undrawn);
  }
}
