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
/** Figures of the page; tasks and the menu say the rest. */
const MOST = 4;

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
      sentence:
        sentences[name] ??
        (amount !== null && count !== null ? t('web-today.count', { count }) : undefined),
      isBad: isWarning && ((amount ?? 0) > 0 || (amount === null && (count ?? 0) > 0)),
    };
  });
  return <FigureBand name={t('web-today.figures')} figures={shown.slice(0, MOST)} />;
}

function Waiting({ item }: { readonly item: Item }) {
  const { weekday, day, money } = useFormat();
  const { title, detail, due_on: due, amount, link } = item;
  const isThisYear = due !== null && due.slice(0, 4) === today().slice(0, 4);
  return (
    <li className={styles['item']}>
      <span className={styles['due']}>
        {due === null ? '' : isThisYear ? weekday(due) : day(due)}
      </span>
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
