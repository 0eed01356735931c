import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TextField } from '../../shared/ui/fields.tsx';
import type { LetterDelivery, Operations } from '../api/generated.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import { ActDialog } from '../ui/ActDialog.tsx';
import { DayInput } from '../ui/DayInput.tsx';
import { field } from '../ui/form.ts';

/** Button that asks when a letter was posted. */
export function PostedButton(props: {
  readonly delivery: LetterDelivery;
  readonly onAsk: (delivery: LetterDelivery) => void;
}) {
  const { t } = useWords();
  const { delivery, onAsk } = props;
  return (
    <Button size="xs" variant="default" onClick={() => onAsk(delivery)}>
      {t('web.letters.posted.open')}
    </Button>
  );
}

/** Request body to mark a letter as posted. */
export type Posted = Operations['markCallDeliveryPosted']['request']['body'];

/** Field for the day of posting. */
export function PostedOn<T extends { readonly posted_on: string }>(props: {
  readonly form: UseFormReturnType<T>;
}) {
  const { t } = useWords();
  return (
    <DayInput
      {...field(props.form, 'posted_on')}
      label={t('web.letters.posted.on')}
      max={today()}
      required
      withAsterisk={false}
    />
  );
}

/** Dialog that marks a letter as posted. */
export function MarkPosted(props: {
  readonly run: (delivery: LetterDelivery, posted: Posted) => Promise<unknown>;
  readonly delivery: LetterDelivery;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { run, delivery, onClose } = props;
  return (
    <ActDialog
      title={t('web.letters.posted.title')}
      consequence={t('web.letters.posted.consequence', { owner: delivery.owner_name })}
      submit={t('web.letters.posted.submit')}
      initial={{ posted_on: today(), tracking_number: '' }}
      run={({ posted_on, tracking_number: tracking }) =>
        run(delivery, {
          posted_on,
          ...(tracking.trim() === '' ? {} : { tracking_number: tracking.trim() }),
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <PostedOn form={form} />
          <TextField name="tracking_number" label="web.letters.posted.tracking" />
        </>
      )}
    </ActDialog>
  );
}
