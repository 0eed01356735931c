import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LetterDelivery } from '../api/generated.ts';
import { doOneByOne, type Outcome } from '../api/one-by-one.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import { ActDialog } from '../ui/ActDialog.tsx';
import { useReason } from '../ui/Problem.tsx';
import { PostedOn, type Posted } from './MarkPosted.tsx';

/** Marks all letters to be posted as posted on one day, and lists those that were refused. */
export function MarkAllPosted(props: {
  readonly deliveries: readonly LetterDelivery[];
  readonly run: (delivery: LetterDelivery, posted: Posted) => Promise<unknown>;
}) {
  const { t } = useWords();
  const { deliveries } = props;
  // Letters as of opening the dialog.
  const [asked, ask] = useState<readonly LetterDelivery[]>();
  const [marked, setMarked] = useState<Outcome>();
  return (
    <>
      {deliveries.length > 1 && (
        <Button size="xs" variant="default" onClick={() => ask(deliveries)}>
          {t('web.letters.posted.all', { count: deliveries.length })}
        </Button>
      )}
      {marked !== undefined && <Done marked={marked} />}
      {asked !== undefined && (
        <MarkAll
          deliveries={asked}
          run={props.run}
          onMarked={setMarked}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}

function Done({ marked: { count, refused } }: { readonly marked: Outcome }) {
  const { t } = useWords();
  const reasonOf = useReason();
  return (
    <div role="status">
      {t('web.letters.posted.all_done', { count, refused: refused.length })}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ name, problem }) => (
            <li key={name}>{[name, reasonOf(problem)].join(' · ')}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MarkAll(props: {
  readonly deliveries: readonly LetterDelivery[];
  readonly run: (delivery: LetterDelivery, posted: Posted) => Promise<unknown>;
  readonly onMarked: (marked: Outcome) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { deliveries, run, onMarked, onClose } = props;
  // After a lost connection, a second attempt continues with the remaining letters.
  const [done] = useState(() => new Set<string>());
  const markAll = async (posted_on: string) => {
    const marked = await doOneByOne(deliveries, done, {
      run: (delivery) => run(delivery, { posted_on }),
      nameOf: ({ owner_name: name }) => name,
    });
    onMarked(marked);
  };
  return (
    <ActDialog
      title={t('web.letters.posted.all_title')}
      consequence={t('web.letters.posted.all_consequence', { count: deliveries.length })}
      submit={t('web.letters.posted.submit')}
      initial={{ posted_on: today() }}
      run={({ posted_on }) => markAll(posted_on)}
      onClose={onClose}
    >
      {(form) => <PostedOn form={form} />}
    </ActDialog>
  );
}
