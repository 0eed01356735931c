import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HeldUnit } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOwnerId } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

const MOST = 500;

/** Lots of an owner, with their quotas in the building. */
export function LotsPage() {
  const { t } = useWords();
  const id = useOwnerId() ?? '';
  const query = useQuery(apiQuery('listUnitsOfOwner', { path: { id }, query: { limit: MOST } }));
  const columns = useColumns();
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

function useColumns() {
  const { t } = useWords();
  const { integer, day } = useFormat();
  return useMemo(
    (): readonly Column<HeldUnit>[] => [
      {
        id: 'lot',
        header: t('web-portal.lots.lot'),
        cell: ({ unit_id: id, unit_number }) => (
          <TextLink to="/units/$id" params={{ id }}>
            {unit_number}
          </TextLink>
        ),
      },
      {
        id: 'building',
        header: t('web.building.building'),
        cell: ({ building_name }) => building_name,
      },
      {
        id: 'type',
        header: t('web-portal.lots.type'),
        cell: ({ type }) => t(`enum.UnitType.${type}`),
      },
      {
        id: 'quota',
        header: t('web-portal.lots.quota'),
        isNumber: true,
        cell: ({ quota }) => integer(quota),
      },
      {
        id: 'share',
        header: t('web-portal.lots.share'),
        isNumber: true,
        cell: ({ ownership_share: share }) => share,
      },
      {
        id: 'since',
        header: t('web-portal.lots.since'),
        cell: ({ start_date: start }) => day(start),
      },
    ],
    [t, integer, day],
  );
}
