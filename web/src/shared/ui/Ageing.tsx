import { useMemo } from 'react';
import type { PaymentReminderStats } from '../api/generated.ts';
import { useFormat } from '../format/format.ts';
import { sumEuro } from '../format/sum-euro.ts';
import { useWords } from '../i18n/words.tsx';
import { BarChart } from './BarChart.tsx';
import { CsvButton } from './CsvButton.tsx';
import { DataTable, type Column } from './DataTable.tsx';
import { Part } from './record.tsx';

const AGES = [
  ['not_due', 'good'],
  ['days_0_30', 'act'],
  ['days_31_60', 'warn'],
  ['days_61_90', 'warn'],
  ['days_over_90', 'bad'],
] as const;

interface Age {
  readonly name: string;
  readonly amount: number;
}

/** Owners’ debts by age, as a chart, a table and a CSV file. */
export function Ageing({ ageing }: { readonly ageing: PaymentReminderStats['ageing'] }) {
  const { t } = useWords();
  const { money } = useFormat();
  const title = t('web.ageing.title');
  const rows = AGES.map(([age, tone]) => ({
    name: t(`web.ageing.${age}`),
    amount: ageing[age],
    tone,
  }));
  const columns = useColumns(ageing);
  return (
    <Part title={title}>
      <BarChart
        label={title}
        bars={rows.map(({ name, amount, tone }) => ({ key: name, name, value: amount, tone }))}
        format={money}
      />
      <DataTable caption={title} columns={columns} rows={rows} rowId={({ name }) => name} />
      <CsvButton
        name="ageing"
        label={title}
        rows={() => [
          [t('web.ageing.age'), t('web.ageing.amount')],
          ...rows.map(({ name, amount }) => [name, amount]),
        ]}
      />
    </Part>
  );
}

function useColumns(ageing: PaymentReminderStats['ageing']) {
  const { t } = useWords();
  const { amount } = useFormat();
  return useMemo(
    (): readonly Column<Age>[] => [
      {
        id: 'age',
        header: t('web.ageing.age'),
        cell: ({ name }) => name,
        foot: t('web.ageing.open'),
      },
      {
        id: 'amount',
        header: t('web.ageing.amount'),
        isNumber: true,
        cell: (age) => amount(age.amount),
        foot: amount(sumEuro(AGES.map(([age]) => ageing[age]))),
      },
    ],
    [t, amount, ageing],
  );
}
