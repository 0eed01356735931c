import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCashTrends } from '../../shared/api/cash-trends.ts';
import type { OverviewFigures, OverviewItem } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { TASK_LOOKS } from '../../shared/tasks/task-looks.ts';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import styles from './BuildingSummary.module.css';

const HORIZON_DAYS = 30;
/** Tasks shown above the tabs. */
const MOST = 3;
const DAY_MS = 86_400_000;

/** Figures and next tasks of a building, above its tabs. */
export function BuildingSummary({ buildingId }: { readonly buildingId: string }) {
  const may = useRight();
  const overview = useQuery({
    ...apiQuery('getOverview', { query: { building_id: buildingId } }),
    enabled: may('getOverview'),
  });
  const { figures = {}, items = [] } = overview.data?.data ?? {};
  return (
    <div aria-busy={overview.isLoading}>
      <Figures buildingId={buildingId} figures={figures} />
      <Soon
        items={items.filter(({ due_on: due }) => due !== null && daysUntil(due) <= HORIZON_DAYS)}
      />
    </div>
  );
}

function Figures(props: {
  readonly buildingId: string;
  readonly figures: Partial<OverviewFigures>;
}) {
  const { t } = useWords();
  const { money, weekday } = useFormat();
  const may = useRight();
  const { buildingId, figures } = props;
  const meetings = useQuery({
    ...apiQuery('listMeetings', {
      query: {
        building_id: buildingId,
        status: ['Scheduled'],
        sort: 'scheduled_date',
        limit: 1,
      },
    }),
    enabled: may('listMeetings'),
  });
  const trends = useCashTrends(buildingId);
  const meeting = meetings.data?.data[0];
  const day = meeting?.scheduled_date.slice(0, 10);
  // A dash keeps the height of the frame until the service has answered.
  const amount = (value: number | null = null) => (value === null ? '–' : money(value));
  return (
    <FigureBand
      name={t('web-register.building.figures')}
      figures={[
        ...(['cash', 'reserve', 'overdue'] as const).map((key) => ({
          key,
          name: t(`web-register.figure.${key}`),
          value: amount(figures[key]?.amount),
          path: figures[key]?.link,
          trend: key === 'overdue' ? undefined : trends?.[key],
          sentence: t(`web-register.figure.${key}_sentence`),
          isBad: key === 'overdue' && (figures[key]?.amount ?? 0) > 0,
        })),
        {
          key: 'meeting',
          name: t('web-register.building.meeting'),
          value:
            day !== undefined
              ? weekday(day)
              : meetings.data === undefined
                ? '–'
                : t('web-register.building.meeting_none'),
          path: meeting && `/meetings/${meeting.id}`,
          sentence:
            day === undefined || daysUntil(day) < 0
              ? undefined
              : t('web-register.building.meeting_in', { days: daysUntil(day) }),
        },
      ]}
    />
  );
}

/** Cards of the next tasks, each with the act that is due. */
function Soon({ items }: { readonly items: readonly OverviewItem[] }) {
  const { t } = useWords();
  if (items.length === 0) return null;
  const shown = chooseCards(items);
  const main = shown.find(({ kind }) => TASK_LOOKS[kind].isLegal);
  return (
    <section aria-labelledby="building-soon">
      <h2 id="building-soon" className={styles['heading']}>
        {t('web-register.building.soon')}
      </h2>
      <ul className={styles['cards']}>
        {shown.map((task) => (
          <Card
            key={`${task.kind} ${task.link} ${task.title}`}
            task={task}
            isMain={task === main}
          />
        ))}
      </ul>
    </section>
  );
}

function Card({ task, isMain }: { readonly task: OverviewItem; readonly isMain: boolean }) {
  const { t } = useWords();
  const { weekday, money, day, shortDay } = useFormat();
  const id = useId();
  const { kind, title, link, due_on: due, amount } = task;
  const { icon, act } = TASK_LOOKS[kind];
  const isLate = due !== null && due < today();
  const short = due?.slice(0, 4) === today().slice(0, 4) ? shortDay : day;
  return (
    <li className={styles['card']}>
      <Icon name={icon} />
      <div className={styles['what']}>
        <PathLink id={id} path={link} className={styles['title']}>
          {title}
        </PathLink>
        <small className={isLate ? styles['late'] : styles['due']}>
          {[
            due === null
              ? ''
              : isLate
                ? t('web-register.building.late', { day: short(due) })
                : weekday(due),
            amount === null ? '' : money(amount),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <PathLink
        path={link}
        describedBy={id}
        className={`${styles['act']} ${isMain ? styles['main'] : ''}`}
      >
        {t(act)}
      </PathLink>
    </li>
  );
}

/** Chooses the next task of each kind, then the next ones of any. */
function chooseCards(items: readonly OverviewItem[]): readonly OverviewItem[] {
  const first = [...Map.groupBy(items, ({ kind }) => kind).values()].flatMap((some) =>
    some.slice(0, 1),
  );
  return [...first, ...items.filter((item) => !first.includes(item))].slice(0, MOST);
}

function daysUntil(date: string): number {
  return Math.round((Date.parse(date) - Date.parse(today())) / DAY_MS);
}
