import { Group } from '@mantine/core';
import type { Building, Overview } from '../../shared/api/generated.ts';
import { initials } from '../../shared/format/initials.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { selectTasks, useAllTasks } from '../../shared/tasks/all-tasks.ts';
import { TASK_LOOKS } from '../../shared/tasks/task-looks.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { BuildingFigure } from './BuildingFigure.tsx';
import { NextDeadline, TaskCount } from './BuildingTasks.tsx';
import { BuildingsFigures } from './BuildingsFigures.tsx';
import { BuildingsOrder } from './BuildingsOrder.tsx';
import { sortByUrgency } from './building-tasks.ts';
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
  // Only all rows at once can be sorted by their tasks.
  limit: 500,
  filters: [{ as: 'search', name: 'q', label: 'web-register.buildings.search' }],
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
      id: 'city',
      header: 'web-register.buildings.city',
      cell: ({ city, postal_code: code, address }) => (
        <span title={[address, [code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}>
          {city ?? address}
        </span>
      ),
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
    {
      id: 'tasks',
      header: 'web-register.buildings.tasks',
      isNumber: true,
      cell: ({ id }) => <TaskCount of={[id]} />,
      foot: (rows) => <TaskCount of={rows.map(({ id }) => id)} />,
    },
    {
      id: 'deadline',
      header: 'web-register.buildings.deadline',
      cell: ({ id }) => <NextDeadline buildingId={id} />,
    },
  ],
};

/** Lists the buildings by urgency, unless the address has another order. */
function useBuildings(tasks: Overview | undefined) {
  const list = usePageList(buildings);
  const { rows, sort, hasNextPage } = list;
  const isByUrgency = (sort ?? '') === '' && !hasNextPage;
  return {
    ...list,
    rows: isByUrgency && tasks !== undefined ? sortByUrgency(rows, tasks) : rows,
  };
}

/** Buildings of the organization: figures of all, then each with its tasks and next deadline. */
export function BuildingsPage() {
  const { t } = useWords();
  const tasks = useAllTasks();
  const list = useBuildings(tasks);
  const own =
    tasks &&
    selectTasks(
      tasks,
      list.rows.map(({ id }) => id),
    );
  return (
    <ListPage
      title={t('web-navigation.register.buildings')}
      sentence={(count) =>
        t('web-register.buildings.summary', {
          count,
          lots: list.rows.reduce((sum, { total_units: lots }) => sum + lots, 0),
          tasks: own?.length ?? 0,
          legal: own?.filter(({ kind }) => TASK_LOOKS[kind].isLegal).length ?? 0,
        })
      }
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
      top={<BuildingsFigures />}
      display={tasks !== undefined && <BuildingsOrder />}
      list={list}
      empty={t(
        list.isFiltered ? 'web-register.buildings.none_found' : 'web-register.buildings.empty',
      )}
    />
  );
}
