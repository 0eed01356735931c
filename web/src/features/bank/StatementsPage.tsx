import { STATEMENT_STATUSES } from '#domain/banking/statement-state.ts';
import { formatIban } from '#domain/kernel/identifiers.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { Upload } from './Upload.tsx';

const statements: ListDefinition<'listBankStatements'> = {
  operation: 'listBankStatements',
  also: ['bank_account_id'],
  isOfBuilding: true,
  sort: '-date',
  filters: [
    {
      name: 'status',
      label: 'web-bank.status',
      of: 'BankStatementStatus',
      values: STATEMENT_STATUSES,
    },
    { as: 'days' },
  ],
  columns: [
    { id: 'date', header: 'web-bank.date', as: 'day', sort: 'date' },
    {
      id: 'number',
      header: 'web-bank.number',
      link: '/bank-statements/$id',
      cell: ({ number, year }) => `${number}/${year}`,
    },
    {
      id: 'account',
      header: 'web-bank.account',
      cell: ({ bank_account_id: id, bank_account_iban: iban, date }) => (
        <TextLink to="/bank-accounts/$id/reconciliation" params={{ id }} search={{ on: date }}>
          {formatIban(iban)}
        </TextLink>
      ),
    },
    { id: 'building_name', header: 'web.building.building' },
    { id: 'status', header: 'web-bank.status', as: 'state', of: 'BankStatementStatus' },
    { id: 'transactions', header: 'web-navigation.bank.transactions', as: 'integer' },
    { id: 'closing_balance', header: 'web-bank.closing', as: 'amount' },
  ],
};

/** Bank statements, newest first, with a drop zone for new files. */
export function StatementsPage() {
  const { t } = useWords();
  const may = useRight();
  const list = usePageList(statements);
  return (
    <ListPage
      title={t('web-navigation.bank')}
      sentence={(count) => t('web-bank.count', { count })}
      actions={
        <ButtonLink needs="matchBankTransaction" to="/bank-transactions/match">
          {t('web-bank.match.open')}
        </ButtonLink>
      }
      above={may('uploadBankFile') && <Upload />}
      list={list}
      empty={t('web-bank.empty')}
    />
  );
}
