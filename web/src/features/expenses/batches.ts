import { useQuery } from '@tanstack/react-query';
import type { Expense, PaymentBatch } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useRight } from '../../shared/session/session.ts';

/** Batches that pay an expense or have paid it. */
export function useBatches({ id, status }: Expense): readonly PaymentBatch[] {
  const may = useRight();
  const { data } = useQuery({
    ...apiQuery('listPaymentBatches', { query: { expense_id: id } }),
    enabled: may('listPaymentBatches') && (status === 'Approved' || status === 'Paid'),
  });
  return data?.data.filter((batch) => batch.status !== 'Cancelled') ?? [];
}

/** Whether the bank already has the order to pay an expense, so that it is not paid by hand too. */
export function useIsWithBank(expense: Expense): boolean {
  return useBatches(expense).some(
    ({ status, lines }) =>
      status === 'Sent' &&
      lines.some((line) => line.expense_id === expense.id && line.status === 'Pending'),
  );
}
