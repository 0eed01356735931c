import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { STATEMENT_STATUSES } from '#domain/banking/statement-state.ts';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { BankStatement } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, DayRange, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Upload } from './Upload.tsx';

const route = getRouteApi('/signed-in/bank-statements');

/** Bank statements, newest first, with a drop zone for new files. */
export function StatementsPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { status, sort = '-date', ...rest } = route.useSearch();
  const list = useList('listBankStatements', {
    query: { ...rest, building_id, sort, status: chosen(status, STATEMENT_STATUSES) },
  });
  return (
    <ListPage
      title={t('web-navigation.bank')}
      sentence={(count) => t('web-bank.count', { count })}
      actions={
        <>
          <ButtonLink to="/bank-transactions" variant="default">
            {t('web-navigation.bank.transactions')}
          </ButtonLink>
          {may('matchBankTransaction') && (
            <ButtonLink to="/bank-transactions/match">{t('web-bank.match.open')}</ButtonLink>
          )}
        </>
      }
      filters={<Filters />}
      above={may('uploadBankFile') && <Upload />}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-bank.empty')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-bank.status')}
        of="BankStatementStatus"
        values={STATEMENT_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <DayRange value={search} onChange={set} />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day, amount, integer } = useFormat();
  return useMemo(
    (): readonly Column<BankStatement>[] => [
      {
        id: 'date',
        header: t('web-bank.date'),
        sort: 'date',
        cell: ({ date }) => day(date),
      },
      {
        id: 'number',
        header: t('web-bank.number'),
        cell: ({ id, number, year }) => (
          <TextLink to="/bank-statements/$id" params={{ id }}>
            {`${number}/${year}`}
          </TextLink>
        ),
      },
      {
        id: 'account',
        header: t('web-bank.account'),
        cell: ({ bank_account_id: id, bank_account_iban: iban, date }) => (
          <TextLink to="/bank-accounts/$id/reconciliation" params={{ id }} search={{ on: date }}>
            {formatIban(iban)}
          </TextLink>
        ),
      },
      {
        id: 'building',
        header: t('web.building.building'),
        cell: ({ building_name: name }) => name,
      },
      {
        id: 'status',
        header: t('web-bank.status'),
        cell: ({ status }) => <State of="BankStatementStatus" value={status} />,
      },
      {
        id: 'transactions',
        header: t('web-navigation.bank.transactions'),
        isNumber: true,
        cell: ({ transactions }) => integer(transactions),
      },
      {
        id: 'closing',
        header: t('web-bank.closing'),
        isNumber: true,
        cell: ({ closing_balance: closing }) => amount(closing),
      },
    ],
    [t, day, amount, integer],
  );
}
