import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import type { Owner, Unit } from '../../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../../shared/api/query.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { today } from '../../../shared/format/today.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { DayInput } from '../../../shared/ui/DayInput.tsx';
import { UnsavedForm } from '../../../shared/ui/Form.tsx';
import { LoadingPage, Page } from '../../../shared/ui/Page.tsx';
import { Problem, useReason } from '../../../shared/ui/Problem.tsx';
import { ButtonLink } from '../../../shared/ui/links.tsx';
import { useAllUnits } from '../quotas.ts';
import styles from './GridPage.module.css';
import { GridRows, cellId } from './GridRows.tsx';
import {
  GRID_COLUMNS,
  findGridFaults,
  isEmptyRow,
  makeGridRow,
  pasteCells,
  splitPasted,
  sumTypedQuotas,
  type GridFaults,
  type GridRow,
  type UnitType,
} from './grid-rows.ts';
import { useSaveGrid } from './use-save-grid.ts';

const route = getRouteApi('/signed-in/buildings/$id/grid');

/** Empty rows that the grid begins with, and that follow what is typed. */
const ROWS_AT_FIRST = 8;

/** Grid to type or paste the lots of a building with their owners, all at once. */
export function GridPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const building = useRecord('getBuilding', { path: { id } }).data?.data;
  const units = useAllUnits(id);
  const owners = useQuery(apiQuery('listBuildingOwners', { path: { id }, query: { limit: 500 } }))
    .data?.data;
  if (building === undefined || units === undefined || owners === undefined)
    return <LoadingPage title={t('web-register.grid.title')} />;
  return (
    <Page
      title={t('web-register.grid.title')}
      sentence={t('web-register.grid.sentence', { name: building.name })}
      actions={
        <ButtonLink to="/imports/buildings" variant="default" needs="importBuilding">
          {t('web-navigation.imports')}
        </ButtonLink>
      }
    >
      <Grid buildingId={id} total={building.total_quota} units={units} owners={owners} />
    </Page>
  );
}

function Grid(props: {
  readonly buildingId: string;
  readonly total: number;
  readonly units: readonly Unit[];
  readonly owners: readonly Owner[];
}) {
  const { t } = useWords();
  const { buildingId, total, units, owners } = props;
  const navigate = useNavigate();
  const reasonOf = useReason();
  const grid = useGrid();
  const [start_date, setStart] = useState(today);
  const [faults, setFaults] = useState<GridFaults>({});
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const { save, saved } = useSaveGrid(buildingId, owners);
  const typed = grid.rows.filter((row) => !isEmptyRow(row) && !saved.has(row.id));
  const submit = () => {
    const found = findGridFaults(
      typed,
      units.map((unit) => unit.unit_number),
    );
    setFaults(found);
    setRefusals(new Map());
    if (Object.keys(found).length > 0) return focusFirst(grid.rows, found);
    save.mutate(
      { rows: typed, start_date },
      {
        onSuccess: ({ refused }) => {
          setRefusals(new Map(refused.map(({ name, problem }) => [name, reasonOf(problem)])));
          if (refused.length === 0)
            void navigate({ to: '/buildings/$id/start', params: { id: buildingId } });
        },
      },
    );
  };
  return (
    <UnsavedForm
      form={{ getValues: () => typed, isValid: () => true }}
      error={refusals.size > 0 ? refusals : save.error}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md" mt="md">
        <Problem error={save.error} />
        {(Object.keys(faults).length > 0 || refusals.size > 0) && (
          <p role="alert" className={styles['faults']}>
            {t('web-register.grid.faults', {
              count: Object.keys(faults).length + refusals.size,
            })}
          </p>
        )}
        <DayInput
          id="start_date"
          label={t('web-register.grid.since')}
          description={t('web-register.grid.since_hint')}
          value={start_date}
          onChange={setStart}
          required
          withAsterisk={false}
          maw={320}
        />
        <GridRows {...grid} faults={faults} saved={saved} refusals={refusals} />
        <Foot
          given={sumQuotas(units) + sumTypedQuotas(typed)}
          total={total}
          count={typed.length}
          isPending={save.isPending}
          onAdd={grid.onAdd}
        />
      </Stack>
    </UnsavedForm>
  );
}

/** Rows of the grid, and what changes them. There are always empty ones at the end. */
function useGrid() {
  const { t } = useWords();
  const makeRow = () => makeGridRow(crypto.randomUUID());
  const makeRows = () => Array.from({ length: ROWS_AT_FIRST }, makeRow);
  const [rows, setRows] = useState<readonly GridRow[]>(makeRows);
  const extend = (next: readonly GridRow[]) => {
    const last = next.at(-1);
    setRows(last === undefined || !isEmptyRow(last) ? [...next, makeRow()] : next);
  };
  const labels = Object.fromEntries(
    UNIT_TYPES.map((type) => [type, t(`enum.UnitType.${type}`)]),
  ) as Record<UnitType, string>;
  return {
    rows,
    onAdd: () => setRows([...rows, ...makeRows()]),
    onChange: (id: string, column: keyof GridRow, value: string) =>
      extend(rows.map((row) => (row.id === id ? { ...row, [column]: value } : row))),
    onPaste: (row: number, column: (typeof GRID_COLUMNS)[number], text: string) =>
      extend(pasteCells(rows, splitPasted(text), { row, column, makeRow, labels })),
    onRemove: (id: string) => extend(rows.filter((row) => row.id !== id)),
  };
}

/** Sum of the quotas with those of the lots that exist, and the button to save. */
function Foot(props: {
  readonly given: number;
  readonly total: number;
  readonly count: number;
  readonly isPending: boolean;
  readonly onAdd: () => void;
}) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { given, total, count, isPending, onAdd } = props;
  const state = given > total ? 'above' : given === total ? 'met' : 'below';
  return (
    <div className={styles['foot']}>
      <p aria-live="polite" data-state={state}>
        {t(`web-register.quota_sum.${state}`, {
          given: integer(given),
          total: integer(total),
          difference: integer(Math.abs(total - given)),
        })}
      </p>
      <Group gap="xs">
        <Button variant="default" onClick={onAdd}>
          {t('web-register.grid.more')}
        </Button>
        <Button type="submit" loading={isPending} disabled={count === 0}>
          {t('web-register.grid.save', { count })}
        </Button>
      </Group>
    </div>
  );
}

function sumQuotas(units: readonly Unit[]): number {
  return units.reduce((sum, { quota }) => sum + quota, 0);
}

function focusFirst(rows: readonly GridRow[], faults: GridFaults): void {
  const place = rows.findIndex(({ id }) => id in faults);
  const found = faults[rows[place]?.id ?? ''] ?? {};
  const column = GRID_COLUMNS.find((one) => one in found);
  if (column !== undefined) document.getElementById(cellId(place, column))?.focus();
}
