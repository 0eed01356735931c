import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { field } from '../../shared/ui/form.ts';

/** Dialog that begins the audit of a financial year and opens it. */
export function NewAudit(props: { readonly buildingId: string; readonly onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { buildingId, onClose } = props;
  return (
    <ActDialog
      title={t('web-auditor.begin')}
      submit={t('web-auditor.begin')}
      consequence={t('web-auditor.begin_consequence')}
      initial={{ building_id: buildingId, fiscal_year_id: '' }}
      validate={{ fiscal_year_id: (id) => (id === '' ? t('web-auditor.no_year') : null) }}
      run={async ({ fiscal_year_id: id }) => {
        const { data } = await api.call('createAudit', { path: { id }, body: {} });
        await navigate({ to: '/audits/$id', params: { id: data.id } });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <BuildingField
            {...field(form, 'building_id')}
            value={form.values.building_id}
            onChange={(id) => form.setValues({ building_id: id, fiscal_year_id: '' })}
          />
          <YearField
            {...field(form, 'fiscal_year_id')}
            buildingId={form.values.building_id}
            value={form.values.fiscal_year_id}
          />
        </>
      )}
    </ActDialog>
  );
}

/** Selects a financial year of a building, the latest first. */
function YearField(props: {
  readonly id: string;
  readonly buildingId: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useWords();
  const { day } = useFormat();
  const { buildingId, value, onChange, id, error } = props;
  const query = useQuery({
    ...apiQuery('listFiscalYears', { path: { id: buildingId } }),
    enabled: buildingId !== '',
  });
  const years = query.data?.data ?? [];
  return (
    <Select
      id={id}
      label={t('web-auditor.year')}
      data={years
        .toSorted((one, other) => other.end_date.localeCompare(one.end_date))
        .map(({ id: year, start_date: from, end_date: to }) => ({
          value: year,
          label: t('web-auditor.span', { from: day(from), to: day(to) }),
        }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
      allowDeselect={false}
      required
      withAsterisk={false}
    />
  );
}
