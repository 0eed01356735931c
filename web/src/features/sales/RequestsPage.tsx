import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LOT_REQUEST_STATUSES } from '#domain/sales/lot-request.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { EMPTY_REQUEST, RequestForm, toRequestBody } from './RequestForm.tsx';

const requests: ListDefinition<'listLotRequests'> = {
  operation: 'listLotRequests',
  also: ['unit_id'],
  isOfBuilding: true,
  sort: '-received_on',
  filters: [
    {
      name: 'status',
      label: 'web-sales.status',
      of: 'LotRequestStatus',
      values: LOT_REQUEST_STATUSES,
    },
  ],
  columns: [
    { id: 'name', header: 'web-sales.request.name', link: '/lot-requests/$id' },
    { id: 'building_name', header: 'web-sales.building' },
    { id: 'kind', header: 'web-sales.request.kind', of: 'LotRequestKind' },
    {
      id: 'received_on',
      header: 'web-sales.request.received_on',
      as: 'day',
      sort: 'received_on',
    },
    { id: 'target_on', header: 'web-sales.request.target_on', as: 'day' },
    { id: 'last_on', header: 'web-sales.request.last_on', as: 'day' },
    { id: 'status', header: 'web-sales.status', as: 'state', of: 'LotRequestStatus' },
  ],
};

/** Requests for information on lots before a sale, latest first. */
export function RequestsPage() {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const list = usePageList(requests);
  const [isOpened, open] = useState(false);
  const buildingId = list.search['building_id'] ?? '';
  return (
    <ListPage
      title={t('web-navigation.lot_requests')}
      add={
        may('createLotRequest') && (
          <Button onClick={() => open(true)}>{t('web-sales.request.new')}</Button>
        )
      }
      list={list}
      empty={t('web-sales.requests.empty')}
    >
      {isOpened && (
        <RequestForm
          initial={{ ...EMPTY_REQUEST, building_id: buildingId }}
          run={async (given) => {
            const body = toRequestBody(given);
            const { data } = await api.call('createLotRequest', { body });
            await navigate({ to: '/lot-requests/$id', params: { id: data.id } });
          }}
          onClose={() => open(false)}
        />
      )}
    </ListPage>
  );
}
