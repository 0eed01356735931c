import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatIban } from '#domain/kernel/identifiers.ts';
import { isNotFound } from '../../shared/api/client.ts';
import type { BankReconciliation } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DayInput } from '../../shared/ui/DayInput.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './bank.module.css';

const route = getRouteApi('/signed-in/bank-accounts/$id/reconciliation');

type Between = BankReconciliation['open'][number];

/** Bank reconciliation of an account on a given day, with the differences. */
export function ReconciliationPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const { on = today() } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({
    ...apiQuery('reconcileBankAccount', { path: { id }, query: { on } }),
    throwOnError: isNotFound,
  });
  const reconciliation = query.data?.data;
  return (
    <Page
      title={t('web-bank.reconciliation.title')}
      sentence={
        reconciliation && (
          <TextLink to="/bank-accounts/$id" params={{ id }}>
            {formatIban(reconciliation.bank_account_iban)}
          </TextLink>
        )
      }
      isLoading={query.isPending}
    >
      <DayInput
        label={t('web-bank.reconciliation.on')}
        value={on}
        max={today()}
        maw={220}
        mb="md"
        onChange={(day) =>
          void navigate({ search: (before) => ({ ...before, on: day }), replace: true })
        }
      />
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {reconciliation !== undefined && <Sides reconciliation={reconciliation} />}
    </Page>
  );
}

function Sides({ reconciliation }: { readonly reconciliation: BankReconciliation }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { bank, books, open, difference } = reconciliation;
  const between = sumEuro(open.map(({ amount }) => amount));
  const columns = columnsFor(between);
  const rows = open.map((one) => ({ ...one, id: one.transaction_id ?? one.entry_id ?? '' }));
  return (
    <>
      <dl className={styles['sides']}>
        <div>
          <dt>{t('web-bank.reconciliation.bank')}</dt>
          <dd>{money(bank)}</dd>
        </div>
        <div>
          <dt>{t('web-bank.reconciliation.books')}</dt>
          <dd>{money(books)}</dd>
        </div>
        <div>
          <dt>{t('web-bank.reconciliation.between')}</dt>
          <dd>{money(between)}</dd>
        </div>
        <div>
          <dt>{t('web-bank.reconciliation.difference')}</dt>
          <dd>{money(difference)}</dd>
        </div>
      </dl>
      <p>
        {difference === 0 ? (
          <>
            <Tag tone="good">{t('web-bank.reconciliation.agrees')}</Tag>{' '}
            {t('web-bank.reconciliation.explained', { count: open.length })}
          </>
        ) : (
          <>
            <Tag tone="bad">{t('web-bank.reconciliation.differs')}</Tag>{' '}
            {t('web-bank.reconciliation.unexplained', { amount: money(difference) })}
          </>
        )}
      </p>
      <DataTable
        caption={t('web-bank.reconciliation.between')}
        rows={rows}
        rowId={(row) => row.id}
        columns={columns}
        empty={t('web-bank.reconciliation.nothing_between')}
      />
    </>
  );
}

function columnsFor(between: number): readonly Column<Between>[] {
  return [
    { id: 'date', header: 'web-bank.date', as: 'day' },
    {
      id: 'what',
      header: 'web-bank.reconciliation.where',
      cell: (one) => <Side one={one} />,
      foot: (_rows, { t }) => t('web-bank.reconciliation.sum'),
    },
    {
      id: 'amount',
      header: 'web-bank.amount',
      as: 'amount',
      foot: (_rows, { amount }) => amount(between),
    },
  ];
}

/**
 * Says whether a difference is only on the bank statement or only in the books, and links to it.
 */
function Side({ one }: { readonly one: Between }) {
  const { t } = useWords();
  if (one.transaction_id !== null)
    return (
      <TextLink to="/bank-transactions/$id" params={{ id: one.transaction_id }}>
        {t('web-bank.reconciliation.bank_alone')}
      </TextLink>
    );
  return (
    <TextLink to="/journal-entries/$id" params={{ id: one.entry_id ?? '' }}>
      {t('web-bank.reconciliation.books_alone')}
    </TextLink>
  );
}
