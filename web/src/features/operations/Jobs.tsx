import { Button } from '@mantine/core';
import type { ServiceState } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { Runbook } from './Runbooks.tsx';
import { code } from './code.tsx';
import { useDuration } from './duration.ts';

/** A job overdue for longer has no worker or keeps failing. */
const LATE_SECONDS = 900;

/** Queued and failed jobs, with a button to retry the failed ones. */
export function Jobs({ state }: { readonly state: ServiceState }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const duration = useDuration();
  const { queue, failed_job_count: failed } = state;
  const oldest = Math.max(0, ...queue.map(({ oldest_seconds }) => oldest_seconds));
  const waiting = queue.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Part title={t('web-operations.jobs')}>
        <Facts
          facts={[
            [t('web-operations.waiting'), integer(waiting)],
            [
              t('web-operations.oldest'),
              <Tag key="oldest" tone={oldest > LATE_SECONDS ? 'bad' : 'good'}>
                {duration(oldest)}
              </Tag>,
            ],
          ]}
        />
        <Runbook of={['JobsLate']} />
        <DataTable
          caption={t('web-operations.jobs')}
          rows={queue}
          rowId={({ task }) => task}
          empty={t('web-operations.jobs_none')}
          columns={[
            { id: 'task', header: 'web-operations.task', cell: ({ task }) => code(task) },
            { id: 'count', header: 'web-operations.waiting', as: 'integer' },
            {
              id: 'oldest',
              header: 'web-operations.oldest',
              isNumber: true,
              cell: ({ oldest_seconds }) => duration(oldest_seconds),
            },
          ]}
        />
      </Part>
      <Part title={t('web-operations.failed', { count: failed })}>
        <FailedJobs jobs={state.failed_jobs} />
      </Part>
    </>
  );
}

function FailedJobs({ jobs }: { readonly jobs: ServiceState['failed_jobs'] }) {
  const { t } = useWords();
  const retry = useAct('retryFailedJob');
  const act = ({ id, task }: ServiceState['failed_jobs'][number]) => (
    <Button
      size="compact-sm"
      variant="default"
      loading={retry.isPending}
      aria-label={t('web-operations.retry_of', { task, id })}
      onClick={() => retry.mutate({ path: { job_id: id } })}
    >
      {t('web-operations.retry')}
    </Button>
  );
  return (
    <>
      <Problem error={retry.error} />
      <DataTable
        caption={t('web-operations.failed_title')}
        rows={jobs}
        empty={t('web-operations.failed_none')}
        columns={[
          { id: 'task', header: 'web-operations.task', cell: ({ task }) => code(task) },
          { id: 'id', header: 'web-operations.job_id' },
          { id: 'failed_at', header: 'web-operations.failed_at', as: 'instant' },
          { id: 'attempts', header: 'web-operations.attempts', as: 'integer' },
          { id: 'retry', header: 'web-operations.act', isNumber: true, cell: (job) => act(job) },
        ]}
      />
    </>
  );
}
