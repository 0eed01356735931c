import { Group } from '@mantine/core';
import type { Building } from '../../shared/api/generated.ts';
import { initials } from '../../shared/format/initials.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { BuildingFigure } from './BuildingFigure.tsx';
import styles from './register.module.css';

function figureColumn(id: 'cash' | 'overdue', header: string): Column<Building> {
  return {
    id,
    header,
    isNumber: true,
    cell: (row) => <BuildingFigure of={[row.id]} name={id} />,
    foot: (rows) => <BuildingFigure of={rows.map((row) => row.id)} name={id} />,
  };
}

const buildings: ListDefinition<'listBuildings'> = {
  operation: 'listBuildings',
  sort: '',
  columns: [
    {
      id: 'name',
      header: 'web-register.buildings.name',
      link: '/buildings/$id',
      sort: 'name',
      cell: ({ name }) => (
        <span className={styles['building']}>
          <span aria-hidden className={styles['tile']}>
            {initials(name)}
          </span>
          {name}
        </span>
      ),
    },
    {
      id: 'address',
      header: 'web-register.buildings.address',
      cell: ({ address, postal_code, city }) =>
        [address, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    },
    {
      id: 'total_units',
      header: 'web-register.buildings.lots',
      isNumber: true,
      cell: ({ total_units: count }, { integer }) => integer(count),
      foot: (rows, { integer }) =>
        integer(rows.reduce((sum, { total_units: count }) => sum + count, 0)),
    },
    figureColumn('cash', 'web-register.buildings.cash'),
    figureColumn('overdue', 'web-register.buildings.overdue'),
  ],
};

/** Buildings of the organization. */
export function BuildingsPage() {
  const { t } = useWords();
  return (
    <ListPage
      title={t('web-navigation.register.buildings')}
      sentence={(count) => t('web-register.buildings.count', { count })}
      add={
        <Group gap="xs" justify="center">
          <ButtonLink needs="importBuilding" to="/imports/buildings" variant="default">
            {t('web-navigation.imports')}
          </ButtonLink>
          <ButtonLink needs="createBuilding" to="/buildings/new">
            {t('web-navigation.register.building.new')}
          </ButtonLink>
        </Group>
      }
      list={usePageList(buildings)}
      empty={t('web-register.buildings.empty')}
    />
  );
}
