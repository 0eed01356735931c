import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCashTrends } from '../../shared/api/cash-trends.ts';
import type { Overview } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/read.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useSettings } from '../../shared/session/settings.ts';
import { snoozedUntil } from '../../shared/session/snoozed.ts';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { SnoozedTasks, Tasks } from './Tasks.tsx';
import { UnfinishedSetup } from './UnfinishedSetup.tsx';

/** Figures by importance, and whether a value above zero is a warning. */
const FIGURES = [
  ['cash', false],
  ['reserve', false],
  ['overdue', true],
  ['to_pay', false],
  ['to_approve', false],
  ['batches_to_approve', false],
  ['to_match', false],
  ['to_submit', false],
  ['to_send', false],
  ['open_reminders', false],
  ['reminders_to_send', false],
  ['failed_deliveries', true],
  ['organizations', false],
  ['owed', true],
] as const;

/** Figures shown even at zero, where zero is worth knowing. */
const ALWAYS: readonly string[] = ['cash', 'reserve', 'overdue', 'to_pay'];
/** Number of figures shown; tasks and the menu show the others. */
const MOST = 4;

/** Home page of staff: pending tasks by deadline, and figures that link to what they count. */
export function TodayPage() {
  const { t } = useWords();
  const { longDay } = useFormat();
  const settings = useSettings();
  const { building_id } = useSearch({ strict: false });
  const query = useQuery(
    apiQuery('getOverview', { query: building_id === undefined ? {} : { building_id } }),
  );
  const overview = query.data?.data;
  const tasks = Map.groupBy(overview?.items ?? [], (task) =>
    snoozedUntil(task, settings) === undefined ? 'waiting' : 'snoozed',
  );
  const waiting = tasks.get('waiting') ?? [];
  const snoozed = tasks.get('snoozed') ?? [];
  return (
    <Page
      title={capital(longDay(today()))}
      sentence={overview && t('web-today.waiting', { count: waiting.length })}
      isLoading={query.isPending}
    >
      <Problem error={query.error} />
      <UnfinishedSetup />
      {query.isPending && <Rows />}
      {overview !== undefined && (
        <>
          <Figures figures={overview.figures} buildingId={building_id} />
          <Tasks tasks={waiting} figures={overview.figures} />
          {snoozed.length > 0 && <SnoozedTasks tasks={snoozed} />}
        </>
      )}
    </Page>
  );
}

function Figures(props: {
  readonly figures: Overview['figures'];
  readonly buildingId: string | undefined;
}) {
  const { t } = useWords();
  const { figures, buildingId } = props;
  const trends = useCashTrends(buildingId);
  const { money, integer } = useFormat();
  const sentences: Readonly<Record<string, string>> = {
    cash: t('web-today.sentence.cash'),
    reserve: t('web-today.sentence.reserve'),
    overdue: t('web-today.sentence.overdue'),
    to_pay: t('web-today.sentence.to_pay', { count: figures['to_pay']?.count ?? 0 }),
  };
  const shown = FIGURES.flatMap(([name, isWarning]) => {
    const figure = figures[name];
    if (figure === undefined) return [];
    const { amount, count, link } = figure;
    if (!ALWAYS.includes(name) && (amount ?? 0) === 0 && (count ?? 0) === 0) return [];
    return {
      key: name,
      name: t(`web-today.figure.${name}`),
      value: amount === null ? integer(count ?? 0) : money(amount),
      path: link,
      trend: name === 'cash' || name === 'reserve' ? trends?.[name] : undefined,
      sentence:
        sentences[name] ??
        (amount !== null && count !== null ? t('web-today.count', { count }) : undefined),
      isBad: isWarning && ((amount ?? 0) > 0 || (amount === null && (count ?? 0) > 0)),
    };
  });
  return <FigureBand name={t('web-today.figures')} figures={shown.slice(0, MOST)} />;
}

/** Capitalizes the date, since it starts the heading. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
