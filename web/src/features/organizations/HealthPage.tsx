import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../../shared/api/health.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { sumOf } from './metrics.ts';

const EVERY_MS = 30_000;
const HOUR_SECONDS = 3_600;
const GIGABYTE = 1e9;

/** How the service is: whether it answers, what waits in it, what did not go out, what room is left. */
export function HealthPage() {
  const { t } = useWords();
  const { integer } = useFormat();
  const health = useQuery({ ...healthQuery, refetchInterval: EVERY_MS });
  const metrics = useQuery({
    queryKey: ['getMetrics'],
    queryFn: ({ signal }) => api.text('getMetrics', { signal }),
    refetchInterval: EVERY_MS,
  });
  const { data } = health;
  const isHealthy = data?.status === 'healthy';
  const hours = Math.floor((data?.uptime_seconds ?? 0) / HOUR_SECONDS);
  return (
    <Page
      title={t('web-organizations.health.title')}
      sentence={t('web-organizations.health.sentence')}
      isLoading={health.isPending || metrics.isPending}
      actions={
        data && (
          <Tag tone={isHealthy ? 'good' : 'bad'}>
            {t(isHealthy ? 'web-organizations.health.good' : 'web-organizations.health.bad')}
          </Tag>
        )
      }
    >
      <Problem error={health.error ?? metrics.error} />
      {data === undefined ? (
        <Rows />
      ) : (
        <Facts
          facts={[
            [t('web-organizations.health.version'), data.version],
            [
              t('web-organizations.health.database.title'),
              t(`web-organizations.health.database.${data.database}`),
            ],
            [
              t('web-organizations.health.uptime'),
              t('web-organizations.health.hours', { count: hours, hours: integer(hours) }),
            ],
          ]}
        />
      )}
      {metrics.data !== undefined && <Measured text={metrics.data} />}
    </Page>
  );
}

/** Of what is measured, the little that a person wants to know. */
function Measured({ text }: { readonly text: string }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const figure = (name: string, having?: string) => integer(sumOf(text, name, having));
  const free = sumOf(text, 'millieme_disk_free_bytes') / GIGABYTE;
  return (
    <Part title={t('web-organizations.health.measured')}>
      <Facts
        facts={[
          [t('web-organizations.health.jobs'), figure('millieme_jobs_waiting')],
          [
            t('web-organizations.health.mails'),
            figure('millieme_jobs_waiting', 'task="deliver-mail"'),
          ],
          [
            t('web-organizations.health.failed'),
            figure('millieme_deliveries_total', 'result="failed"'),
          ],
          [t('web-organizations.health.differences'), figure('millieme_owner_account_differences')],
          [t('web-organizations.health.processes'), figure('millieme_serving_processes')],
          [
            t('web-organizations.health.disk'),
            t('web-organizations.health.gigabytes', { size: integer(free) }),
          ],
        ]}
      />
    </Part>
  );
}
