import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PAYMENT_METHODS } from '#domain/payments/payment-entry.ts';
import { PAYMENT_STATUSES } from '#domain/payments/payment-state.ts';
import type { Payment } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, DayRange, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/payments');

/** What owners paid, newest first, or what the address asks for. */
export function PaymentsPage() {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const { building_id } = useSearch({ strict: false });
  const navigate = route.useNavigate();
  const { status, method, sort = '-received_on', ...rest } = search;
  const list = useInfiniteQuery(
    apiPages('listPayments', {
      query: {
        ...rest,
        sort,
        ...(building_id === undefined ? {} : { building_id }),
        ...(status === undefined ? {} : { status: chosen(status, PAYMENT_STATUSES) }),
        ...(method === undefined ? {} : { method: chosen(method, PAYMENT_METHODS) }),
      },
    }),
  );
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const columns = useColumns();
  const add = may('createPayment') && (
    <ButtonLink to="/payments/new">{t('web-payments.new')}</ButtonLink>
  );
  return (
    <Page
      title={t('web-payments.title')}
      sentence={total === undefined ? undefined : t('web-payments.count', { count: total })}
      isLoading={list.isPending}
      actions={add}
    >
      <Filters buildingId={building_id} />
      {list.isPending ? (
        <Rows count={10} />
      ) : (
        <DataTable
          caption={t('web-payments.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => void navigate({ search: { ...search, sort: next } })}
          empty={
            <>
              <p>{t('web-payments.empty')}</p>
              {add}
            </>
          }
        />
      )}
      <MoreRows list={list} />
    </Page>
  );
}

function Filters({ buildingId }: { readonly buildingId: string | undefined }) {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      {may('listOwners') && (
        <OwnerField
          buildingId={buildingId}
          value={search.owner_id ?? ''}
          onChange={(owner) => set({ owner_id: owner })}
        />
      )}
      <ChoiceFilter
        label={t('web-payments.status')}
        of="PaymentStatus"
        values={PAYMENT_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <ChoiceFilter
        label={t('web-payments.method')}
        of="PaymentMethod"
        values={PAYMENT_METHODS}
        value={search.method}
        onChange={(method) => set({ method })}
      />
      <DayRange value={search} onChange={set} />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day, amount } = useFormat();
  return useMemo(
    (): readonly Column<Payment>[] => [
      {
        id: 'date',
        header: t('web-payments.received_on'),
        sort: 'received_on',
        cell: ({ received_on }) => day(received_on),
      },
      {
        id: 'owner',
        header: t('web.owner'),
        cell: ({ id, owner_name }) => (
          <TextLink to="/payments/$id" params={{ id }}>
            {owner_name}
          </TextLink>
        ),
      },
      {
        id: 'communication',
        header: t('web-payments.communication'),
        cell: ({ communication }) => communication,
      },
      {
        id: 'method',
        header: t('web-payments.method'),
        cell: ({ method }) => t(`enum.PaymentMethod.${method}`),
      },
      {
        id: 'status',
        header: t('web-payments.status'),
        cell: ({ status }) => <State of="PaymentStatus" value={status} />,
      },
      {
        id: 'credit',
        header: t('web-payments.credit'),
        isNumber: true,
        cell: ({ credit }) => (credit === 0 ? '' : amount(credit)),
      },
      {
        id: 'amount',
        header: t('web-payments.amount'),
        sort: 'amount',
        isNumber: true,
        cell: (payment) => amount(payment.amount),
      },
    ],
    [t, day, amount],
  );
}
