import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const MOST = 200;

/**
 * Selects the owner’s payment that the bank returned, most recent first. Empty means a refund to
 * the owner.
 */
export function PaymentField(
  props: Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
    readonly buildingId: string;
    readonly ownerId: string;
    readonly value: string;
    readonly onChange: (id: string) => void;
    /** Called with the amount of the chosen payment, since a payment is always returned in full. */
    readonly onAmount: (amount: number) => void;
  },
) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { buildingId, ownerId, value, onChange, onAmount, ...input } = props;
  const { data } = useQuery(
    apiQuery('listPayments', {
      query: {
        building_id: buildingId,
        owner_id: ownerId,
        status: ['Recorded'],
        sort: '-received_on',
        limit: MOST,
      },
    }),
  );
  const payments = data?.data ?? [];
  return (
    <Select
      label={t('web-bank.lines.payment_id')}
      description={t('web-bank.lines.payment_hint')}
      {...input}
      data={payments.map(({ id, received_on: on, amount, communication }) => ({
        value: id,
        label: [day(on), money(amount), communication].filter(Boolean).join(' · '),
      }))}
      value={value === '' ? null : value}
      onChange={(id) => {
        const chosen = payments.find((one) => one.id === id);
        if (chosen !== undefined) onAmount(chosen.amount);
        onChange(id ?? '');
      }}
      searchable
      clearable
      nothingFoundMessage={t('web-bank.lines.no_payment')}
    />
  );
}
