import { requeueTask, type SystemDependencies } from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { Task } from '#platform/jobs/task.ts';
import { findUndrawnBySubject, findWaitingSubjects } from './letter-repository.ts';
import { BATCH, drawLetters } from './render-letters.ts';
import { DRAW_LETTERS, drawingJob } from './rendering-job.ts';

interface DrawingPayload {
  readonly organization_id: string;
  readonly subject_id: string;
}

/** Creates the background jobs that generate letters, after which their mails are sent. */
export function createLetterTasks(deps: SystemDependencies): readonly Task[] {
  return [
    {
      name: DRAW_LETTERS,
      run: (payload, { signal }) => drawAll(deps, payload as DrawingPayload, signal),
    },
    requeueTask('requeue-letters', deps, async (db, overdue) =>
      (await findWaitingSubjects(db, overdue)).map((id) => drawingJob(db.organizationId, id)),
    ),
  ];
}

async function drawAll(
  { database, clock }: SystemDependencies,
  { organization_id: organizationId, subject_id: subjectId }: DrawingPayload,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const undrawn = await database.read(organizationId, (db) =>
      findUndrawnBySubject(db, subjectId, BATCH),
    );
    if (undrawn.length === 0) return;
    await drawLetters({ database, organizationId, now: instantOf(clock.nowMs()) }, undrawn);
  }
}
