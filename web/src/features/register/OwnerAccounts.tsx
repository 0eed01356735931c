import { useQuery } from '@tanstack/react-query';
import type { BuildingAccount, BuildingAccountReceivable } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import { OwnerMovements } from './OwnerMovements.tsx';
import styles from './register.module.css';

/** Accounts of an owner with each building. */
export function OwnerAccounts({ ownerId }: { readonly ownerId: string }) {
  const query = useQuery(apiQuery('getOwnerAccount', { path: { id: ownerId } }));
  return (
    <div aria-busy={query.isPending}>
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {query.data?.data.buildings?.map((account) => (
        <Account key={account.building_id} account={account} />
      ))}
    </div>
  );
}

/** Account with one building: open items, then all movements, newest first. */
function Account({ account }: { readonly account: BuildingAccount }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { balance, payment_reference: reference, receivables, movements } = account;
  const open = receivables.filter(({ open_amount: rest }) => rest !== 0);
  return (
    <section className={styles['part']}>
      <h2>{t('web-register.account.of', { building: account.building_name })}</h2>
      <p className={styles['owed']}>
        {t(balance > 0 ? 'web-register.account.owes' : 'web-register.account.clear', {
          amount: money(Math.abs(balance)),
        })}
      </p>
      {reference !== null && <p>{t('web-register.account.payment_reference', { reference })}</p>}
      {open.length > 0 && (
        <DataTable
          caption={t('web-register.account.open')}
          rows={open}
          columns={openColumns}
          renderDetails={(item) => <ItemDetails item={item} />}
        />
      )}
      <OwnerMovements movements={movements} />
    </section>
  );
}

const openColumns: readonly Column<BuildingAccountReceivable>[] = [
  {
    id: 'description',
    header: 'web-register.account.open',
    cell: ({ description }) => description,
  },
  { id: 'due_date', header: 'web-register.account.due', as: 'day' },
  {
    id: 'days',
    header: '',
    cell: ({ days_overdue: days }, { t }) =>
      days > 0 && (
        <span className={styles['late']}>{t('web-register.account.days', { days })}</span>
      ),
  },
  { id: 'amount', header: 'web-register.account.called', as: 'amount', foot: 'sum' },
  {
    id: 'paid',
    header: 'web-register.account.paid',
    isNumber: true,
    cell: ({ amount: called, open_amount: rest }, { amount }) => amount(sumEuro([called, -rest])),
    foot: (rows, { amount }) =>
      amount(sumEuro(rows.flatMap((row) => [row.amount, -row.open_amount]))),
  },
  {
    id: 'open_amount',
    header: 'web-register.account.amount',
    isNumber: true,
    cell: ({ open_amount: rest }, { amount }) => <strong>{amount(rest)}</strong>,
    foot: (rows, { amount }) => amount(sumEuro(rows.map((row) => row.open_amount))),
  },
];
