import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EDITABLE_CALL_STATUSES } from '#domain/funds/call-state.ts';
import type { CallDistribution, CallForFunds } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useSendingCheck } from '../../shared/letters/use-sending-check.ts';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { useAskedAct } from '../../shared/ui/asked-act.ts';
import { AreaField } from '../../shared/ui/fields.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { groupByOwner } from './group-by-owner.ts';

/** Buttons to send a draft or cancel a call, as far as its state and the reader’s rights allow. */
export function CallActions(props: {
  readonly call: CallForFunds;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { call } = props;
  const maySend = call.allowed_actions.includes('send');
  const preview = useQuery({
    ...apiQuery('previewCallForFunds', { path: { id: call.id } }),
    enabled: maySend,
  });
  const [asked, ask] = useState<'send' | 'cancel'>();
  const close = () => ask(undefined);
  // The preview says whom it is sent to; without one the page says why.
  useAskedAct((act) => {
    if (act === 'send' && preview.data !== undefined) ask('send');
  }, !preview.isLoading);
  const may = useRight();
  return (
    <>
      {EDITABLE_CALL_STATUSES.includes(call.status) && may('updateCallForFunds') && (
        <ButtonLink to="/calls-for-funds/$id/edit" params={{ id: call.id }} variant="default">
          {t('web-calls.edit')}
        </ButtonLink>
      )}
      {call.allowed_actions.includes('cancel') && (
        <Button variant="default" onClick={() => ask('cancel')}>
          {t('web-calls.cancel.open')}
        </Button>
      )}
      {maySend && (
        // The place of the preview shows why the call cannot be distributed.
        <Button disabled={preview.data === undefined} onClick={() => ask('send')}>
          {t('web-calls.send.open')}
        </Button>
      )}
      {asked === 'send' && preview.data !== undefined && (
        <Send {...props} split={preview.data.data} onClose={close} />
      )}
      {asked === 'cancel' && <Cancel {...props} onClose={close} />}
    </>
  );
}

interface ActProps {
  readonly call: CallForFunds;
  readonly etag: string | undefined;
  readonly onClose: () => void;
}

/** Confirmation that repeats the number of owners and the total. */
function Send({ onClose, ...shown }: ActProps & { readonly split: CallDistribution }) {
  const { t } = useWords();
  const { money } = useFormat();
  // As of opening the dialog, so that exactly what it shows is sent.
  const [{ call, etag, split }] = useState(shown);
  const owners = groupByOwner(split.lines, 0);
  const check = useSendingCheck('previewCallSending', call.id);
  return (
    <ActDialog
      title={t('web-calls.send.title', { amount: money(call.total_amount) })}
      caution="final"
      consequence={t('web-calls.send.consequence', {
        count: owners.length,
        amount: money(call.total_amount),
      })}
      check={check}
      submit={t('web-calls.send.submit', { count: owners.length })}
      initial={{}}
      run={() => api.call('sendCallForFunds', { path: { id: call.id }, etag })}
      onClose={onClose}
    />
  );
}

function Cancel({ onClose, ...shown }: ActProps) {
  const { t } = useWords();
  const { money } = useFormat();
  const [{ call, etag }] = useState(shown);
  return (
    <ActDialog
      of="cancelCallForFunds"
      title={t('web-calls.cancel.title', { amount: money(call.total_amount) })}
      caution="destructive"
      consequence={t(
        call.status === 'Draft' ? 'web-calls.cancel.draft' : 'web-calls.cancel.consequence',
      )}
      submit={t('web-calls.cancel.submit')}
      initial={{ reason: '' }}
      run={({ reason }) =>
        api.call('cancelCallForFunds', {
          path: { id: call.id },
          body: reason.trim() === '' ? {} : { reason },
          etag,
        })
      }
      onClose={onClose}
    >
      <AreaField name="reason" label="web-calls.reason" data-autofocus />
    </ActDialog>
  );
}
