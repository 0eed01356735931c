import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { PaymentBatch } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import type { Check } from '../../shared/ui/CheckPanel.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { useAskedAct } from '../../shared/ui/asked-act.ts';
import { AreaField } from '../../shared/ui/fields.tsx';

interface ActProps {
  readonly batch: PaymentBatch;
  readonly etag: string | undefined;
}

type Closing = ActProps & { readonly onClose: () => void };

/** Actions with a confirmation, in display order. */
const ASKED = ['cancel', 'reject-lines', 'mark-sent', 'approve'] as const;

/** Buttons to approve a batch, download its file, mark it as sent or cancel it. */
export function PaymentBatchActions(props: ActProps) {
  const { t } = useWords();
  const may = useRight();
  const { batch } = props;
  const [asked, ask] = useState<(typeof ASKED)[number]>();
  const close = () => ask(undefined);
  const { id, status, allowed_actions: allowed } = batch;
  const possible = ASKED.filter((act) => allowed.includes(act));
  useAskedAct((name) => ask(possible.find((act) => act === name)));
  return (
    <>
      {possible.map((act) => (
        <Button
          key={act}
          variant={act === 'approve' ? 'filled' : 'default'}
          onClick={() => ask(act)}
        >
          {t(`web-batches.act.${act}`)}
        </Button>
      ))}
      {status === 'Approved' && may('getPaymentBatchFile') && (
        <DownloadButton
          variant="filled"
          get={() => api.file('getPaymentBatchFile', { path: { id }, format: 'xml' })}
        >
          {t('web-batches.file')}
        </DownloadButton>
      )}
      {asked === 'reject-lines' && <RejectLines {...props} onClose={close} />}
      {asked !== undefined && asked !== 'reject-lines' && (
        <Step {...props} step={asked} onClose={close} />
      )}
    </>
  );
}

type StepName = Exclude<(typeof ASKED)[number], 'reject-lines'>;

function takeStep(step: StepName, { batch, etag }: ActProps): Promise<unknown> {
  const of = { path: { id: batch.id }, etag };
  const steps: Record<StepName, () => Promise<unknown>> = {
    approve: () => api.call('approvePaymentBatch', { ...of, body: { total: batch.total } }),
    cancel: () => api.call('cancelPaymentBatch', of),
    'mark-sent': () => api.call('markPaymentBatchSent', of),
  };
  return steps[step]();
}

/** Makes what is known before the payments of a batch are approved or sent. */
function useBatchCheck({
  lines,
  total,
  bank_account_iban: iban,
  execution_date,
}: PaymentBatch): Check {
  const { t } = useWords();
  const { money, day } = useFormat();
  const gaps = [
    {
      id: 'empty',
      isBlocking: true,
      isFound: lines.length === 0,
      text: t('web-batches.gap.empty'),
    },
    {
      id: 'past',
      isBlocking: false,
      isFound: execution_date < today(),
      text: t('web-batches.gap.past', { date: day(execution_date) }),
    },
  ];
  return {
    facts: [
      [t('web-batches.by_transfer'), t('web-batches.count', { count: lines.length })],
      [t('web.check.total'), money(total)],
      [t('web-batches.iban'), formatIban(iban)],
    ],
    gaps: gaps.filter(({ isFound }) => isFound),
  };
}

/** Confirmation that repeats the number of payments and their total. */
function Step({ step, onClose, ...shown }: Closing & { readonly step: StepName }) {
  const { t } = useWords();
  const { money } = useFormat();
  // As of opening the dialog, so that exactly what it shows is approved.
  const [seen] = useState<ActProps>(shown);
  const { batch } = seen;
  const check = useBatchCheck(batch);
  return (
    <ActDialog
      title={t(`web-batches.act.${step}`)}
      consequence={t(`web-batches.consequence.${step}`, {
        count: batch.lines.length,
        amount: money(batch.total),
        iban: formatIban(batch.bank_account_iban),
      })}
      check={step === 'cancel' ? undefined : check}
      submit={t(`web-batches.act.${step}`)}
      initial={{}}
      run={() => takeStep(step, seen)}
      onClose={onClose}
    />
  );
}

/** Records which payments the bank rejected, and why. */
function RejectLines({ onClose, ...shown }: Closing) {
  const { t } = useWords();
  const { money } = useFormat();
  const [{ batch, etag }] = useState<ActProps>(shown);
  const pending = batch.lines.filter(({ status }) => status === 'Pending');
  return (
    <ActDialog
      of="rejectPaymentBatchLines"
      title={t('web-batches.act.reject-lines')}
      consequence={t('web-batches.consequence.reject-lines')}
      submit={t('web-batches.act.reject-lines')}
      initial={{ line_ids: new Array<string>(), reason: '' }}
      run={(given) =>
        api.call('rejectPaymentBatchLines', {
          path: { id: batch.id },
          body: given,
          etag,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <Stack gap="sm">
          <Checkbox.Group
            label={t('web-batches.rejected')}
            value={form.getValues().line_ids}
            onChange={(ids) => form.setFieldValue('line_ids', ids)}
          >
            <Stack gap="xs" mt="xs">
              {pending.map(({ id, creditor_name: name, amount }) => (
                <Checkbox key={id} value={id} label={`${name}, ${money(amount)}`} />
              ))}
            </Stack>
          </Checkbox.Group>
          <AreaField name="reason" label="web-batches.reason" required />
        </Stack>
      )}
    </ActDialog>
  );
}
