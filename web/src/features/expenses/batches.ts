import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BATCHES_UNDER_WAY } from '#domain/payment-batches/batch-state.ts';
import type { Expense, PaymentBatch } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useRight } from '../../shared/session/session.ts';

/** Batches that pay an expense or have paid it. */
export function useBatches(expense: Expense): readonly PaymentBatch[] {
  return useBatchesQuery(expense).batches;
}

function useBatchesQuery({ id, status }: Expense) {
  const may = useRight();
  const { data, isLoading } = useQuery({
    ...apiQuery('listPaymentBatches', { query: { expense_id: id } }),
    enabled: may('listPaymentBatches') && (status === 'Approved' || status === 'Paid'),
  });
  const batches = data?.data.filter((batch) => batch.status !== 'Cancelled') ?? [];
  return { batches, isLoading };
}

/** Most batches under way that are loaded; invoices in others show no day. */
const MOST = 100;

/** Returns the execution days of batches under way, by the expense that they pay. */
export function usePaymentDays(buildingId: string | undefined): ReadonlyMap<string, string> {
  const may = useRight();
  const query = { status: [...BATCHES_UNDER_WAY], limit: MOST, building_id: buildingId };
  const { data } = useQuery({
    ...apiQuery('listPaymentBatches', { query }),
    enabled: may('listPaymentBatches'),
  });
  return useMemo(
    () =>
      new Map(
        data?.data.flatMap(({ execution_date: day, lines }) =>
          lines
            .filter(({ status }) => status === 'Pending')
            .map(({ expense_id: id }) => [id, day] as const),
        ),
      ),
    [data],
  );
}

/**
 * How far the payment of an expense by the bank is: whether a batch is being prepared, or the bank already
 * has the order, so that it is not paid by hand too. Undefined while that is loading.
 */
export function useBankOrder(expense: Expense): 'none' | 'prepared' | 'sent' | undefined {
  const { batches, isLoading } = useBatchesQuery(expense);
  if (isLoading) return undefined;
  const orders = batches.filter(({ lines }) =>
    lines.some((line) => line.expense_id === expense.id && line.status === 'Pending'),
  );
  if (orders.some(({ status }) => status === 'Sent')) return 'sent';
  const isPrepared = orders.some(({ status }) => BATCHES_UNDER_WAY.some((one) => one === status));
  return isPrepared ? 'prepared' : 'none';
}
