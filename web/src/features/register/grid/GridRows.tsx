import { Select, TextInput, UnstyledButton } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import { useWords, type Words } from '../../../shared/i18n/words.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import styles from './GridPage.module.css';
import { GRID_COLUMNS, type GridColumn, type GridFaults, type GridRow } from './grid-rows.ts';

const HEADERS = {
  unit_number: 'web-register.units.unit',
  type: 'web-register.units.type',
  floor: 'web-register.units.floor',
  quota: 'web-register.units.quota',
  name: 'web-register.grid.owner',
  email: 'web-register.fact.email',
} as const satisfies Readonly<Record<GridColumn, string>>;

/** Rows of the grid: each cell is a field, and saved rows are texts. */
export function GridRows(props: {
  readonly rows: readonly GridRow[];
  readonly faults: GridFaults;
  readonly saved: ReadonlySet<string>;
  /** Why the service refused a row, by row. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly onChange: (id: string, column: GridColumn, value: string) => void;
  readonly onPaste: (row: number, column: GridColumn, text: string) => void;
  readonly onRemove: (id: string) => void;
}) {
  const { t } = useWords();
  const { rows, faults, saved, refusals, onChange, onPaste, onRemove } = props;
  return (
    <table className={styles['grid']}>
      <caption className={styles['caption']}>{t('web-register.grid.caption')}</caption>
      <thead>
        <tr>
          {GRID_COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(HEADERS[column])}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.id} data-saved={saved.has(row.id) || undefined}>
            {GRID_COLUMNS.map((column) => (
              <td key={column} data-label={t(HEADERS[column])}>
                {saved.has(row.id) ? (
                  writeSaved(row, column, t)
                ) : (
                  <Cell
                    column={column}
                    place={place}
                    value={row[column]}
                    error={
                      findError(faults, row.id, column, t) ??
                      (column === 'unit_number' ? refusals.get(row.id) : undefined)
                    }
                    onChange={(value) => onChange(row.id, column, value)}
                    onPaste={(text) => onPaste(place, column, text)}
                  />
                )}
              </td>
            ))}
            <td className={styles['state']}>
              {saved.has(row.id) ? (
                <span className={styles['saved']}>
                  <Icon name="circle-check" />
                  {t('web-register.grid.saved')}
                </span>
              ) : (
                <UnstyledButton
                  className={styles['remove']}
                  aria-label={t('web-register.grid.remove', { row: place + 1 })}
                  onClick={() => onRemove(row.id)}
                >
                  <Icon name="x" size={16} />
                </UnstyledButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell(props: {
  readonly column: GridColumn;
  readonly place: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onPaste: (text: string) => void;
}) {
  const { t } = useWords();
  const { column, place, value, error, onChange, onPaste } = props;
  const shared = {
    id: cellId(place, column),
    'aria-label': t('web-register.grid.cell', { column: t(HEADERS[column]), row: place + 1 }),
    error,
    size: 'xs' as const,
    onKeyDown: (event: KeyboardEvent) => goDown(event, place, column),
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      // A single value is pasted into the field as usual.
      if (!/[\t\n]/.test(text.trim())) return;
      event.preventDefault();
      onPaste(text);
    },
  };
  if (column === 'type')
    return (
      <Select
        {...shared}
        data={UNIT_TYPES.map((type) => ({ value: type, label: t(`enum.UnitType.${type}`) }))}
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
        allowDeselect={false}
      />
    );
  return (
    <TextInput
      {...shared}
      value={value}
      inputMode={column === 'quota' ? 'numeric' : undefined}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Moves to the same column of the next row, as in a spreadsheet. */
function goDown(event: KeyboardEvent, place: number, column: GridColumn): void {
  if (event.key !== 'Enter' || column === 'type') return;
  event.preventDefault();
  document.getElementById(cellId(place + 1, column))?.focus();
}

/** Id of a cell on the page. */
export function cellId(place: number, column: GridColumn): string {
  return `grid.${place}.${column}`;
}

function findError(
  faults: GridFaults,
  id: string,
  column: GridColumn,
  t: Words['t'],
): string | undefined {
  const fault = faults[id]?.[column];
  return fault && t(`web-register.grid.fault.${fault}`);
}

function writeSaved(row: GridRow, column: GridColumn, t: Words['t']): string {
  const type = UNIT_TYPES.find((one) => one === row.type);
  return column === 'type' && type !== undefined ? t(`enum.UnitType.${type}`) : row[column];
}
