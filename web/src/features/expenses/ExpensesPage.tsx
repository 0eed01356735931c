import { TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { EXPENSE_KINDS } from '#domain/expenses/expense-kind.ts';
import { EXPENSE_STATUSES } from '#domain/expenses/expense-state.ts';
import type { Expense } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen, said } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, DayRange, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { BulkBar } from './BulkBar.tsx';
import { InvoiceDrop } from './InvoiceDrop.tsx';
import { signedAmount } from './signed-amount.ts';

const route = getRouteApi('/signed-in/expenses');

/** Expenses, filtered by the address. */
export function ExpensesPage() {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const { kind, status, category, approvable, sort = '-expense_date', ...rest } = search;
  const list = useList('listExpenses', {
    query: {
      ...rest,
      sort,
      kind: chosen(kind, EXPENSE_KINDS),
      status: chosen(status, EXPENSE_STATUSES),
      category: chosen(category, EXPENSE_CATEGORIES),
      approvable: said(approvable),
    },
  });
  const isFiltered = Object.entries(search).some(
    ([name, value]) => name !== 'sort' && name !== 'building_id' && value !== undefined,
  );
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  return (
    <ListPage
      title={t('web-navigation.expenses')}
      sentence={(count) => t('web-expenses.count', { count })}
      add={
        <>
          {may('importExpenses') && (
            <ButtonLink to="/imports/expenses" variant="default">
              {t('web-navigation.imports.expenses')}
            </ButtonLink>
          )}
          {may('createExpense') && (
            <ButtonLink to="/expenses/new">{t('web-navigation.expenses.new')}</ButtonLink>
          )}
        </>
      }
      filters={
        <>
          <InvoiceDrop />
          <Filters />
        </>
      }
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      selection={may('bulkExpenses') ? { ids: selected, onChange: select } : undefined}
      empty={t(isFiltered ? 'web-expenses.empty' : 'web-expenses.none')}
    >
      <BulkBar
        expenses={list.rows.filter(({ id }) => selected.has(id))}
        onDone={() => select(new Set())}
      />
    </ListPage>
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
        label={t('web-expenses.kind')}
        of="ExpenseKind"
        values={EXPENSE_KINDS}
        value={search.kind}
        onChange={(kind) => set({ kind })}
      />
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
        cell: ({ kind, description }) =>
          kind === 'CreditNote' ? t('web-expenses.credit_of', { description }) : description,
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
        cell: (expense) => amount(signedAmount(expense)),
      },
    ],
    [t, day, amount],
  );
}
