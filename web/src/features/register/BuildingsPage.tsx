import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Building } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/buildings');

/** Buildings of the organization. */
export function BuildingsPage() {
  const { t } = useWords();
  const may = useRight();
  const { sort } = route.useSearch();
  return (
    <ListPage
      title={t('web-navigation.register.buildings')}
      sentence={(count) => t('web-register.buildings.count', { count })}
      add={
        <Group gap="xs" justify="center">
          {may('importBuilding') && (
            <ButtonLink to="/imports/buildings" variant="default">
              {t('web-navigation.imports')}
            </ButtonLink>
          )}
          {may('createBuilding') && (
            <ButtonLink to="/buildings/new">{t('web-navigation.register.building.new')}</ButtonLink>
          )}
        </Group>
      }
      list={useList('listBuildings', { query: { sort } })}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort ?? ''}
      empty={t('web-register.buildings.empty')}
    />
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
