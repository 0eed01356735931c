import { join } from 'node:path';
import type { ContentType } from '#domain/documents/content-type.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { RewrittenFile } from './strip-to-picture.ts';

/** An uploaded file, and the inspection to run. */
export interface FileToInspect {
  readonly wanted: 'type' | 'picture' | 'words';
  readonly path: string;
  readonly file_name: string;
}

const program = join(import.meta.dirname, 'inspect-main.ts');
/** A user waits for this: it reads the head of a file, and all of a text. */
const types = new WorkProcess<FileToInspect, ContentType | null>({
  program,
  deadlineMs: 10_000,
  heapMib: 256,
});
/**
 * A user waits for these too; a separate process, so that a large picture does not delay type
 * detection.
 */
const pictures = new WorkProcess<FileToInspect, RewrittenFile | null>({
  program,
  deadlineMs: 20_000,
  heapMib: 256,
});
/** Nobody waits for this; it may take its time. */
const words = new WorkProcess<FileToInspect, string[]>({
  program,
  deadlineMs: 60_000,
  heapMib: 512,
  maxWaiting: 1_000,
});

/** Inspects files in separate processes, where they can neither stop nor slow down the service. */
export const inspector = {
  /**
   * Detects the type of a file from its content; null: not a type that may be stored, or detection
   * takes too long. Refuses too_busy.
   */
  typeOf: (file: Omit<FileToInspect, 'wanted'>) =>
    orFallback(types.run({ ...file, wanted: 'type' }), null),
  /**
   * Strips a picture of everything but its pixels; null: not a picture that can be stripped.
   * Refuses too_busy, also if it takes too long.
   */
  async stripToPicture(path: string): Promise<RewrittenFile | null> {
    try {
      return await pictures.run({ path, file_name: '', wanted: 'picture' });
    } catch (error) {
      if (error instanceof WorkGivenUp) throw new DomainError('too_busy');
      throw error;
    }
  },
  /**
   * Extracts the words of a PDF; none if that takes too long. Refuses too_busy while the service
   * stops.
   */
  extractSearchWords: (path: string) =>
    orFallback(words.run({ path, file_name: '', wanted: 'words' }), []),
  async stop() {
    await Promise.all([types.stop(), pictures.stop(), words.stop()]);
  },
};

async function orFallback<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WorkGivenUp) return otherwise;
    throw error;
  }
}
