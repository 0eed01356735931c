import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { StatementOwner, StatementRun } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { listMovements } from '../../shared/format/statement-figures.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { ChargesTable } from './ChargesTable.tsx';
import styles from './statements.module.css';

const route = getRouteApi('/signed-in/statements/$id');

/** Statement of one owner: charges by account, then the account from the opening balance on. */
export function OwnerPanel(props: {
  readonly run: StatementRun;
  readonly owner: StatementOwner;
  readonly before: StatementOwner | undefined;
  readonly after: StatementOwner | undefined;
}) {
  const { t } = useWords();
  const { run, owner, before, after } = props;
  const { owner_id, owner_name, units } = owner;
  const { line } = route.useSearch();
  const query = useQuery(
    apiQuery('listStatementLines', { path: { id: run.id }, query: { owner_id } }),
  );
  const accounts = useQuery(apiQuery('listStatementAccounts', { path: { id: run.id, owner_id } }));
  const isLoading = query.isPending || accounts.isPending;
  return (
    <section aria-label={owner_name} aria-busy={isLoading} className={styles['panel']}>
      <TextLink from="/statements/$id" to="." search={{}} className={styles['back'] ?? ''}>
        {t('web-statements.all_owners')}
      </TextLink>
      <div className={styles['panelHead']}>
        <div>
          <h3 className={styles['panelTitle']}>
            <TextLink to="/owners/$id" params={{ id: owner_id }}>
              {owner_name}
            </TextLink>
          </h3>
          <p className={styles['soft']}>
            {t('web-statements.lots', {
              count: units.length,
              lots: units.map(({ unit_number }) => unit_number).join(', '),
            })}
          </p>
        </div>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <DownloadButton
            size="xs"
            aria-label={t('web.letters.of', { owner: owner_name })}
            get={() =>
              api.file('getStatementLetter', { path: { id: run.id, owner_id }, format: 'pdf' })
            }
          >
            PDF
          </DownloadButton>
          <Neighbour owner={before} label="web-statements.previous" sign="‹" />
          <Neighbour owner={after} label="web-statements.next" sign="›" />
        </Group>
      </div>
      <Problem error={query.error ?? accounts.error} />
      {isLoading && <Rows />}
      {query.data !== undefined && accounts.data !== undefined && (
        <ChargesTable charges={query.data.data} accounts={accounts.data.data} shown={line} />
      )}
      <Account owner={owner} />
    </section>
  );
}

/** Link to the statement of the owner before or after. */
function Neighbour(props: {
  readonly owner: StatementOwner | undefined;
  readonly label: string;
  readonly sign: string;
}) {
  const { t } = useWords();
  const { owner, label, sign } = props;
  if (owner === undefined) return null;
  return (
    <ButtonLink
      from="/statements/$id"
      to="."
      search={{ owner_id: owner.owner_id }}
      resetScroll={false}
      variant="default"
      size="xs"
      aria-label={t(label, { owner: owner.owner_name })}
    >
      {sign}
    </ButtonLink>
  );
}

/** The owner’s account over the period, from the opening to the closing balance. */
function Account({ owner }: { readonly owner: StatementOwner }) {
  const { t } = useWords();
  const { signed, money } = useFormat();
  return (
    <dl className={styles['account']}>
      {listMovements(owner).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`web-statements.account.${name}`)}</dt>
          <dd>{signed(value)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('web-statements.account.closing_balance')}</dt>
        <dd>{signed(owner.closing_balance)}</dd>
      </div>
      <div className={styles['toPay']}>
        <dt>{t('web-statements.account.to_pay')}</dt>
        <dd>{money(owner.to_pay)}</dd>
      </div>
    </dl>
  );
}
