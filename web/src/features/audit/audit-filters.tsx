import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import type { Filter } from '../../shared/ui/filters.ts';

const MOST_USERS = 500;

/**
 * Filters of an audit log: type of record, author and dates.
 * @param objects types of records that occur in this log
 */
export function auditFilters<Type extends string>(objects: readonly Type[]) {
  return [
    { name: 'object_type', label: 'web-audit.about', of: 'AuditObject', values: objects },
    {
      name: 'actor_id',
      label: 'web-audit.who',
      Field: ActorField,
      Name: ActorName,
    },
    { as: 'days' },
  ] as const satisfies readonly Filter<{ object_type?: Type[]; actor_id?: string }>[];
}

/** Users who may have made the changes. */
function useActors() {
  const may = useRight();
  const { data } = useQuery({
    ...apiQuery('listUsers', { query: { limit: MOST_USERS } }),
    enabled: may('listUsers'),
  });
  return data?.data ?? [];
}

function ActorName(props: {
  readonly id: string;
  readonly children: (name: string | undefined) => ReactNode;
}) {
  return props.children(useActors().find(({ id }) => id === props.id)?.name);
}

function ActorField(props: { readonly value: string; readonly onChange: (id: string) => void }) {
  const { t } = useWords();
  const { value, onChange } = props;
  return (
    <Select
      label={t('web-audit.who')}
      data={useActors().map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      comboboxProps={{ withinPortal: false }}
      searchable
      clearable
    />
  );
}
