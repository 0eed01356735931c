import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { buildingsQuery } from '../../shared/api/buildings.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { FileDrop } from '../../shared/ui/FileDrop.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';

/**
 * Drop zone that turns an invoice file into a draft, then opens the form with the file shown next
 * to it.
 */
export function InvoiceDrop() {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const id = useId();
  const { building_id: narrowed } = useSearch({ strict: false });
  const [chosen, choose] = useState('');
  const [isMissing, miss] = useState(false);
  const enter = useAct('createExpenseFromInvoice');
  const keyOf = useIdempotencyKey();
  const buildings = useQuery(buildingsQuery()).data?.data ?? [];
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  if (!may('createExpenseFromInvoice')) return null;
  const building_id = narrowed ?? only ?? chosen;
  const take = ([file]: readonly File[]) => {
    if (file === undefined) return;
    miss(building_id === '');
    if (building_id === '') return;
    const { name, size, lastModified } = file;
    enter.mutate(
      {
        body: { building_id, file },
        idempotencyKey: keyOf({ building_id, file: { name, size, lastModified } }),
      },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/expenses/$id/edit', params: { id: data.id } }),
      },
    );
  };
  return (
    <Stack component="section" gap="sm" aria-label={t('web-expenses.invoice_file')}>
      {narrowed === undefined && (buildings.length > 1 || isMissing) && (
        <BuildingField
          id={id}
          value={chosen}
          onChange={choose}
          error={isMissing && chosen === '' ? t('web-expenses.from_invoice_building') : undefined}
        />
      )}
      <FileDrop
        label={t('web-expenses.from_invoice')}
        hint={t('web-expenses.from_invoice_hint')}
        accept="application/pdf,image/*,.xml,application/xml,text/xml"
        isOne
        isBusy={enter.isPending}
        onFiles={take}
      />
      <Problem error={enter.error} />
    </Stack>
  );
}
