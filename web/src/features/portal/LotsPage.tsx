import { useQuery } from '@tanstack/react-query';
import type { HeldUnit } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOwnerId } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

const MOST = 500;

/** Lots of an owner, with their quotas in the building. */
export function LotsPage() {
  const { t } = useWords();
  const id = useOwnerId() ?? '';
  const query = useQuery(apiQuery('listUnitsOfOwner', { path: { id }, query: { limit: MOST } }));
  return (
    <Page
      title={t('web-navigation.portal.lots')}
      sentence={t('web-portal.lots.sentence')}
      isLoading={query.isPending}
    >
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {query.data !== undefined && (
        <DataTable
          caption={t('web-navigation.portal.lots')}
          columns={columns}
          rows={query.data.data}
          rowId={({ unit_owner_id: key }) => key}
          empty={t('web-portal.lots.empty')}
        />
      )}
    </Page>
  );
}

const columns: readonly Column<HeldUnit>[] = [
  {
    id: 'lot',
    header: 'web-portal.lots.lot',
    cell: ({ unit_id: id, unit_number }) => (
      <TextLink to="/units/$id" params={{ id }}>
        {unit_number}
      </TextLink>
    ),
  },
  { id: 'building_name', header: 'web.building.building' },
  { id: 'type', header: 'web-portal.lots.type', of: 'UnitType' },
  { id: 'quota', header: 'web-portal.lots.quota', as: 'integer' },
  {
    id: 'share',
    header: 'web-portal.lots.share',
    isNumber: true,
    cell: ({ ownership_share: share }) => share,
  },
  { id: 'start_date', header: 'web-portal.lots.since', as: 'day' },
];
