import { Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Building } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/buildings');

/** All buildings of the office. */
export function BuildingsPage() {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { sort } = search;
  const list = useInfiniteQuery(apiPages('listBuildings', { query: { sort } }));
  const columns = useColumns();
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const add = (
    <Group gap="xs" justify="center">
      {may('importBuilding') && (
        <ButtonLink to="/imports/buildings" variant="default">
          {t('web-imports.title')}
        </ButtonLink>
      )}
      {may('createBuilding') && (
        <ButtonLink to="/buildings/new">{t('web-register.building.new')}</ButtonLink>
      )}
    </Group>
  );
  return (
    <Page
      title={t('web-register.buildings.title')}
      sentence={
        total === undefined ? undefined : t('web-register.buildings.count', { count: total })
      }
      isLoading={list.isPending}
      actions={add}
    >
      {list.isPending ? (
        <Rows />
      ) : (
        <DataTable
          caption={t('web-register.buildings.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => void navigate({ search: { ...search, sort: next } })}
          empty={
            <>
              <p>{t('web-register.buildings.empty')}</p>
              {add}
            </>
          }
        />
      )}
      <MoreRows list={list} />
    </Page>
  );
}

function useColumns() {
  const { t } = useWords();
  const { integer } = useFormat();
  return useMemo(
    (): readonly Column<Building>[] => [
      {
        id: 'name',
        header: t('web-register.buildings.name'),
        sort: 'name',
        cell: ({ id, name }) => (
          <TextLink to="/buildings/$id" params={{ id }}>
            {name}
          </TextLink>
        ),
      },
      {
        id: 'address',
        header: t('web-register.buildings.address'),
        cell: ({ address, postal_code, city }) =>
          [address, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      },
      {
        id: 'units',
        header: t('web-register.buildings.lots'),
        isNumber: true,
        cell: ({ total_units }) => integer(total_units),
      },
    ],
    [t, integer],
  );
}
