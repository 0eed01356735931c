import { join } from 'node:path';
import type { ContentType } from '#domain/documents/content-type.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { WrittenAnew } from './leave-picture.ts';

/** A file that came from outside, and what is asked of it. */
export interface FileToInspect {
  readonly wanted: 'type' | 'picture' | 'words';
  readonly path: string;
  readonly file_name: string;
}

const program = join(import.meta.dirname, 'inspect-main.ts');
/** Somebody waits for it; its head is read, and of a text all. */
const types = new WorkProcess<FileToInspect, ContentType | null>({
  program,
  deadlineMs: 10_000,
  heapMib: 256,
});
/** Somebody waits for these as well, and a large one is not to keep others from being told. */
const pictures = new WorkProcess<FileToInspect, WrittenAnew | null>({
  program,
  deadlineMs: 20_000,
  heapMib: 256,
});
/** Nobody waits for it, and it may take its time. */
const words = new WorkProcess<FileToInspect, string[]>({
  program,
  deadlineMs: 60_000,
  heapMib: 512,
  maxWaiting: 1_000,
});

/** Looks into files in processes of their own, where they can neither stop nor slow the service. */
export const inspector = {
  /**
   * The type of a file by what it holds; null: none of those that are kept, or it takes too long to
   * tell. Refuses too_busy.
   */
  typeOf: (file: Omit<FileToInspect, 'wanted'>) =>
    unlessGivenUp(types.run({ ...file, wanted: 'type' }), null),
  /**
   * Leaves nothing in a file but its picture; null: it is no picture of which that can be done. Refuses
   * too_busy, also where it takes too long.
   */
  async leavePicture(path: string): Promise<WrittenAnew | null> {
    try {
      return await pictures.run({ path, file_name: '', wanted: 'picture' });
    } catch (error) {
      if (error instanceof WorkGivenUp) throw new DomainError('too_busy');
      throw error;
    }
  },
  /** The words of a PDF; none where they take too long to read. Refuses too_busy at the stop. */
  wordsOf: (path: string) => unlessGivenUp(words.run({ path, file_name: '', wanted: 'words' }), []),
  async stop() {
    await Promise.all([types.stop(), pictures.stop(), words.stop()]);
  },
};

async function unlessGivenUp<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WorkGivenUp) return otherwise;
    throw error;
  }
}
