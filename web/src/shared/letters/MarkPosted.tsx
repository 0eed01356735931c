import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { LetterDelivery, Operations } from '../api/generated.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import { ActDialog } from '../ui/ActDialog.tsx';
import { field } from '../ui/form.ts';

/** Asks when a letter was posted. */
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

/** What is said of a letter that was posted. */
export type Posted = Operations['markCallDeliveryPosted']['request']['body'];

/** The day on which one was posted. */
export function PostedOn<T extends { readonly posted_on: string }>(props: {
  readonly form: UseFormReturnType<T>;
}) {
  const { t } = useWords();
  return (
    <TextInput
      {...field(props.form, 'posted_on')}
      type="date"
      label={t('web.letters.posted.on')}
      max={today()}
      required
      withAsterisk={false}
    />
  );
}

/** Takes a letter off the list of what is to be posted. */
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
          <TextInput {...field(form, 'tracking_number')} label={t('web.letters.posted.tracking')} />
        </>
      )}
    </ActDialog>
  );
}
