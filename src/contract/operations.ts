import { DRILL_KINDS } from '#domain/operations/drill.ts';
import { RECOVERED_PARTS } from '#domain/operations/recovery-targets.ts';
import { Instant, Type, nullable, stringEnum, type Static } from './common.ts';

const Seconds = Type.Number({ minimum: 0 });

const Backup = Type.Object({
  name: Type.String(),
  made_at: Instant,
  size_bytes: Type.Integer({ minimum: 0 }),
});

const Continuous = Type.Object({
  age_seconds: nullable({
    ...Seconds,
    description: 'Seconds since the newest copy; null if there is none.',
  }),
  waiting_seconds: nullable({
    ...Seconds,
    description: 'Seconds for which part of the log has been waiting; null if unknown.',
  }),
});

const Drill = Type.Object({
  started_at: Instant,
  kind: stringEnum(DRILL_KINDS, {
    description:
      'Rows: archive. Base: copy of the database with its log. Monitoring: archive of the monitoring.',
  }),
  archive: Type.String({ description: 'Backup that was restored, or a pattern if there is none.' }),
  succeeded: Type.Boolean(),
  recovery_seconds: { ...Seconds, description: 'Total duration in seconds.' },
  loss_seconds: {
    ...Seconds,
    description: 'Age of the backup in seconds, which is the data loss; 0 if there is none.',
  },
  steps: Type.Array(Type.Object({ step: Type.String(), seconds: Seconds })),
});

const RecoveryTarget = Type.Object({
  part: stringEnum(RECOVERED_PARTS),
  recovery_seconds: { ...Seconds, description: 'Target for recovery time, in seconds.' },
  loss_seconds: { ...Seconds, description: 'Target for data loss, in seconds.' },
});

const QueuedJobs = Type.Object({
  task: Type.String(),
  count: Type.Integer({ minimum: 0 }),
  oldest_seconds: { ...Seconds, description: 'Seconds for which the oldest job has been due.' },
});

const FailedJob = Type.Object({
  id: Type.String({ description: 'Identifier of the job, `job_id` in the log of the service.' }),
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
    description: 'Faults found in books, votes and logs.',
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
      is_reachable: Type.Boolean({ description: 'Whether the backup folder can be read.' }),
      is_encrypted: Type.Boolean(),
      age_seconds: nullable({
        ...Seconds,
        description: 'Seconds since the newest archive; null if there is none.',
      }),
      archives: Type.Array(Backup, { description: 'Archives, newest first.' }),
      continuous: nullable({
        ...Continuous,
        description:
          'Continuous backup of the embedded database; null if off: changes since the newest archive are not saved.',
      }),
    }),
    drills: Type.Array(Drill, { description: 'Last twelve drills, newest first.' }),
    recovery_targets: Type.Array(RecoveryTarget),
    proof: nullable({
      ...ProofRun,
      description: 'Last nightly integrity check; null before the first.',
    }),
    queue: Type.Array(QueuedJobs),
    failed_jobs: Type.Array(FailedJob, {
      description: 'Failed jobs, newest first, at most a hundred.',
    }),
    failed_job_count: Type.Integer({ minimum: 0 }),
  },
  { $id: 'ServiceState' },
);
export type ServiceState = Static<typeof ServiceState>;

export const FailedJobParams = Type.Object({
  job_id: Type.String({
    pattern: '^[1-9][0-9]{0,17}$',
    description: 'Identifier of the failed job.',
  }),
});
