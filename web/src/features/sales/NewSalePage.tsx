import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { LaterCalls } from '#domain/charges/later-charges.ts';
import type { SalePreview } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { StepsRow } from '../../shared/ui/StepsRow.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { useUnsaved } from '../../shared/ui/unsaved.ts';
import { SaleFields } from './SaleFields.tsx';
import { SaleReview } from './SaleReview.tsx';
import { EMPTY_SALE, toSaleBody } from './sale-input.ts';

/** Sale of one or several lots: terms of the deed, then what it moves and what each party pays. */
export function NewSalePage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(EMPTY_SALE);
  const preview = useAct('previewSale');
  const create = useAct('createSale');
  const keyOf = useIdempotencyKey();
  const [shown, show] = useState<SalePreview>();
  // Known before the page renders again: it moves on at once.
  const isRecorded = useRef(false);
  useUnsaved(() => !isRecorded.current && typed !== EMPTY_SALE);
  const body = toSaleBody(typed);
  const step = shown === undefined ? 'terms' : 'review';
  const look = (later: { later_calls?: LaterCalls } = {}) =>
    preview.mutate({ body: { ...body, ...later } }, { onSuccess: ({ data }) => show(data) });
  return (
    <Page
      key={step}
      title={t(step === 'terms' ? 'web-sales.terms' : 'web-sales.sale_review')}
      sentence={t('web-sales.sale_rule')}
    >
      <StepsRow
        steps={[
          { name: t('web-sales.step.terms'), isDone: step === 'review' },
          { name: t('web-sales.step.effects'), isDone: false },
          { name: t('web-sales.step.notary'), isDone: false },
        ]}
      />
      {shown !== undefined ? (
        <SaleReview
          preview={shown}
          act={create}
          onBack={() => show(undefined)}
          onChoose={(later_calls) => look({ later_calls })}
          onRecord={(later_calls) => {
            const whole = { ...body, ...(later_calls === undefined ? {} : { later_calls }) };
            create.mutate(
              { body: whole, idempotencyKey: keyOf(whole) },
              {
                onSuccess: ({ data }) => {
                  isRecorded.current = true;
                  void navigate({ to: '/sales/$id', params: { id: data.id } });
                },
              },
            );
          }}
        />
      ) : (
        <SaleFields typed={typed} onChange={setTyped} act={preview} onReady={() => look()} />
      )}
    </Page>
  );
}
