import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { PaymentForm } from './PaymentForm.tsx';

/** Records a payment of an owner. Resubmitting records no second one. */
export function NewPaymentPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const create = useAct('createPayment');
  const keyOf = useIdempotencyKey();
  return (
    <Page title={t('web-navigation.payments.new')} sentence={t('web-payments.new_sentence')}>
      <PaymentForm
        submit={(body) =>
          create.mutate(
            { body, idempotencyKey: keyOf(body) },
            {
              onSuccess: ({ data }) =>
                void navigate({ to: '/payments/$id', params: { id: data.id } }),
            },
          )
        }
        act={create}
      />
    </Page>
  );
}
