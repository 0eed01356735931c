import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Expense } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Acts } from './Acts.tsx';
import { Split } from './Split.tsx';
import styles from './expenses.module.css';

const route = getRouteApi('/signed-in/expenses/$id');

/** An expense: where it stands, what it is made of, who bears which part of it, and what was booked. */
export function ExpensePage() {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { id } = route.useParams();
  const query = useQuery({ ...apiQuery('getExpense', { path: { id } }), throwOnError: true });
  const expense = query.data?.data;
  if (expense === undefined)
    return (
      <Page title={t('web-expenses.one')} isLoading>
        <Rows />
      </Page>
    );
  return (
    <Page
      title={expense.supplier ?? expense.description}
      sentence={
        <span className={styles['head']}>
          <strong>{money(expense.amount)}</strong>
          <State of="ExpenseStatus" value={expense.status} />
          <span>
            {[
              expense.description,
              t(`enum.ExpenseCategory.${expense.category}`),
              expense.building_name,
              expense.due_date === null
                ? null
                : t('web-expenses.due', { date: day(expense.due_date) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      }
      actions={<Acts expense={expense} etag={query.data?.etag} />}
    >
      <Timeline expense={expense} />
      {expense.rejection_reason !== null && expense.status === 'Rejected' && (
        <p className={styles['explain']}>
          {t('web-expenses.rejected_because', { reason: expense.rejection_reason })}
        </p>
      )}
      {expense.line_items.length > 0 && <LineItems expense={expense} />}
      <Split expense={expense} />
      <Entries expense={expense} />
    </Page>
  );
}

function Timeline({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { instant, day } = useFormat();
  const { created_at, submitted_at: submitted, approved_at: approved, paid_on: paid } = expense;
  return (
    <ul className={styles['time']} aria-label={t('web-expenses.timeline')}>
      <li>{t('web-expenses.created', { when: instant(created_at) })}</li>
      {submitted !== null && <li>{t('web-expenses.submitted', { when: instant(submitted) })}</li>}
      {approved !== null && <li>{t('web-expenses.approved', { when: instant(approved) })}</li>}
      {paid !== null && <li>{t('web-expenses.paid', { when: day(paid) })}</li>}
      {expense.invoice_number !== null && (
        <li>{t('web-expenses.invoice', { number: expense.invoice_number })}</li>
      )}
      <li>{t('web-expenses.account_is', { code: expense.account_code })}</li>
    </ul>
  );
}

function LineItems({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { amount, percent } = useFormat();
  const rows = expense.line_items.map((item, place) => ({ ...item, place: String(place) }));
  const total = (side: 'total_excl_vat' | 'vat_amount') =>
    rows.reduce((cents, row) => cents + Math.round(row[side] * 100), 0) / 100;
  return (
    <section className={styles['part']}>
      <h2>{t('web-expenses.lines')}</h2>
      <DataTable
        caption={t('web-expenses.lines')}
        rows={rows}
        rowId={({ place }) => place}
        columns={[
          {
            id: 'what',
            header: t('web-expenses.description'),
            cell: ({ description }) => description,
            foot: t('web-expenses.total'),
          },
          {
            id: 'quantity',
            header: t('web-expenses.quantity'),
            isNumber: true,
            cell: ({ quantity }) => String(quantity),
          },
          {
            id: 'price',
            header: t('web-expenses.unit_price'),
            isNumber: true,
            cell: ({ unit_price }) => amount(unit_price),
          },
          {
            id: 'net',
            header: t('web-expenses.net'),
            isNumber: true,
            cell: (item) => amount(item.total_excl_vat),
            foot: amount(total('total_excl_vat')),
          },
          {
            id: 'rate',
            header: t('web-expenses.vat_rate'),
            isNumber: true,
            cell: ({ vat_rate }) => percent(vat_rate),
          },
          {
            id: 'vat',
            header: t('web-expenses.vat'),
            isNumber: true,
            cell: (item) => amount(item.vat_amount),
            foot: amount(total('vat_amount')),
          },
          {
            id: 'gross',
            header: t('web-expenses.amount'),
            isNumber: true,
            cell: (item) => amount(item.total_incl_vat + item.rounding_difference),
            foot: amount(expense.amount),
          },
        ]}
      />
    </section>
  );
}

function Entries({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const may = useRight();
  const ids = expense.journal_entry_ids;
  if (ids.length === 0 || !may('getJournalEntry')) return null;
  return (
    <section className={styles['part']}>
      <h2>{t('web-expenses.entries')}</h2>
      <ul>
        {ids.map((id, place) => (
          <li key={id}>
            <TextLink to="/journal-entries/$id" params={{ id }}>
              {t('web-expenses.entry', { number: place + 1 })}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
