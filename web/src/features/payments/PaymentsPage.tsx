import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PAYMENT_METHODS } from '#domain/payments/payment-entry.ts';
import { PAYMENT_STATUSES } from '#domain/payments/payment-state.ts';
import type { Payment } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { formatCommunicationForDisplay } from '../../shared/format/shown-communication.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, DayRange, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/payments');

/** Payments of owners, newest first, filtered by the address. */
export function PaymentsPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { status, method, sort = '-received_on', ...rest } = route.useSearch();
  const list = useList('listPayments', {
    query: {
      ...rest,
      building_id,
      sort,
      status: chosen(status, PAYMENT_STATUSES),
      method: chosen(method, PAYMENT_METHODS),
    },
  });
  return (
    <ListPage
      title={t('web-navigation.payments')}
      sentence={(count) => t('web-payments.count', { count })}
      add={
        <>
          {may('importPayments') && (
            <ButtonLink to="/imports/payments" variant="default">
              {t('web-navigation.imports.payments')}
            </ButtonLink>
          )}
          {may('createPayment') && (
            <ButtonLink to="/payments/new">{t('web-navigation.payments.new')}</ButtonLink>
          )}
        </>
      }
      filters={<Filters buildingId={building_id} />}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-payments.empty')}
    />
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
        cell: ({ communication }) => formatCommunicationForDisplay(communication),
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
