import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import type { Filter } from '../../shared/ui/filters.tsx';

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
      field: ({ search, set }) => (
        <ActorField
          value={search['actor_id'] ?? null}
          onChange={(id) => set({ actor_id: id ?? '' })}
        />
      ),
    },
    { as: 'days' },
  ] as const satisfies readonly Filter<{ object_type?: Type[]; actor_id?: string }>[];
}

function ActorField(props: {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const { t } = useWords();
  const may = useRight();
  const users = useQuery({
    ...apiQuery('listUsers', { query: { limit: MOST_USERS } }),
    enabled: may('listUsers'),
  });
  return (
    <Select
      {...props}
      label={t('web-audit.who')}
      data={(users.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearable
    />
  );
}
