import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { BankAccount } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

/** Bank accounts of a building that owners pay into. */
export function BankAccounts({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listBankAccounts', { path: { id: buildingId } }));
  const columns = useColumns();
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
          rowId={({ id }) => id}
          empty={t('web-register.bank.empty')}
          columns={columns}
        />
      )}
    </section>
  );
}

function useColumns() {
  const { t } = useWords();
  return useMemo(
    (): readonly Column<BankAccount>[] => [
      {
        id: 'iban',
        header: t('web-register.bank.iban'),
        cell: ({ id, iban }) => (
          <TextLink to="/bank-accounts/$id" params={{ id }}>
            {formatIban(iban)}
          </TextLink>
        ),
      },
      { id: 'holder', header: t('web-register.bank.holder'), cell: ({ holder }) => holder },
      {
        id: 'purpose',
        header: t('web-register.bank.purpose'),
        cell: ({ purpose }) => t(`enum.BankAccountPurpose.${purpose}`),
      },
      {
        id: 'account',
        header: t('web-register.bank.account'),
        cell: ({ account_code: code }) => code,
      },
    ],
    [t],
  );
}
