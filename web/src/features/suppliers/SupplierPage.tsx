import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatEnterpriseNumber, formatIban } from '#domain/kernel/identifiers.ts';
import type { Answer } from '../../shared/api/client.ts';
import type { Expense, Supplier, SupplierIban } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { apiQuery, useAct, useRecord } from '../../shared/api/query.ts';
import { initials } from '../../shared/format/initials.ts';
import { signedAmount } from '../../shared/format/signed-amount.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { WithAside } from '../../shared/ui/WithAside.tsx';
import type { Column, Show } from '../../shared/ui/columns.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import { SupplierFigures } from './SupplierFigures.tsx';

const route = getRouteApi('/signed-in/suppliers/$id');

/** Supplier: figures, invoices, current and former bank accounts, and aside the identity. */
export function SupplierPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getSupplier', { path: { id } });
  const supplier = query.data?.data;
  if (supplier === undefined) return <LoadingPage title={t('web-suppliers.one')} />;
  return (
    <Page
      title={supplier.name}
      tile={initials(supplier.name)}
      top={<SupplierFigures supplier={supplier} />}
      sentence={t(`web-suppliers.iban_is.${supplier.iban_state}`)}
      actions={query.data !== undefined && <Actions answer={query.data} />}
    >
      {supplier.iban_state === 'Unconfirmed' && (
        <Confirm supplier={supplier} etag={query.data?.etag} />
      )}
      <WithAside aside={<Known supplier={supplier} />}>
        <Invoices id={id} />
        <Ibans id={id} />
      </WithAside>
    </Page>
  );
}

function Actions({ answer }: { readonly answer: Answer<'getSupplier'> }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { data: supplier, etag } = answer;
  const { id, name } = supplier;
  return (
    <>
      {may('deleteSupplier') && (
        <AskFirst
          label={t('web-suppliers.delete')}
          isDestructive
          consequence={t('web-suppliers.delete_consequence', { name })}
          run={() => api.call('deleteSupplier', { path: { id }, etag })}
          onDone={() => navigate({ to: '/suppliers' })}
        />
      )}
      <ButtonLink needs="updateSupplier" to="/suppliers/$id/edit" params={{ id }} variant="default">
        {t('web-suppliers.edit')}
      </ButtonLink>
    </>
  );
}

function Known({ supplier }: { readonly supplier: Supplier }) {
  const { t } = useWords();
  return (
    <Facts
      facts={[
        [
          t('web-suppliers.enterprise_number'),
          supplier.enterprise_number && formatEnterpriseNumber(supplier.enterprise_number),
        ],
        [t('web-suppliers.iban'), supplier.iban && formatIban(supplier.iban)],
        [t('web-suppliers.bic'), supplier.bic],
        [t('web-suppliers.email'), supplier.email],
        [t('web-suppliers.language'), t(`web.language.${supplier.language}`)],
        [t('web-suppliers.account'), supplier.default_account_code],
        [
          t('web-suppliers.payment_days'),
          supplier.payment_days === null
            ? null
            : t('web-suppliers.days', { count: supplier.payment_days }),
        ],
      ]}
    />
  );
}

/** Says what is needed before the new bank account may be paid, with the button to confirm it. */
function Confirm(props: { readonly supplier: Supplier; readonly etag: string | undefined }) {
  const { t } = useWords();
  const { supplier, etag } = props;
  const confirm = useAct('confirmSupplierIban');
  const { id, iban, allowed_actions: acts } = supplier;
  const mayConfirm = acts.includes('confirm-iban');
  return (
    <Part title={t('web-suppliers.confirm')}>
      <Problem error={confirm.error} />
      <Explain>
        {t(mayConfirm ? 'web-suppliers.confirm_how' : 'web-suppliers.confirm_other', {
          iban: formatIban(iban ?? ''),
        })}
      </Explain>
      {mayConfirm && (
        <Button
          loading={confirm.isPending}
          onClick={() =>
            confirm.mutate({ path: { id }, body: iban === null ? {} : { iban }, etag })
          }
        >
          {t('web-suppliers.confirm')}
        </Button>
      )}
    </Part>
  );
}

const when = (at: string | null, who: string | null, { day }: Show) =>
  at === null ? '' : [day(at.slice(0, 10)), ...(who === null ? [] : [who])].join(', ');

const ibanColumns: readonly Column<SupplierIban>[] = [
  { id: 'iban', header: 'web-suppliers.iban', cell: ({ iban }) => formatIban(iban) },
  {
    id: 'entered',
    header: 'web-suppliers.entered',
    cell: (one, show) => when(one.entered_at, one.entered_by_name, show),
  },
  {
    id: 'confirmed',
    header: 'web-suppliers.confirmed',
    cell: (one, show) => when(one.confirmed_at, one.confirmed_by_name, show),
  },
  {
    id: 'replaced',
    header: 'web-suppliers.replaced',
    cell: (one, show) => when(one.replaced_at, null, show),
  },
];

function Ibans({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { data } = useQuery(apiQuery('listSupplierIbans', { path: { id } }));
  return (
    <Part title={t('web-suppliers.ibans')}>
      <DataTable
        caption={t('web-suppliers.ibans')}
        rows={data?.data ?? []}
        rowId={({ iban, entered_at }) => `${iban} ${entered_at}`}
        columns={ibanColumns}
        empty={t('web-suppliers.no_ibans')}
      />
    </Part>
  );
}

function Invoices({ id }: { readonly id: string }) {
  const { t } = useWords();
  const list = useList('listExpenses', { query: { supplier_id: id, sort: '-expense_date' } });
  return (
    <Part title={t('web-suppliers.invoices')}>
      <ListTable
        caption={t('web-suppliers.invoices')}
        list={list}
        columns={invoiceColumns}
        rowId={({ id: expenseId }) => expenseId}
        empty={t('web-suppliers.no_invoices')}
      />
    </Part>
  );
}

const invoiceColumns: readonly Column<Expense>[] = [
  { id: 'expense_date', header: 'web-suppliers.date', as: 'day' },
  {
    id: 'description',
    header: 'web-suppliers.description',
    cell: ({ id: expenseId, description }) => (
      <TextLink to="/expenses/$id" params={{ id: expenseId }}>
        {description}
      </TextLink>
    ),
  },
  { id: 'building_name', header: 'web-suppliers.building' },
  { id: 'status', header: 'web-suppliers.status', as: 'state', of: 'ExpenseStatus' },
  {
    id: 'amount',
    header: 'web-suppliers.amount',
    isNumber: true,
    cell: (expense, { amount }) => amount(signedAmount(expense)),
    foot: (rows, { amount }) => amount(sumEuro(rows.map(signedAmount))),
  },
];
