import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './AccountsPage.module.css';

/** Chart of accounts as a tree; each account links to its ledger. */
export function AccountsPage() {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listAccounts', {}));
  const seed = useAct('seedBelgianPcmn');
  const accounts = query.data?.data ?? [];
  const codes = new Set(accounts.map(({ code }) => code));
  const roots = accounts.filter(({ parent_code: parent }) => parent === null || !codes.has(parent));
  return (
    <Page
      title={t('web-books.accounts.title')}
      sentence={
        query.isSuccess ? t('web-books.accounts.count', { count: accounts.length }) : undefined
      }
      isLoading={query.isPending}
    >
      <Problem error={query.error ?? seed.error} />
      {query.isPending && <Rows count={12} />}
      {query.isSuccess && accounts.length === 0 && (
        <div className={styles['empty']}>
          <p>{t('web-books.accounts.empty')}</p>
          {may('seedBelgianPcmn') && (
            <Button loading={seed.isPending} onClick={() => seed.mutate({})}>
              {t('web-books.accounts.seed')}
            </Button>
          )}
        </div>
      )}
      {accounts.length > 0 && <Branch accounts={roots} all={accounts} />}
    </Page>
  );
}

function Branch(props: {
  readonly accounts: readonly Account[];
  readonly all: readonly Account[];
}) {
  const { t, language } = useWords();
  return (
    <ul className={styles['branch']}>
      {props.accounts.map((account) => {
        const { code, name, labels, postable, is_active: isActive } = account;
        const below = props.all.filter(({ parent_code: parent }) => parent === code);
        return (
          <li key={code}>
            <div className={styles['account']}>
              <span className={styles['code']}>{code}</span>
              {postable ? (
                <TextLink to="/accounts/code/$code" params={{ code }}>
                  {labels[language] ?? name}
                </TextLink>
              ) : (
                <strong>{labels[language] ?? name}</strong>
              )}
              {!isActive && <Tag>{t('web-books.accounts.inactive')}</Tag>}
            </div>
            {below.length > 0 && <Branch accounts={below} all={props.all} />}
          </li>
        );
      })}
    </ul>
  );
}
