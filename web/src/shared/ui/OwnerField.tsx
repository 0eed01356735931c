import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/query.ts';
import { useWords } from '../i18n/words.tsx';

const MOST = 500;

/** Chooses an owner, of one building or of all, by a part of their name. */
export function OwnerField(
  props: Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
    readonly buildingId: string | undefined;
    readonly value: string;
    readonly onChange: (id: string) => void;
  },
) {
  const { t } = useWords();
  const { buildingId, value, onChange, ...input } = props;
  const { data } = useQuery(
    apiQuery('listOwners', {
      query: {
        sort: 'name',
        limit: MOST,
        ...(buildingId === undefined ? {} : { building_id: buildingId }),
      },
    }),
  );
  return (
    <Select
      label={t('web.owner')}
      data={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      clearable
      {...input}
    />
  );
}
