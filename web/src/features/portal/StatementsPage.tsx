import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { StatementRun } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumNatures } from '../../shared/format/statement-figures.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOwnerId } from '../../shared/session/session.ts';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './portal.module.css';

/** Statements of charges that an owner was sent, the latest first. */
export function OwnStatementsPage() {
  const { t } = useWords();
  const id = useOwnerId() ?? '';
  const { building_id } = useSearch({ strict: false });
  // Also has the associations of lots that were sold.
  const account = useQuery(apiQuery('getOwnerAccount', { path: { id } }));
  const buildings = (account.data?.data.buildings ?? []).filter(
    (one) => building_id === undefined || one.building_id === building_id,
  );
  const lists = useQueries({
    queries: buildings.map((one) => apiQuery('listStatements', { path: { id: one.building_id } })),
  });
  const isLoading = account.isPending || lists.some(({ isPending }) => isPending);
  const runs = lists
    .flatMap(({ data }) => data?.data ?? [])
    .toSorted((a, b) => (a.period_to < b.period_to ? 1 : -1));
  return (
    <Page
      title={t('web-navigation.portal.statements')}
      sentence={t('web-portal.statements.sentence')}
      isLoading={isLoading}
    >
      <Problem error={account.error ?? lists.find(({ error }) => error !== null)?.error} />
      {isLoading && <Rows />}
      {!isLoading && runs.length === 0 && <p>{t('web-portal.statements.none')}</p>}
      {runs.length > 0 && (
        <div className={styles['column']}>
          <ul className={styles['list']}>
            {runs.map((run) => (
              <Statement key={run.id} run={run} />
            ))}
          </ul>
        </div>
      )}
    </Page>
  );
}

function Statement({ run }: { readonly run: StatementRun }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const settlement = sumNatures(run.totals.settlement);
  return (
    <li className={styles['movement']}>
      <span>
        <TextLink to="/statements/$id" params={{ id: run.id }}>
          {t('web-portal.statements.span', { from: day(run.period_from), to: day(run.period_to) })}
        </TextLink>
        <span className={styles['detail']}>{run.building_name}</span>
      </span>
      <span className={styles['amount']}>
        {money(Math.abs(settlement))}
        <span className={styles['detail']}>
          {t(settlement > 0 ? 'web-portal.movements.charged' : 'web-portal.movements.paid')}
        </span>
      </span>
    </li>
  );
}
