import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';

/** Selects lots of a building. */
export function LotsField(
  props: Omit<MultiSelectProps, 'data' | 'label'> & { readonly buildingId: string },
) {
  const { t } = useWords();
  const { buildingId: id, ...input } = props;
  const lots = useQuery({
    ...apiQuery('listBuildingUnits', { path: { id }, query: { limit: 500 } }),
    enabled: id !== '',
  });
  return (
    <MultiSelect
      label={t('web-sales.lots')}
      data={(lots.data?.data ?? []).map((lot) => ({ value: lot.id, label: lot.unit_number }))}
      disabled={id === ''}
      searchable
      {...input}
    />
  );
}
