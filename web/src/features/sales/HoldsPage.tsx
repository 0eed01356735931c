import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { HOLD_STATUSES } from '#domain/sales/hold.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { EMPTY_HOLD, HoldForm, toHoldBody } from './HoldForm.tsx';

const holds: ListDefinition<'listHolds'> = {
  operation: 'listHolds',
  also: ['owner_id'],
  isOfBuilding: true,
  sort: '-deed_on',
  filters: [{ name: 'status', label: 'web-sales.status', of: 'HoldStatus', values: HOLD_STATUSES }],
  columns: [
    { id: 'owner_name', header: 'web-sales.seller', link: '/holds/$id' },
    { id: 'building_name', header: 'web-sales.building' },
    { id: 'deed_on', header: 'web-sales.hold.deed_on', as: 'day', sort: 'deed_on' },
    { id: 'amount', header: 'web-sales.amount', as: 'amount', foot: 'sum' },
    { id: 'awaits', header: 'web-sales.hold.awaits', of: 'HoldAwaits' },
    { id: 'due_on', header: 'web-sales.hold.due_on', as: 'day' },
    { id: 'status', header: 'web-sales.status', as: 'state', of: 'HoldStatus' },
  ],
};

/** Withheld prices of lots, latest deed first. */
export function HoldsPage() {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const list = usePageList(holds);
  const [isOpened, open] = useState(false);
  return (
    <ListPage
      title={t('web-navigation.holds')}
      add={
        may('createHold') && <Button onClick={() => open(true)}>{t('web-sales.hold.new')}</Button>
      }
      list={list}
      empty={t('web-sales.holds.empty')}
    >
      {isOpened && (
        <HoldForm
          initial={{ ...EMPTY_HOLD, building_id: list.search['building_id'] ?? '' }}
          run={async (given) => {
            const { data } = await api.call('createHold', { body: toHoldBody(given) });
            await navigate({ to: '/holds/$id', params: { id: data.id } });
          }}
          onClose={() => open(false)}
        />
      )}
    </ListPage>
  );
}
