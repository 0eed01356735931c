import { join } from 'node:path';
import type { ContentType } from '#domain/documents/content-type.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';

/** A file that came from outside, and what is asked of it. */
export interface FileToInspect {
  readonly wanted: 'type' | 'words';
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
  /** The words of a PDF; none where they take too long to read. Refuses too_busy at the stop. */
  wordsOf: (path: string) => unlessGivenUp(words.run({ path, file_name: '', wanted: 'words' }), []),
  async stop() {
    await Promise.all([types.stop(), words.stop()]);
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
