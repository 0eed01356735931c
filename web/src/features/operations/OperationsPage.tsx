import { useQuery } from '@tanstack/react-query';
import type { ServiceState } from '../../shared/api/generated.ts';
import { healthQuery } from '../../shared/api/health.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { Backups } from './Backups.tsx';
import { Drills } from './Drills.tsx';
import { Jobs } from './Jobs.tsx';
import { Measurements } from './Measurements.tsx';
import { Runbook, Runbooks } from './Runbooks.tsx';
import { useDuration } from './duration.ts';
import { sumMetric } from './metrics.ts';

const EVERY_MS = 30_000;

/** State of the service: components, backups, checks, queues and runbooks. */
export function OperationsPage() {
  const { t } = useWords();
  const health = useQuery({ ...healthQuery, refetchInterval: EVERY_MS });
  const state = useQuery({ ...apiQuery('getOperations', {}), refetchInterval: EVERY_MS });
  const metrics = useQuery({
    queryKey: ['getMetrics'],
    queryFn: ({ signal }) => api.text('getMetrics', { signal }),
    refetchInterval: EVERY_MS,
  });
  const isHealthy = health.data?.status === 'healthy';
  const isLoading = health.isPending || state.isPending || metrics.isPending;
  return (
    <Page
      title={t('web-navigation.operations')}
      sentence={t('web-operations.sentence')}
      isLoading={isLoading}
      actions={
        health.data && (
          <Tag tone={isHealthy ? 'good' : 'bad'}>
            {t(isHealthy ? 'web-operations.good' : 'web-operations.bad')}
          </Tag>
        )
      }
    >
      <Problem error={health.error ?? state.error ?? metrics.error} />
      {isLoading && <Rows count={12} />}
      {state.data !== undefined && metrics.data !== undefined && (
        <>
          <Versions
            state={state.data.data}
            uptime={health.data?.uptime_seconds ?? 0}
            metrics={metrics.data}
          />
          <Backups state={state.data.data} />
          <Drills state={state.data.data} />
          <Proofs state={state.data.data} metrics={metrics.data} />
          <Jobs state={state.data.data} />
          <Measurements text={metrics.data} />
        </>
      )}
      <Runbooks />
    </Page>
  );
}

function Versions(props: {
  readonly state: ServiceState;
  readonly uptime: number;
  readonly metrics: string;
}) {
  const { t } = useWords();
  const { integer } = useFormat();
  const duration = useDuration();
  const { service, node, postgres } = props.state.versions;
  return (
    <Part title={t('web-operations.versions')}>
      <Facts
        facts={[
          [t('web-operations.service'), service],
          ['PostgreSQL', postgres],
          ['Node', node],
          [t('web-operations.uptime'), duration(props.uptime)],
          [
            t('web-operations.processes'),
            integer(sumMetric(props.metrics, 'millieme_serving_processes')),
          ],
        ]}
      />
    </Part>
  );
}

/** Results of the last nightly integrity checks of ledgers, votes and audit logs. */
function Proofs(props: { readonly state: ServiceState; readonly metrics: string }) {
  const { t } = useWords();
  const { instant, integer } = useFormat();
  const { proof } = props.state;
  const differences = sumMetric(props.metrics, 'millieme_owner_account_differences');
  return (
    <Part title={t('web-operations.proofs')}>
      <Facts
        facts={[
          [
            t('web-operations.proof'),
            proof === null ? (
              t('web-operations.proof_none')
            ) : (
              <Tag tone={proof.fault_count === 0 ? 'good' : 'bad'}>
                {t('web-operations.proof_faults', { count: proof.fault_count })}
              </Tag>
            ),
          ],
          [t('web-operations.proved_at'), proof && instant(proof.ended_at)],
          [t('web-operations.organizations'), proof && integer(proof.organization_count)],
          [
            t('web-operations.differences'),
            <Tag key="differences" tone={differences === 0 ? 'good' : 'bad'}>
              {integer(differences)}
            </Tag>,
          ],
        ]}
      />
      <Runbook of={['ProofBroken', 'OwnerAccountsDiffer']} />
    </Part>
  );
}
