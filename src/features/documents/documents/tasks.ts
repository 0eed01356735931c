import type { Logger } from 'pino';
import {
  forEveryOrganization,
  requeueTask,
  type SystemDependencies,
} from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { FileKey, FileStore } from '#platform/files/file-store.ts';
import type { NewJob } from '#platform/jobs/enqueue.ts';
import type { Task } from '#platform/jobs/task.ts';
import {
  deleteContent,
  findContent,
  findUnread,
  blockBackups,
  storeWords,
  lockOrphanContent,
} from './content-repository.ts';
import { inspector } from './inspector.ts';
import { deleteExpiredLinks } from './repository.ts';
import { discardAbandonedCopies, withTemporaryCopy } from './temporary-copy.ts';

const READ_DOCUMENT = 'read-document';
export const SWEEP = 'sweep-documents';
const HOUR_MS = 60 * 60_000;

export interface DocumentDependencies extends SystemDependencies {
  readonly files: FileStore;
  readonly logger: Pick<Logger, 'error'>;
}

/** Makes the job that extracts the words of a content; requested twice, it runs once. */
export function readingJob(organizationId: string, sha256: string): NewJob {
  return {
    task: READ_DOCUMENT,
    payload: { organization_id: organizationId, sha256 },
    job_key: `${READ_DOCUMENT}:${organizationId}:${sha256}`,
  };
}

/** Creates the background jobs that index documents for search and remove unreferenced bytes. */
export function createDocumentTasks(deps: DocumentDependencies): readonly Task[] {
  return [
    {
      name: READ_DOCUMENT,
      readsForeignFiles: true,
      run: (payload) => readContent(deps, payload as FileKey),
    },
    requeueTask('requeue-documents', deps, async (db, { before, limit }) =>
      (await findUnread(db, before, limit)).map(({ sha256 }) =>
        readingJob(db.organizationId, sha256),
      ),
    ),
    {
      name: SWEEP,
      schedule: { cron: '20 * * * *', backfillMs: HOUR_MS, maxAttempts: 3 },
      run: (_payload, { signal }) => sweep(deps, signal),
    },
  ];
}

async function readContent({ database, clock, files }: DocumentDependencies, key: FileKey) {
  const { organization_id: organizationId, sha256 } = key;
  const content = await database.read(organizationId, (db) => findContent(db, sha256));
  if (content === undefined || content.read_at !== null) return;
  const words =
    content.content_type === 'application/pdf'
      ? await withTemporaryCopy(() => files.open(key), inspector.extractSearchWords)
      : [];
  await database.write(organizationId, (db) =>
    storeWords(db, sha256, words, instantOf(clock.nowMs())),
  );
}

/** Removes bytes that no document refers to, incomplete uploads, and unused links. */
async function sweep(deps: DocumentDependencies, signal: AbortSignal): Promise<void> {
  const before = deps.clock.nowMs() - HOUR_MS;
  await deps.files.discardAbandoned(before);
  await discardAbandonedCopies(before);
  await forEveryOrganization(deps, { task: SWEEP, signal }, async ({ db, now, organizationId }) => {
    await deleteExpiredLinks(db, now);
    if (!(await blockBackups(db))) return;
    for (;;) {
      signal.throwIfAborted();
      const sha256 = await lockOrphanContent(db, now);
      if (sha256 === undefined) return;
      // The lock lasts until the transaction ends: a concurrent upload of the same bytes stores
      // them afterwards.
      await deps.files.remove({ organization_id: organizationId, sha256 });
      await deleteContent(db, sha256);
    }
  });
}
