import { useCashTrends } from '../../shared/api/cash-trends.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { useAllTasks } from '../../shared/tasks/all-tasks.ts';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';
import { useBuildingFigures } from './building-tasks.ts';

/** Figures of all buildings together, above their list. */
export function BuildingsFigures() {
  const { t } = useWords();
  const { money, integer, shortDay } = useFormat();
  const may = useRight();
  const overview = useAllTasks();
  const trends = useCashTrends(undefined);
  const late = useBuildingFigures()?.filter(({ overdue }) => overdue > 0).length;
  if (!may('getOverview')) return null;
  const { figures, items = [] } = overview ?? {};
  const ahead = items.filter(
    ({ kind, due_on: due }) => kind === 'MeetingAhead' && due !== null && due >= today(),
  );
  const [first] = ahead;
  const amount = (value: number | null | undefined) =>
    value === undefined || value === null ? undefined : money(value);
  return (
    <FigureBand
      name={t('web-register.buildings.figures')}
      figures={[
        {
          key: 'cash',
          name: t('web-register.buildings.cash'),
          value: amount(figures?.cash?.amount),
          path: figures?.cash?.link,
          trend: trends?.cash,
          sentence: t('web-register.buildings.cash_sentence'),
        },
        {
          key: 'overdue',
          name: t('web-register.buildings.overdue'),
          value: amount(figures?.overdue?.amount),
          path: figures?.overdue?.link,
          sentence: late === undefined ? '' : t('web-register.buildings.late_in', { count: late }),
          isBad: (figures?.overdue?.amount ?? 0) > 0,
        },
        {
          key: 'to_pay',
          name: t('web-register.buildings.to_pay'),
          value: amount(figures?.to_pay?.amount),
          path: figures?.to_pay?.link,
          sentence:
            figures === undefined
              ? ''
              : t('web-register.buildings.invoices', {
                  pay: figures.to_pay?.count ?? 0,
                  approve: figures.to_approve?.count ?? 0,
                }),
        },
        {
          key: 'meetings',
          name: t('web-register.buildings.meetings'),
          value: overview === undefined ? undefined : integer(ahead.length),
          path: '/meetings',
          sentence:
            first?.due_on === undefined || first.due_on === null
              ? ''
              : t('web-register.buildings.first_on', { day: shortDay(first.due_on) }),
        },
      ]}
    />
  );
}
