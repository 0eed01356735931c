import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Overview } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import styles from './TodayPage.module.css';
import { UnfinishedSetup } from './UnfinishedSetup.tsx';
import { byDeadline } from './by-deadline.ts';

type Item = Overview['items'][number];

/** Figures in display order, and whether a value above zero is a warning. */
const FIGURES = [
  ['cash', false],
  ['reserve', false],
  ['owed', true],
  ['overdue', true],
  ['to_approve', false],
  ['batches_to_approve', false],
  ['to_pay', false],
  ['to_match', false],
  ['to_submit', false],
  ['to_send', false],
  ['open_reminders', false],
  ['reminders_to_send', false],
  ['failed_deliveries', true],
  ['organizations', false],
] as const;

/** Figures shown even at zero, where zero is worth knowing. */
const ALWAYS: readonly string[] = ['cash', 'reserve', 'owed', 'overdue'];

/** Home page of staff: pending tasks by deadline, and figures that link to what they count. */
export function TodayPage() {
  const { t } = useWords();
  const { longDay } = useFormat();
  const { building_id } = useSearch({ strict: false });
  const query = useQuery(
    apiQuery('getOverview', { query: building_id === undefined ? {} : { building_id } }),
  );
  const overview = query.data?.data;
  return (
    <Page
      title={capital(longDay(today()))}
      sentence={overview && t('web-today.waiting', { count: overview.items.length })}
      isLoading={query.isPending}
    >
      <Problem error={query.error} />
      <UnfinishedSetup />
      {query.isPending && <Rows />}
      {overview !== undefined && (
        <>
          <Figures figures={overview.figures} />
          {byDeadline(overview.items, today()).map(({ when, items }) => (
            <section key={when} aria-labelledby={`today-${when}`}>
              <h2 id={`today-${when}`} className={styles['when']}>
                {t(`web-today.when.${when}`)}
              </h2>
              <ul className={styles['items']}>
                {items.map((item) => (
                  <Waiting key={`${item.kind} ${item.link} ${item.title}`} item={item} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Page>
  );
}

function Figures({ figures }: { readonly figures: Overview['figures'] }) {
  const { t } = useWords();
  const { money, integer } = useFormat();
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
      sentence: amount !== null && count !== null ? t('web-today.count', { count }) : undefined,
      isBad: isWarning && ((amount ?? 0) > 0 || (amount === null && (count ?? 0) > 0)),
    };
  });
  return <FigureBand name={t('web-today.figures')} figures={shown} />;
}

function Waiting({ item }: { readonly item: Item }) {
  const { weekday, money } = useFormat();
  const { title, detail, due_on: due, amount, link } = item;
  return (
    <li className={styles['item']}>
      <span className={styles['due']}>{due === null ? '' : weekday(due)}</span>
      <span className={styles['what']}>
        <PathLink path={link}>{title}</PathLink>
        <span className={styles['detail']}>{detail}</span>
      </span>
      <span className={styles['amount']}>
        {due !== null && due < today() && <Late days={due} />}{' '}
        {amount === null ? '' : money(amount)}
      </span>
    </li>
  );
}

function Late({ days }: { readonly days: string }) {
  const { t } = useWords();
  const passed = Math.round((Date.parse(today()) - Date.parse(days)) / 86_400_000);
  return <Tag tone="bad">{t('web-today.late', { count: passed })}</Tag>;
}

/** Capitalizes the date, since it starts the heading. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
