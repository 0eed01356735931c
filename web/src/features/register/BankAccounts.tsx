import { useQuery } from '@tanstack/react-query';
import { formatIban } from '#domain/kernel/identifiers.ts';
import { isHeldByAssociation, isReserveAccountMissing } from '#domain/payments/bank-account.ts';
import type { BankAccount } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Explain } from '../../shared/ui/record.tsx';
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
      <Warnings accounts={query.data?.data ?? []} />
    </section>
  );
}

/**
 * Warns of IBANs that await a second person, of accounts in another name than the association’s, and of a
 * missing one for the reserve.
 */
function Warnings({ accounts }: { readonly accounts: readonly BankAccount[] }) {
  const { t } = useWords();
  const others = accounts.filter(
    ({ holder, building_name: building }) => !isHeldByAssociation(holder, building),
  );
  const waiting = accounts.flatMap(({ pending_iban: iban }) => (iban === null ? [] : [iban]));
  return (
    <>
      {waiting.map((iban) => (
        <Explain key={iban}>{t('web-register.bank.waiting', { iban: formatIban(iban) })}</Explain>
      ))}
      {others.map(({ id, holder }) => (
        <Explain key={id}>{t('web-register.bank.not_association', { holder })}</Explain>
      ))}
      {isReserveAccountMissing(accounts) && <Explain>{t('web-register.bank.no_reserve')}</Explain>}
    </>
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
