import type { NewJob } from '#platform/jobs/enqueue.ts';

export const DRAW_LETTERS = 'draw-letters';

/** Makes the job that generates missing letters about a subject; requested twice, it runs once. */
export function drawingJob(organizationId: string, subjectId: string): NewJob {
  return {
    task: DRAW_LETTERS,
    payload: { organization_id: organizationId, subject_id: subjectId },
    job_key: `${DRAW_LETTERS}:${subjectId}`,
  };
}
