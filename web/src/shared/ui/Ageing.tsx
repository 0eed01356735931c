import type { PaymentReminderStats } from '../api/generated.ts';
import { useFormat } from '../format/format.ts';
import { sumEuro } from '../format/sum-euro.ts';
import { useWords } from '../i18n/words.tsx';
import { BarChart } from './BarChart.tsx';
import { CsvButton } from './CsvButton.tsx';
import { DataTable } from './DataTable.tsx';
import type { Column } from './columns.tsx';
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
  const columns = columnsFor(ageing);
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

function columnsFor(ageing: PaymentReminderStats['ageing']): readonly Column<Age>[] {
  return [
    { id: 'name', header: 'web.ageing.age', foot: (_rows, { t }) => t('web.ageing.open') },
    {
      id: 'amount',
      header: 'web.ageing.amount',
      as: 'amount',
      foot: (_rows, { amount }) => amount(sumEuro(AGES.map(([age]) => ageing[age]))),
    },
  ];
}
