import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { Runbook } from './Runbooks.tsx';
import { code } from './code.tsx';
import { DELIVERY_CHANNELS, DELIVERY_RESULTS } from './deliveries.ts';
import { parseSamples, slowestRoutes, sumMetric } from './metrics.ts';
import { useSize } from './size.ts';

const ROUTES = 10;
/** The alert fires when free space falls below this multiple of the reserve. */
const SHORT = 3;

/** Measurements: deliveries, free space and slow routes. */
export function Measurements({ text }: { readonly text: string }) {
  const { t } = useWords();
  const size = useSize();
  const [free, reserve] = [
    sumMetric(text, 'millieme_disk_free_bytes'),
    sumMetric(text, 'millieme_disk_reserve_bytes'),
  ];
  return (
    <>
      <Part title={t('web-operations.deliveries')}>
        <Deliveries text={text} />
        <Runbook of={['DeliveriesFail']} />
      </Part>
      <Part title={t('web-operations.disk')}>
        <Facts
          facts={[
            [
              t('web-operations.disk_free'),
              <Tag key="free" tone={free < SHORT * reserve ? 'bad' : 'good'}>
                {size(free)}
              </Tag>,
            ],
            [t('web-operations.disk_reserve'), size(reserve)],
          ]}
        />
        <Runbook of={['DiskShort']} />
      </Part>
      <Part title={t('web-operations.slowest')}>
        <Slowest text={text} />
        <Runbook of={['SlowAnswers', 'PoolExhausted', 'EventLoopBlocked']} />
      </Part>
    </>
  );
}

function Deliveries({ text }: { readonly text: string }) {
  const { t } = useWords();
  const samples = parseSamples(text, 'millieme_deliveries_total');
  const countOf = (channel: string, result: string) =>
    samples.find(({ labels }) => labels['channel'] === channel && labels['result'] === result)
      ?.value ?? 0;
  return (
    <DataTable
      caption={t('web-operations.deliveries')}
      rows={DELIVERY_CHANNELS.map((channel) => ({ channel }))}
      rowId={({ channel }) => channel}
      columns={[
        { id: 'channel', header: 'web-operations.channel', of: 'Channel' },
        ...DELIVERY_RESULTS.map((result): Column<{ readonly channel: string }> => ({
          id: result,
          header: `web-operations.delivery.${result}`,
          isNumber: true,
          cell: ({ channel }, { integer }) => integer(countOf(channel, result)),
        })),
      ]}
    />
  );
}

function Slowest({ text }: { readonly text: string }) {
  const { t } = useWords();
  const { decimal } = useFormat();
  const ms = (value: number) => t('web-operations.milliseconds', { value: decimal(value) });
  return (
    <DataTable
      caption={t('web-operations.slowest')}
      rows={slowestRoutes(text, ROUTES)}
      rowId={({ route }) => route}
      columns={[
        { id: 'route', header: 'web-operations.route', cell: ({ route }) => code(route) },
        { id: 'count', header: 'web-operations.answers', as: 'integer' },
        {
          id: 'mean',
          header: 'web-operations.mean',
          isNumber: true,
          cell: ({ mean_ms }) => ms(mean_ms),
        },
        {
          id: 'most',
          header: 'web-operations.most',
          isNumber: true,
          cell: ({ most_ms }) => (most_ms === null ? t('web-operations.longer') : ms(most_ms)),
        },
      ]}
    />
  );
}
