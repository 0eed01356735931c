import { DRILL_KINDS } from '#domain/operations/drill-steps.ts';
import { RECOVERED_PARTS } from '#domain/operations/recovery-targets.ts';
import { Instant, Type, nullable, stringEnum, type Static } from './common.ts';

const Seconds = Type.Number({ minimum: 0 });

const Backup = Type.Object({
  name: Type.String(),
  made_at: Instant,
  size_bytes: Type.Integer({ minimum: 0 }),
});

const Continuous = Type.Object({
  age_seconds: nullable({ ...Seconds, description: 'Since the newest copy; null: there is none' }),
  waiting_seconds: nullable({
    ...Seconds,
    description: 'For how long a part of its log waits to be saved; null: it cannot be told',
  }),
});

const Drill = Type.Object({
  started_at: Instant,
  kind: stringEnum(DRILL_KINDS, {
    description:
      'Rows: an archive; Base: a copy of the database with its log; Monitoring: what watches the service',
  }),
  archive: Type.String({ description: 'The backup that was restored; a pattern: there is none' }),
  succeeded: Type.Boolean(),
  recovery_seconds: { ...Seconds, description: 'How long it took in all' },
  loss_seconds: {
    ...Seconds,
    description: 'How old the backup was: what would have been lost; 0 where there is none',
  },
  steps: Type.Array(Type.Object({ step: Type.String(), seconds: Seconds })),
});

const RecoveryTarget = Type.Object({
  part: stringEnum(RECOVERED_PARTS),
  recovery_seconds: { ...Seconds, description: 'How soon it is to be back' },
  loss_seconds: { ...Seconds, description: 'How much of the time before may be lost' },
});

const QueuedJobs = Type.Object({
  task: Type.String(),
  count: Type.Integer({ minimum: 0 }),
  oldest_seconds: { ...Seconds, description: 'For how long the oldest has been due' },
});

const FailedJob = Type.Object({
  id: Type.String({ description: 'As the log of the service names it: `job_id`' }),
  task: Type.String(),
  created_at: Instant,
  failed_at: Instant,
  attempts: Type.Integer({ minimum: 0 }),
});

const ProofRun = Type.Object({
  ended_at: Instant,
  organization_count: Type.Integer({ minimum: 0 }),
  fault_count: Type.Integer({
    minimum: 0,
    description: 'What did not hold of books, votes and logs',
  }),
});

export const ServiceState = Type.Object(
  {
    versions: Type.Object({
      service: Type.String(),
      node: Type.String(),
      postgres: Type.String(),
    }),
    backups: Type.Object({
      is_reachable: Type.Boolean({ description: 'Whether the folder of backups can be read' }),
      is_encrypted: Type.Boolean(),
      age_seconds: nullable({ ...Seconds, description: 'Since the newest; null: there is none' }),
      archives: Type.Array(Backup, { description: 'The newest first' }),
      continuous: nullable({
        ...Continuous,
        description:
          'The embedded database, saved as it changes; null: it is not, and what came after the newest backup would be lost',
      }),
    }),
    drills: Type.Array(Drill, { description: 'The last twelve, the newest first' }),
    recovery_targets: Type.Array(RecoveryTarget),
    proof: nullable({
      ...ProofRun,
      description: 'The last nightly proof; null: there was none yet',
    }),
    queue: Type.Array(QueuedJobs),
    failed_jobs: Type.Array(FailedJob, { description: 'The newest first, a hundred at most' }),
    failed_job_count: Type.Integer({ minimum: 0 }),
  },
  { $id: 'ServiceState' },
);
export type ServiceState = Static<typeof ServiceState>;

export const FailedJobParams = Type.Object({
  job_id: Type.String({ pattern: '^[1-9][0-9]{0,17}$', description: 'Of a job that failed' }),
});
