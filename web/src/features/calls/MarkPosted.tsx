import { Button, TextInput } from '@mantine/core';
import type { LetterDelivery } from '../../shared/api/generated.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { field } from '../../shared/ui/form.ts';

/** Asks when a letter was posted. */
export function PostedButton(props: {
  readonly delivery: LetterDelivery;
  readonly onAsk: (delivery: LetterDelivery) => void;
}) {
  const { t } = useWords();
  const { delivery, onAsk } = props;
  return (
    <Button size="xs" variant="default" onClick={() => onAsk(delivery)}>
      {t('web-calls.posted.open')}
    </Button>
  );
}

/** Takes a letter off the list of what is to be posted. */
export function MarkPosted(props: {
  readonly callId: string;
  readonly delivery: LetterDelivery;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { callId, delivery, onClose } = props;
  return (
    <ActDialog
      title={t('web-calls.posted.title')}
      consequence={t('web-calls.posted.consequence', { owner: delivery.owner_name })}
      submit={t('web-calls.posted.submit')}
      initial={{ posted_on: today(), tracking_number: '' }}
      run={({ posted_on, tracking_number: tracking }) =>
        api.call('markCallDeliveryPosted', {
          path: { id: callId, delivery_id: delivery.id },
          body: {
            posted_on,
            ...(tracking.trim() === '' ? {} : { tracking_number: tracking.trim() }),
          },
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput
            {...field(form, 'posted_on')}
            type="date"
            label={t('web-calls.posted.on')}
            max={today()}
            required
            withAsterisk={false}
          />
          <TextInput {...field(form, 'tracking_number')} label={t('web-calls.posted.tracking')} />
        </>
      )}
    </ActDialog>
  );
}
