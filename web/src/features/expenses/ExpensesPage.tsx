import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { EXPENSE_KINDS } from '#domain/expenses/expense-kind.ts';
import { EXPENSE_STATUSES } from '#domain/expenses/expense-state.ts';
import { buildingsQuery } from '../../shared/api/buildings.ts';
import { signedAmount } from '../../shared/format/signed-amount.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { State, Tag } from '../../shared/ui/State.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { Accounts, Budgeted, OneLine } from './AccountUse.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DueDate } from './DueDate.tsx';
import { InvoiceDrop } from './InvoiceDrop.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import { useAccountNames, useBudgetUse, type BudgetUse } from './account-use.ts';
import { usePaymentDays } from './batches.ts';

const expenses: ListDefinition<'listExpenses'> = {
  operation: 'listExpenses',
  also: ['created_by'],
  isOfBuilding: true,
  sort: '-expense_date',
  filters: [
    { as: 'search', name: 'q', label: 'web-expenses.filter.q' },
    { name: 'status', label: 'web-expenses.status', of: 'ExpenseStatus', values: EXPENSE_STATUSES },
    { as: 'days', label: 'web-expenses.due_date', names: ['due_from', 'due_to'] },
    {
      name: 'category',
      label: 'web-expenses.category',
      of: 'ExpenseCategory',
      values: EXPENSE_CATEGORIES,
    },
    { as: 'text', name: 'supplier', label: 'web-expenses.supplier' },
    { name: 'kind', label: 'web-expenses.kind', of: 'ExpenseKind', values: EXPENSE_KINDS },
    { as: 'days' },
    { as: 'toggle', name: 'open', label: 'web-expenses.filter.open', on: 'true' },
    {
      as: 'flag',
      name: 'approvable',
      label: 'web-expenses.filter.approval',
      yes: 'web-expenses.filter.by_me',
      no: 'web-expenses.filter.by_others',
    },
    {
      as: 'toggle',
      name: 'prepayment_unmatched',
      label: 'web-expenses.filter.prepayment_unmatched',
      on: 'true',
    },
  ],
  columns: [
    {
      id: 'expense_date',
      header: 'web-expenses.date',
      as: 'day',
      sort: 'expense_date',
      isWide: true,
    },
    {
      id: 'supplier',
      header: 'web-expenses.supplier',
      link: '/expenses/$id',
      cell: ({ supplier, description }) => supplier ?? description,
      sort: 'supplier',
    },
    {
      id: 'description',
      header: 'web-expenses.description',
      cell: ({ kind, description }, { t }) => (
        <OneLine
          text={kind === 'CreditNote' ? t('web-expenses.credit_of', { description }) : description}
        />
      ),
    },
    {
      id: 'due_date',
      header: 'web-expenses.due_date',
      cell: (expense) => <DueDate expense={expense} />,
      sort: 'due_date',
    },
    {
      id: 'status',
      header: 'web-expenses.status',
      as: 'state',
      of: 'ExpenseStatus',
      sort: 'status',
    },
    {
      id: 'amount',
      header: 'web-expenses.amount',
      isNumber: true,
      cell: (expense, { amount }) => amount(signedAmount(expense)),
      foot: (rows, { amount }) => amount(sumEuro(rows.map(signedAmount))),
      sort: 'amount',
    },
  ],
};

type ExpenseColumn = (typeof expenses.columns)[number];

interface Beside {
  /** Execution days of batches under way, by expense. */
  readonly days: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly budget: BudgetUse | undefined;
}

/**
 * Returns the columns with the account of an invoice and what is used of its budget. The state of an
 * invoice in a batch under way is the day of its payment.
 */
function columnsWith({ days, names, budget }: Beside): readonly ExpenseColumn[] {
  return expenses.columns.flatMap((column): readonly ExpenseColumn[] => {
    if (column.id !== 'status') return [column];
    return [
      {
        id: 'account',
        header: 'web-expenses.account',
        cell: (expense) => <Accounts expense={expense} names={names} />,
      },
      {
        id: 'budget',
        header: 'web-expenses.budget',
        isShown: budget !== undefined,
        cell: (expense) => budget && <Budgeted expense={expense} budget={budget} />,
      },
      {
        ...column,
        cell: ({ id, status }, { t, shortDay }) => {
          const day = days.get(id);
          return day === undefined || status !== 'Approved' ? (
            <State of="ExpenseStatus" value={status} />
          ) : (
            <Tag tone="act">{t('web-expenses.in_payment', { day: shortDay(day) })}</Tag>
          );
        },
      },
    ];
  });
}

/** Expenses, filtered by the address. */
export function ExpensesPage() {
  const { t } = useWords();
  const may = useRight();
  const list = usePageList(expenses);
  const days = usePaymentDays(list.search.building_id);
  const names = useAccountNames(list.rows.length > 0);
  const buildings = useQuery(buildingsQuery()).data?.data ?? [];
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  const budget = useBudgetUse(list.search.building_id ?? only);
  const columns = useMemo(() => columnsWith({ days, names, budget }), [days, names, budget]);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const counted =
    list.total === undefined ? undefined : t('web-expenses.count', { count: list.total });
  const open = (
    <OpenInvoices buildingId={list.search.building_id} inPayment={days.size} instead={counted} />
  );
  return (
    <ListPage
      title={t('web-navigation.expenses')}
      sentence={list.isFiltered || list.total === 0 ? counted : open}
      add={
        <>
          <ButtonLink needs="importExpenses" to="/imports/expenses" variant="default">
            {t('web-navigation.imports.expenses')}
          </ButtonLink>
          <ButtonLink needs="createExpense" to="/expenses/new">
            {t('web-navigation.expenses.new')}
          </ButtonLink>
        </>
      }
      top={<InvoiceDrop />}
      list={{ ...list, columns }}
      selection={may('bulkExpenses') ? { ids: selected, onChange: select } : undefined}
      empty={t(list.isFiltered ? 'web-expenses.empty' : 'web-expenses.none')}
    >
      <BulkBar
        expenses={list.rows.filter(({ id }) => selected.has(id))}
        onDone={() => select(new Set())}
      />
    </ListPage>
  );
}
