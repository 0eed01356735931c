import { useMemo } from 'react';
import type { ExpensesImportResult, PaymentsImportResult } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
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
      columns={useColumns()}
      rows={lines}
      rowId={({ row }) => String(row)}
      empty={t('web-imports.none_match')}
    />
  );
}

function useColumns(): readonly Column<Line>[] {
  const { t } = useWords();
  const { day, money } = useFormat();
  return useMemo(
    () => [
      {
        id: 'row',
        header: t('web-imports.column.row'),
        isNumber: true,
        cell: ({ row }) => String(row),
      },
      { id: 'what', header: t('web-imports.column.what'), cell: (line) => <What line={line} /> },
      {
        id: 'day',
        header: t('web-imports.column.day'),
        cell: (line) => day('expense_date' in line ? line.expense_date : line.received_on),
      },
      {
        id: 'amount',
        header: t('web-imports.column.amount'),
        isNumber: true,
        cell: ({ amount }) => money(amount),
      },
      {
        id: 'known',
        header: t('web-imports.column.outcome'),
        cell: (line) => (
          <>
            {t(line.is_known ? 'web-imports.is_known' : 'web-imports.is_new')}
            <Payment line={line} />
          </>
        ),
      },
    ],
    [t, day, money],
  );
}

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
