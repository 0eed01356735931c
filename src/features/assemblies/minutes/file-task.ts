import { isOfOwners } from '#domain/assemblies/meeting-state.ts';
import { assert } from '#domain/kernel/assert.ts';
import { storeMeetingPdf } from '#features/documents/documents/index.ts';
import { drawDrafts } from '#features/documents/letters/index.ts';
import { makeSystemContext, requeueTask, type SystemDependencies } from '#features/shared/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { NewJob } from '#platform/jobs/enqueue.ts';
import type { Task } from '#platform/jobs/task.ts';
import { composeMinutes } from './compose-minutes.ts';
import { minutesPaper } from './minutes-letter.ts';
import { findMinutes, findUnfiledMinutes } from './repository.ts';

const FILE_MINUTES = 'file-minutes';

interface FilingPayload {
  readonly organization_id: string;
  readonly meeting_id: string;
}

/** Makes the job that stores published minutes as a document; requested twice, it runs once. */
export function filingJob(organizationId: string, meetingId: string): NewJob {
  return {
    task: FILE_MINUTES,
    payload: { organization_id: organizationId, meeting_id: meetingId },
    job_key: `${FILE_MINUTES}:${meetingId}`,
  };
}

type FilingDependencies = SystemDependencies & { readonly files: FileStore };

/** Creates the background jobs that store published minutes. */
export function createMinutesTasks(deps: FilingDependencies): readonly Task[] {
  return [
    createFileMinutes(deps),
    requeueTask('requeue-minutes', deps, async (db, overdue) =>
      (await findUnfiledMinutes(db, overdue)).map((id) => filingJob(db.organizationId, id)),
    ),
  ];
}

/** Creates the task that stores published minutes, once, as a document for all owners. */
function createFileMinutes(deps: FilingDependencies): Task {
  return {
    name: FILE_MINUTES,
    run: async (payload) => {
      const { organization_id: organizationId, meeting_id } = payload as FilingPayload;
      const { paper, published_by } = await deps.database.read(organizationId, async (db) => {
        const ctx = makeSystemContext(deps, db, []);
        const written = await findMinutes(db, meeting_id);
        assert(written?.published_by, 'Minutes are filed once they are published');
        return { paper: await composeMinutes(ctx, meeting_id), published_by: written.published_by };
      });
      const drawn = minutesPaper(paper);
      const [pdf] = await drawDrafts([drawn]);
      assert(pdf !== undefined, 'Minutes are rendered');
      await storeMeetingPdf(deps, organizationId, pdf.pdf, {
        title: drawn.title,
        file_name: `${drawn.file_name}.pdf`,
        document_type: 'MeetingMinutes',
        visibility: isOfOwners(paper.meeting) ? 'Owners' : 'Board',
        building_id: paper.meeting.building_id,
        meeting_id,
        created_by: published_by,
      });
    },
  };
}
