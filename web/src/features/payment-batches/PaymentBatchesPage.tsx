import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BATCH_STATUSES } from '#domain/payment-batches/batch-state.ts';
import type { PaymentBatch } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/payment-batches');

/** Payment batches to suppliers, latest execution date first. */
export function PaymentBatchesPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { status, sort = '-execution_date' } = route.useSearch();
  const list = useList('listPaymentBatches', {
    query: { building_id, sort, status: chosen(status, BATCH_STATUSES) },
  });
  return (
    <ListPage
      title={t('web-navigation.batches')}
      sentence={t('web-batches.sentence')}
      add={
        may('createPaymentBatch') && (
          <ButtonLink
            to="/expenses"
            search={{ status: 'Approved', kind: 'Invoice', sort: 'due_date' }}
          >
            {t('web-batches.choose')}
          </ButtonLink>
        )
      }
      filters={<Filters />}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t(status === undefined ? 'web-batches.none' : 'web-batches.empty')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-batches.status')}
        of="BatchStatus"
        values={BATCH_STATUSES}
        value={search.status}
        onChange={(status) =>
          void navigate({ search: (before) => ({ ...before, status }), replace: true })
        }
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day, amount } = useFormat();
  return useMemo(
    (): readonly Column<PaymentBatch>[] => [
      {
        id: 'date',
        header: t('web-batches.execution_date'),
        sort: 'execution_date',
        cell: ({ id, execution_date }) => (
          <TextLink to="/payment-batches/$id" params={{ id }}>
            {day(execution_date)}
          </TextLink>
        ),
      },
      {
        id: 'building',
        header: t('web.building.building'),
        cell: ({ building_name }) => building_name,
      },
      {
        id: 'account',
        header: t('web-batches.account'),
        cell: ({ bank_account_iban: iban }) => iban,
      },
      {
        id: 'status',
        header: t('web-batches.status'),
        cell: ({ status }) => <State of="BatchStatus" value={status} />,
      },
      {
        id: 'lines',
        header: t('web-batches.lines'),
        isNumber: true,
        cell: ({ lines }) => String(lines.length),
      },
      {
        id: 'total',
        header: t('web-batches.total'),
        isNumber: true,
        cell: ({ total }) => amount(total),
      },
    ],
    [t, day, amount],
  );
}
