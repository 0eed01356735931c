import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RESULTS } from '#domain/assemblies/tally.ts';
import type { Decision } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ChoiceFilter, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Verdict } from './Result.tsx';

const route = getRouteApi('/signed-in/decisions');

/** Register of decisions, with the deadline to challenge each. */
export function DecisionsPage() {
  const { t } = useWords();
  const { building_id } = useSearch({ strict: false });
  const { q, result, sort = '-decided_on' } = route.useSearch();
  const list = useList('listDecisions', {
    query: { building_id, q, sort, result: chosen(result, RESULTS) },
  });
  return (
    <ListPage
      title={t('web-meetings.decisions.title')}
      sentence={t('web-meetings.decisions.sentence')}
      filters={<Filters />}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-meetings.decisions.empty')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <SearchField
        label={t('web-meetings.decisions.find')}
        value={search.q}
        onFind={(q) => set({ q })}
      />
      <ChoiceFilter
        label={t('web-meetings.decisions.result')}
        of="VoteResult"
        values={RESULTS}
        value={search.result}
        onChange={(result) => set({ result })}
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day } = useFormat();
  return useMemo(
    (): readonly Column<Decision>[] => [
      {
        id: 'title',
        header: t('web-meetings.decisions.what'),
        cell: ({ id, title }) => (
          <TextLink to="/decisions/$id" params={{ id }}>
            {title}
          </TextLink>
        ),
      },
      {
        id: 'decided_on',
        header: t('web-meetings.decisions.on'),
        sort: 'decided_on',
        cell: ({ decided_on: date }) => day(date),
      },
      {
        id: 'building',
        header: t('web.building.building'),
        cell: ({ building_name: name }) => name,
      },
      {
        id: 'result',
        header: t('web-meetings.decisions.result'),
        cell: ({ result }) => <Verdict result={result} />,
      },
      {
        id: 'until',
        header: t('web-meetings.decisions.until'),
        cell: ({ challengeable_until: date }) => (date === null ? null : day(date)),
      },
    ],
    [t, day],
  );
}
