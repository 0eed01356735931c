import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import type { PaymentReminderStats } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Ageing } from '../../shared/ui/Ageing.tsx';
import { BarChart } from '../../shared/ui/BarChart.tsx';
import { CsvButton } from '../../shared/ui/CsvButton.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { FilterLine } from '../../shared/ui/FilterLine.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import styles from './reminders.module.css';

const route = getRouteApi('/signed-in/payment-reminders/stats');

/** Debt recovery statistics: amounts recovered, levels reached and age of debts. */
export function StatsPage() {
  const { t } = useWords();
  const { money } = useFormat();
  const search = route.useSearch();
  const { building_id } = useSearch({ strict: false });
  const query = useQuery(
    apiQuery('getPaymentReminderStats', {
      query: { ...search, ...(building_id === undefined ? {} : { building_id }) },
    }),
  );
  const stats = query.data?.data;
  return (
    <Page
      title={t('web-navigation.reminders.stats')}
      sentence={stats && t('web-reminders.stats.sentence', { amount: money(stats.total_overdue) })}
      isLoading={query.isPending}
    >
      <FilterLine filters={[{ as: 'days' }]} />
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {stats !== undefined && (
        <>
          <Figures stats={stats} />
          <Levels stats={stats} />
          <Ageing ageing={stats.ageing} />
        </>
      )}
    </Page>
  );
}

function Figures({ stats }: { readonly stats: PaymentReminderStats }) {
  const { t } = useWords();
  const { money, percent, integer } = useFormat();
  const { median_days_to_payment: days } = stats;
  const figures = [
    ['recovered', money(stats.total_recovered)],
    ['owed', money(stats.total_owed)],
    ['rate', percent(stats.recovery_rate)],
    ['days', days === null ? '–' : integer(days)],
    ['penalties', money(stats.total_penalties)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{t(`web-reminders.stats.${name}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Level {
  readonly level: (typeof REMINDER_LEVELS)[number];
  readonly count: number;
}

/** Number of reminders at each level, which should decrease with the level. */
function Levels({ stats }: { readonly stats: PaymentReminderStats }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const title = t('web-reminders.stats.by_level');
  const rows = REMINDER_LEVELS.map((level) => ({ level, count: stats.by_level[level] }));
  const columns = levelColumns(stats.total_reminders);
  return (
    <Part title={title}>
      <BarChart
        label={title}
        bars={rows.map(({ level, count }, place) => ({
          key: level,
          name: t(`enum.ReminderLevel.${level}`),
          value: count,
          tone: place < 2 ? 'act' : place === 2 ? 'warn' : 'bad',
        }))}
        format={integer}
      />
      <DataTable caption={title} columns={columns} rows={rows} rowId={({ level }) => level} />
      <CsvButton
        name="reminders-by-level"
        label={title}
        rows={() => [
          [t('web-reminders.level'), t('web-navigation.reminders')],
          ...rows.map(({ level, count }) => [t(`enum.ReminderLevel.${level}`), count]),
        ]}
      />
    </Part>
  );
}

function levelColumns(total: number): readonly Column<Level>[] {
  return [
    {
      id: 'level',
      header: 'web-reminders.level',
      cell: ({ level }, { t }) => (
        <TextLink to="/payment-reminders" search={{ reminder_level: level }}>
          {t(`enum.ReminderLevel.${level}`)}
        </TextLink>
      ),
      foot: (_rows, { t }) => t('web-reminders.total'),
    },
    {
      id: 'count',
      header: 'web-navigation.reminders',
      as: 'integer',
      foot: (_rows, { integer }) => integer(total),
    },
  ];
}
