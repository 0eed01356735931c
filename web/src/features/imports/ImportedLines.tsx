import type { ExpensesImportResult, PaymentsImportResult } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

type Line = ExpensesImportResult['lines'][number] | PaymentsImportResult['lines'][number];

/** Result for each row, with links to records that already exist. */
export function ImportedLines(props: {
  readonly result: ExpensesImportResult | PaymentsImportResult;
}) {
  const { t } = useWords();
  const { lines } = props.result;
  return (
    <DataTable
      caption={t('web-imports.rows')}
      columns={columns}
      rows={lines}
      rowId={({ row }) => String(row)}
      empty={t('web-imports.none_match')}
    />
  );
}

const columns: readonly Column<Line>[] = [
  { id: 'row', header: 'web-imports.column.row', isNumber: true, cell: ({ row }) => String(row) },
  { id: 'what', header: 'web-imports.column.what', cell: (line) => <What line={line} /> },
  {
    id: 'day',
    header: 'web-imports.column.day',
    cell: (line, { day }) => day('expense_date' in line ? line.expense_date : line.received_on),
  },
  {
    id: 'amount',
    header: 'web-imports.column.amount',
    isNumber: true,
    cell: ({ amount }, { money }) => money(amount),
  },
  {
    id: 'known',
    header: 'web-imports.column.outcome',
    cell: (line, { t }) => (
      <>
        {t(line.is_known ? 'web-imports.is_known' : 'web-imports.is_new')}
        <Payment line={line} />
      </>
    ),
  },
];

/** Link to the payment that a row created or duplicates. */
function Payment({ line }: { readonly line: Line }) {
  const { t } = useWords();
  if (!('payment_id' in line) || line.payment_id === null) return null;
  return (
    <>
      {' · '}
      <TextLink to="/payments/$id" params={{ id: line.payment_id }}>
        {t('web-imports.see_payment', { row: line.row })}
      </TextLink>
    </>
  );
}

function What({ line }: { readonly line: Line }) {
  if ('owner_id' in line) {
    return (
      <TextLink to="/owners/$id" params={{ id: line.owner_id }}>
        {line.owner_name}
      </TextLink>
    );
  }
  if (line.expense_id === null) return line.description;
  return (
    <TextLink to="/expenses/$id" params={{ id: line.expense_id }}>
      {line.description}
    </TextLink>
  );
}
