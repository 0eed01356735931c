import type { NewJob } from '#platform/jobs/enqueue.ts';

export const DRAW_LETTERS = 'draw-letters';

/** The job that draws what letters about a subject are not drawn: asked for twice, it runs once. */
export function drawingJob(organizationId: string, subjectId: string): NewJob {
  return {
    task: DRAW_LETTERS,
    payload: { organization_id: organizationId, subject_id: subjectId },
    job_key: `${DRAW_LETTERS}:${subjectId}`,
  };
}
