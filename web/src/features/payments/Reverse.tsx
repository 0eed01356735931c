import { Button } from '@mantine/core';
import { useState } from 'react';
import { REVERSAL_REASONS } from '#domain/payments/payment-state.ts';
import type { Payment } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { ChoiceField, DayField } from '../../shared/ui/fields.tsx';

type Reversal = { readonly reversed_on: string; readonly reason: 'Error' | 'Bounced' };

/** Reverses a payment that was recorded by mistake or returned by the bank. */
export function Reverse(props: { readonly payment: Payment; readonly etag: string | undefined }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { payment, etag } = props;
  const [isOpen, open] = useState(false);
  if (!payment.allowed_actions.includes('reverse')) return null;
  const initial: Reversal = { reversed_on: today(), reason: 'Error' };
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {t('web-payments.reverse.open')}
      </Button>
      {isOpen && (
        <ActDialog
          title={t('web-payments.reverse.title', { amount: money(payment.amount) })}
          caution="destructive"
          consequence={t('web-payments.reverse.consequence', {
            amount: money(payment.amount),
            owner: payment.owner_name,
            count: payment.allocations.length,
          })}
          submit={t('web-payments.reverse.submit')}
          initial={initial}
          run={(body) =>
            api.call('reversePayment', {
              path: { id: payment.id },
              body,
              etag,
            })
          }
          onClose={() => open(false)}
        >
          <DayField
            name="reversed_on"
            label="web-payments.reverse.on"
            min={payment.received_on}
            max={today()}
            required
          />
          <ChoiceField
            name="reason"
            label="web-payments.reverse.reason"
            of="PaymentReversalReason"
            values={REVERSAL_REASONS}
          />
        </ActDialog>
      )}
    </>
  );
}
