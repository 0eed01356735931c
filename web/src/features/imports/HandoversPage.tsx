import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Handover } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { DayField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const columns: readonly Column<Handover>[] = [
  { id: 'building_name', header: 'web.building.building', link: '/handovers/$id' },
  { id: 'mandate_ended_on', header: 'web-imports.handover.ended_on', as: 'day' },
  { id: 'last_on', header: 'web-imports.handover.last_on', as: 'day' },
  {
    id: 'created_at',
    header: 'web-imports.handover.made_at',
    as: 'instant',
    sort: 'created_at',
  },
  { id: 'size', header: 'web-imports.handover.size', cell: ({ size }) => <Size bytes={size} /> },
  { id: 'status', header: 'web-imports.handover.status', as: 'state', of: 'HandoverStatus' },
];

const handovers: ListDefinition<'listHandovers'> = {
  operation: 'listHandovers',
  sort: '-created_at',
  filters: [],
  columns,
};

/** Files of buildings that were made for the next syndic. */
export function HandoversPage() {
  const { t } = useWords();
  const [isOpen, show] = useState(false);
  return (
    <>
      <ListPage
        title={t('web-navigation.handovers')}
        sentence={t('web-imports.handover.sentence')}
        add={<Button onClick={() => show(true)}>{t('web-imports.handover.new')}</Button>}
        list={usePageList(handovers)}
        empty={t('web-imports.handover.empty')}
      />
      {isOpen && <HandOver onClose={() => show(false)} />}
    </>
  );
}

const BYTES_PER_MB = 1_000_000;

/** Size of an archive; nothing while it is prepared. */
export function Size({ bytes }: { readonly bytes: number | null }) {
  const { t } = useWords();
  const { integer } = useFormat();
  if (bytes === null) return null;
  return t('web-imports.handover.megabytes', { count: integer(Math.ceil(bytes / BYTES_PER_MB)) });
}

/** Dialog that makes the file of a building. */
function HandOver({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  return (
    <ActDialog
      of="createHandover"
      title={t('web-imports.handover.title')}
      consequence={t('web-imports.handover.consequence')}
      submit={t('web-imports.handover.submit')}
      initial={{ building_id: '', mandate_ended_on: '' }}
      run={async (given) => {
        const { building_id, ...body } = given;
        const made = await api.call('createHandover', {
          path: { id: building_id },
          body,
          idempotencyKey: keyOf(given),
        });
        await navigate({ to: '/handovers/$id', params: { id: made.data.id } });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <BuildingField
            {...field(form, 'building_id')}
            value={form.values.building_id}
            onChange={(id) => form.setFieldValue('building_id', id)}
          />
          <DayField name="mandate_ended_on" label="web-imports.handover.ended_on" />
        </>
      )}
    </ActDialog>
  );
}
