import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { Search } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import { ChoiceFilter, DayRange, FilterBar } from '../../shared/ui/filters.tsx';

const MOST_USERS = 500;

/** Filters of an audit log: type of record, author and dates. */
type Narrowed = Search<'object_type' | 'actor_id' | 'date_from' | 'date_to'>;

/**
 * Filter fields of an audit log.
 * @param props.objects types of records that occur in this log
 */
export function AuditFilters(props: {
  readonly objects: readonly string[];
  readonly value: Narrowed;
  readonly onChange: (change: Narrowed) => void;
}) {
  const { t } = useWords();
  const may = useRight();
  const { objects, onChange } = props;
  const { object_type, actor_id = null, ...days } = props.value;
  const users = useQuery({
    ...apiQuery('listUsers', { query: { limit: MOST_USERS } }),
    enabled: may('listUsers'),
  });
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-audit.about')}
        of="AuditObject"
        values={objects}
        value={object_type}
        onChange={(types) => onChange({ object_type: types })}
      />
      <Select
        label={t('web-audit.who')}
        data={(users.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={actor_id}
        onChange={(id) => onChange({ actor_id: id ?? '' })}
        searchable
        clearable
      />
      <DayRange value={days} onChange={onChange} />
    </FilterBar>
  );
}
