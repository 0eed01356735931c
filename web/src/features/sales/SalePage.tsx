import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import type { Sale } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { EMPTY_HOLD, PriceForm, toPriceBody } from './HoldForm.tsx';

const route = getRouteApi('/signed-in/sales/$id');

/** Sale of lots: its days, what each buyer got, and what the notary withholds. */
export function SalePage() {
  const { t } = useWords();
  const { day } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getSale', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-sales.sale')} />;
  const sale = query.data.data;
  const { building_id: buildingId, from_owner_id: sellerId, hold_id, lot_request_id } = sale;
  return (
    <Page
      title={sale.from_owner_name}
      sentence={
        <>
          <State of="SaleStatus" value={sale.status} />{' '}
          <TextLink to="/buildings/$id" params={{ id: buildingId }}>
            {sale.building_name}
          </TextLink>
        </>
      }
      actions={<Actions answer={query.data} />}
    >
      <Facts
        facts={[
          [
            t('web-sales.seller'),
            <TextLink key="seller" to="/owners/$id" params={{ id: sellerId }}>
              {sale.from_owner_name}
            </TextLink>,
          ],
          [t('web-sales.hold.deed_on'), day(sale.deed_on)],
          [t('web-sales.request.enjoyment_from'), day(sale.enjoyment_from)],
          [t('web-sales.request.certain_date'), day(sale.certain_date)],
          [
            t('web-sales.later_calls'),
            sale.later_calls === null ? null : t(`enum.LaterCalls.${sale.later_calls}`),
          ],
          [
            t('web-sales.hold.title'),
            hold_id === null ? null : (
              <TextLink key="hold" to="/holds/$id" params={{ id: hold_id }}>
                {t('web-sales.open')}
              </TextLink>
            ),
          ],
          [
            t('web-sales.request.title'),
            lot_request_id === null ? null : (
              <TextLink key="request" to="/lot-requests/$id" params={{ id: lot_request_id }}>
                {t('web-sales.open')}
              </TextLink>
            ),
          ],
          [t('web-sales.undone_on'), sale.undone_on === null ? null : day(sale.undone_on)],
          [t('web-sales.hold.reason'), sale.undo_reason],
        ]}
      />
      <Part title={t('web-sales.transfers')}>
        <DataTable
          caption={t('web-sales.transfers')}
          rows={sale.to}
          columns={PARTS}
          rowId={({ unit_id, owner_id }) => `${unit_id} ${owner_id}`}
          empty=""
        />
      </Part>
    </Page>
  );
}

const PARTS: readonly Column<Sale['to'][number]>[] = [
  {
    id: 'unit_number',
    header: 'web-sales.lot',
    cell: ({ unit_id, unit_number }) => (
      <TextLink to="/units/$id" params={{ id: unit_id }}>
        {unit_number}
      </TextLink>
    ),
  },
  { id: 'owner_name', header: 'web-sales.buyer' },
  { id: 'ownership_share', header: 'web-sales.share' },
  { id: 'working_capital', header: 'web-sales.moved_capital', as: 'amount', foot: 'sum' },
];

function Actions({ answer }: { readonly answer: Answer<'getSale'> }) {
  const { t } = useWords();
  const may = useRight();
  const [opened, open] = useState<'hold' | 'undo'>();
  const { data: sale, etag } = answer;
  const { id, allowed_actions: allowed } = sale;
  const close = () => open(undefined);
  return (
    <>
      {may('holdSalePrice') && allowed.includes('hold') && (
        <Button variant="default" onClick={() => open('hold')}>
          {t('web-sales.hold.new')}
        </Button>
      )}
      {may('undoSale') && allowed.includes('undo') && (
        <Button variant="default" onClick={() => open('undo')}>
          {t('web-sales.undo')}
        </Button>
      )}
      {opened === 'hold' && (
        <PriceForm
          initial={EMPTY_HOLD}
          run={(given) =>
            api.call('holdSalePrice', { path: { id }, body: toPriceBody(given), etag })
          }
          onClose={close}
        />
      )}
      {opened === 'undo' && (
        <ActDialog
          of="undoSale"
          title={t('web-sales.undo')}
          submit={t('web-sales.undo')}
          consequence={t('web-sales.undo_consequence')}
          initial={{ reason: '' }}
          run={(body) => api.call('undoSale', { path: { id }, body, etag })}
          onClose={close}
        >
          <AreaField name="reason" label="web-sales.hold.reason" />
        </ActDialog>
      )}
    </>
  );
}
