import { useQuery } from '@tanstack/react-query';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { BankAccount } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

/** Bank accounts of a building that owners pay into. */
export function BankAccounts({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listBankAccounts', { path: { id: buildingId } }));
  const add = may('createBankAccount') && (
    <ButtonLink
      to="/bank-accounts/new"
      search={{ building_id: buildingId }}
      variant="default"
      size="xs"
    >
      {t('web-register.bank.new')}
    </ButtonLink>
  );
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <div className={styles['head']}>
        <h2>{t('web-register.bank.title')}</h2>
        {add}
      </div>
      {query.data !== undefined && (
        <DataTable
          caption={t('web-register.bank.title')}
          rows={query.data.data}
          empty={t('web-register.bank.empty')}
          columns={columns}
        />
      )}
    </section>
  );
}

const columns: readonly Column<BankAccount>[] = [
  {
    id: 'iban',
    header: 'web-register.bank.iban',
    link: '/bank-accounts/$id',
    cell: ({ iban }) => formatIban(iban),
  },
  { id: 'holder', header: 'web-register.bank.holder' },
  { id: 'purpose', header: 'web-register.bank.purpose', of: 'BankAccountPurpose' },
  { id: 'account_code', header: 'web-register.bank.account' },
];
