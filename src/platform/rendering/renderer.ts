import { join } from 'node:path';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { DrawnPdf } from '#platform/pdf/bundle.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { DrawLettersJob, RenderJob } from './render-job.ts';

/** Far beyond the longest table that is accepted. */
const DEADLINE_MS = 30_000;

const work = new WorkProcess<RenderJob | DrawLettersJob, Uint8Array | readonly DrawnPdf[]>({
  program: join(import.meta.dirname, 'render-main.ts'),
  deadlineMs: DEADLINE_MS,
});

async function draw(job: RenderJob | DrawLettersJob): Promise<Uint8Array | readonly DrawnPdf[]> {
  try {
    return await work.run(job);
  } catch (error) {
    const isLate = error instanceof WorkGivenUp && error.reason === 'deadline';
    throw isLate ? new DomainError('too_busy') : error;
  }
}

/** Renders the files of the whole service; stop it with the service. */
export const renderer = {
  /** Renders a file. Refuses too_busy if too many wait, on timeout, or at the stop. */
  async render(job: RenderJob): Promise<Buffer> {
    const drawn = await draw(job);
    assert(drawn instanceof Uint8Array, 'A file is rendered');
    return Buffer.from(drawn);
  },
  /** Renders a PDF for each letter, in their order. Refuses too_busy as `render` does. */
  async renderLetters(letters: readonly PaperLetter[]): Promise<readonly DrawnPdf[]> {
    const drawn = await draw({ format: 'letters', letters });
    assert(!(drawn instanceof Uint8Array), 'Letters are rendered');
    return drawn;
  },
  stop: () => work.stop(),
};
