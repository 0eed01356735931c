import { useQuery } from '@tanstack/react-query';
import type { Expense, Supplier } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { signedAmount, signedOpenAmount } from '../../shared/format/signed-amount.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';

/** Most invoices that are added up; with more, there is no figure. */
const MOST = 500;

/** Key figures of a supplier: amounts to pay and overdue, cost of this year, and last invoice. */
export function SupplierFigures({ supplier }: { readonly supplier: Supplier }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const year = today().slice(0, 4);
  const { id, name } = supplier;
  const open = useInvoices({ supplier_id: id, open: true });
  const ofYear = useInvoices({
    supplier_id: id,
    date_from: `${year}-01-01`,
    date_to: `${year}-12-31`,
    status: ['Approved', 'Paid'],
  });
  const late = open?.filter(({ due_date: due }) => due !== null && due < today());
  const sum = (rows: readonly Expense[] | undefined, of: (expense: Expense) => number) =>
    rows && money(sumEuro(rows.map(of)));
  const [last] = (ofYear ?? []).toSorted((one, other) =>
    other.expense_date.localeCompare(one.expense_date),
  );
  const list = `/expenses?supplier=${encodeURIComponent(name)}`;
  return (
    <FigureBand
      name={t('web-suppliers.figures')}
      figures={[
        {
          key: 'open',
          name: t('web-suppliers.to_pay'),
          value: sum(open, signedOpenAmount),
          path: `${list}&open=true`,
          sentence: t('web-suppliers.invoice_count', { count: open?.length ?? 0 }),
        },
        {
          key: 'late',
          name: t('web-suppliers.late'),
          value: sum(late, signedOpenAmount),
          path: `${list}&open=true&sort=due_date`,
          isBad: late !== undefined && late.length > 0,
          sentence: t('web-suppliers.invoice_count', { count: late?.length ?? 0 }),
        },
        {
          key: 'year',
          name: t('web-suppliers.cost_in', { year }),
          value: sum(ofYear, signedAmount),
          path: `${list}&date_from=${year}-01-01&date_to=${year}-12-31`,
          sentence: t('web-suppliers.invoice_count', { count: ofYear?.length ?? 0 }),
        },
        {
          key: 'last',
          name: t('web-suppliers.last_invoice'),
          value: last && money(signedAmount(last)),
          path: last && `/expenses/${last.id}`,
          sentence: last && day(last.expense_date),
        },
      ]}
    />
  );
}

/** Loads all invoices that match; undefined until then, or if there are too many. */
function useInvoices(query: {
  readonly supplier_id: string;
  readonly open?: boolean;
  readonly date_from?: string;
  readonly date_to?: string;
  readonly status?: ('Approved' | 'Paid')[];
}): readonly Expense[] | undefined {
  const { data } = useQuery(apiQuery('listExpenses', { query: { ...query, limit: MOST } }));
  return data === undefined || data.data.length === MOST ? undefined : data.data;
}
