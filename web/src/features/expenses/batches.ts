import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BATCHES_UNDER_WAY } from '#domain/payment-batches/batch-state.ts';
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

/** Whether the bank already has the order to pay an expense, so that it is not paid by hand too. */
export function useIsWithBank(expense: Expense): boolean {
  return useBatches(expense).some(
    ({ status, lines }) =>
      status === 'Sent' &&
      lines.some((line) => line.expense_id === expense.id && line.status === 'Pending'),
  );
}
