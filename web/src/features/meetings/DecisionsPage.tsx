import { RESULTS } from '#domain/assemblies/tally.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { NewDecision } from './NewDecision.tsx';
import { Verdict } from './Result.tsx';

const decisions: ListDefinition<'listDecisions'> = {
  operation: 'listDecisions',
  isOfBuilding: true,
  sort: '-decided_on',
  filters: [
    { as: 'search', name: 'q', label: 'web-meetings.decisions.find' },
    { name: 'result', label: 'web-meetings.decisions.result', of: 'VoteResult', values: RESULTS },
  ],
  columns: [
    { id: 'title', header: 'web-meetings.decisions.what', link: '/decisions/$id' },
    { id: 'decided_on', header: 'web-meetings.decisions.on', as: 'day', sort: 'decided_on' },
    { id: 'building_name', header: 'web.building.building' },
    {
      id: 'result',
      header: 'web-meetings.decisions.result',
      cell: ({ result }) => <Verdict result={result} />,
    },
    { id: 'challengeable_until', header: 'web-meetings.decisions.until', as: 'day' },
  ],
};

/** Register of decisions, with the deadline to challenge each. */
export function DecisionsPage() {
  const { t } = useWords();
  const list = usePageList(decisions);
  return (
    <ListPage
      title={t('web-navigation.meetings.decisions')}
      sentence={t('web-meetings.decisions.sentence')}
      list={list}
      actions={<NewDecision />}
      empty={t('web-meetings.decisions.empty')}
    />
  );
}
