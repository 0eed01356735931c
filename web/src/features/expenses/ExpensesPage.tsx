import { Button, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { EXPENSE_STATUSES } from '#domain/expenses/expense-state.ts';
import type { Expense } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { SavedFilters } from '../../shared/ui/SavedFilters.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, DayRange, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { BulkBar } from './BulkBar.tsx';

const route = getRouteApi('/signed-in/expenses');

/** All expenses, or those that the address asks for. */
export function ExpensesPage() {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { status, category, approvable, sort = '-expense_date', ...rest } = search;
  const list = useInfiniteQuery(
    apiPages('listExpenses', {
      query: {
        ...rest,
        sort,
        ...(status === undefined ? {} : { status: chosen(status, EXPENSE_STATUSES) }),
        ...(category === undefined ? {} : { category: chosen(category, EXPENSE_CATEGORIES) }),
        ...(approvable === undefined ? {} : { approvable: approvable === 'true' }),
      },
    }),
  );
  const isFiltered = Object.entries(search).some(
    ([name, value]) => name !== 'sort' && name !== 'building_id' && value !== undefined,
  );
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns();
  const add = may('createExpense') && (
    <ButtonLink to="/expenses/new">{t('web-expenses.new')}</ButtonLink>
  );
  return (
    <Page
      title={t('web-expenses.title')}
      sentence={total === undefined ? undefined : t('web-expenses.count', { count: total })}
      isLoading={list.isPending}
      actions={add}
    >
      <Filters />
      <SavedFilters of="/expenses" />
      {list.isPending ? (
        <Rows count={10} />
      ) : (
        <DataTable
          caption={t('web-expenses.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => void navigate({ search: { ...search, sort: next } })}
          {...(may('bulkExpenses') ? { selection: { ids: selected, onChange: select } } : {})}
          empty={
            <>
              <p>{t(isFiltered ? 'web-expenses.empty' : 'web-expenses.none')}</p>
              {isFiltered ? (
                <Button variant="default" onClick={() => void navigate({ search: {} })}>
                  {t('web-expenses.filter.clear')}
                </Button>
              ) : (
                add
              )}
            </>
          }
        />
      )}
      <MoreRows list={list} />
      <BulkBar
        expenses={rows.filter(({ id }) => selected.has(id))}
        onDone={() => select(new Set())}
      />
    </Page>
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
      <SearchField label={t('web-expenses.filter.q')} value={search.q} onFind={(q) => set({ q })} />
      <ChoiceFilter
        label={t('web-expenses.status')}
        of="ExpenseStatus"
        values={EXPENSE_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <ChoiceFilter
        label={t('web-expenses.category')}
        of="ExpenseCategory"
        values={EXPENSE_CATEGORIES}
        value={search.category}
        onChange={(category) => set({ category })}
      />
      <DayRange value={search} onChange={set} />
      <TextInput
        type="date"
        label={t('web-expenses.filter.due_from')}
        value={search.due_from ?? ''}
        onChange={({ currentTarget }) => set({ due_from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('web-expenses.filter.due_to')}
        value={search.due_to ?? ''}
        onChange={({ currentTarget }) => set({ due_to: currentTarget.value })}
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day, amount } = useFormat();
  return useMemo(
    (): readonly Column<Expense>[] => [
      {
        id: 'date',
        header: t('web-expenses.date'),
        sort: 'expense_date',
        cell: ({ expense_date }) => day(expense_date),
      },
      {
        id: 'supplier',
        header: t('web-expenses.supplier'),
        sort: 'supplier',
        cell: ({ id, supplier, description }) => (
          <TextLink to="/expenses/$id" params={{ id }}>
            {supplier ?? description}
          </TextLink>
        ),
      },
      {
        id: 'description',
        header: t('web-expenses.description'),
        cell: ({ description }) => description,
      },
      {
        id: 'due',
        header: t('web-expenses.due_date'),
        sort: 'due_date',
        cell: ({ due_date: due }) => (due === null ? '' : day(due)),
      },
      {
        id: 'status',
        header: t('web-expenses.status'),
        sort: 'status',
        cell: ({ status }) => <State of="ExpenseStatus" value={status} />,
      },
      {
        id: 'amount',
        header: t('web-expenses.amount'),
        sort: 'amount',
        isNumber: true,
        cell: (expense) => amount(expense.amount),
      },
    ],
    [t, day, amount],
  );
}
