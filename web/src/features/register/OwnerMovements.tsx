import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { BuildingAccountMovement } from '../../shared/api/generated.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

/** Years that can be chosen one by one; the others are under all. */
const MOST_YEARS = 2;

/** Movements of an account, newest first: those of the latest year, another one, or all. */
export function OwnerMovements(props: { readonly movements: readonly BuildingAccountMovement[] }) {
  const { t } = useWords();
  const rows = props.movements
    .map((movement, place) => ({ ...movement, place: String(place) }))
    .toReversed();
  const years = [...new Set(rows.map(({ date }) => date.slice(0, 4)))].toSorted().toReversed();
  const [chosen, choose] = useState<string>();
  const year = chosen ?? years[0] ?? '';
  return (
    <div className={styles['part']}>
      <div className={styles['switched']}>
        <h2>{t('web-register.account.movements')}</h2>
        {years.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('web-register.account.year')}
            value={year}
            onChange={choose}
            data={[
              ...years.slice(0, MOST_YEARS),
              { value: '', label: t('web-register.account.all_years') },
            ]}
          />
        )}
      </div>
      <DataTable
        caption={t('web-register.account.movements')}
        rows={rows.filter(({ date }) => date.startsWith(year))}
        rowId={({ place }) => place}
        empty={t('web-register.account.none')}
        columns={columns}
      />
    </div>
  );
}

const columns: readonly Column<BuildingAccountMovement>[] = [
  { id: 'date', header: 'web-register.account.date', as: 'day' },
  {
    id: 'description',
    header: 'web-register.account.movement',
    cell: (movement) => <Movement movement={movement} />,
  },
  { id: 'journal', header: 'web-register.account.origin', of: 'Journal' },
  {
    id: 'change',
    header: 'web-register.account.change',
    isNumber: true,
    cell: ({ debit, credit }, { amount }) => (
      <span className={credit > debit ? styles['gained'] : undefined}>
        {amount(sumEuro([debit, -credit]))}
      </span>
    ),
  },
  { id: 'balance', header: 'web-register.owners.balance', as: 'amount' },
];

/** Description of a movement, which leads to its entry. */
function Movement({ movement }: { readonly movement: BuildingAccountMovement }) {
  const may = useRight();
  const { entry_id: id, description } = movement;
  return (
    <PathLink path={may('getJournalEntry') ? `/journal-entries/${id}` : undefined}>
      {description}
    </PathLink>
  );
}
