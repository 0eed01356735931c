import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiProblem } from '../api/client.ts';
import type { LetterDelivery } from '../api/generated.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import { ActDialog } from '../ui/ActDialog.tsx';
import { PostedOn, type Posted } from './MarkPosted.tsx';

/** Result of marking several letters. */
interface Marked {
  readonly count: number;
  readonly refused: readonly { readonly owner: string; readonly reason: string }[];
}

/** Marks all letters to be posted as posted on one day, and lists those that were refused. */
export function MarkAllPosted(props: {
  readonly deliveries: readonly LetterDelivery[];
  readonly run: (delivery: LetterDelivery, posted: Posted) => Promise<unknown>;
}) {
  const { t } = useWords();
  const { deliveries } = props;
  // Letters as of opening the dialog.
  const [asked, ask] = useState<readonly LetterDelivery[]>();
  const [marked, setMarked] = useState<Marked>();
  return (
    <>
      {deliveries.length > 1 && (
        <Button size="xs" variant="default" onClick={() => ask(deliveries)}>
          {t('web.letters.posted.all', { count: deliveries.length })}
        </Button>
      )}
      {marked !== undefined && <Outcome marked={marked} />}
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

function Outcome({ marked: { count, refused } }: { readonly marked: Marked }) {
  const { t } = useWords();
  return (
    <div role="status">
      {t('web.letters.posted.all_done', { count, refused: refused.length })}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ owner, reason }) => (
            <li key={owner}>{[owner, reason].join(' · ')}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MarkAll(props: {
  readonly deliveries: readonly LetterDelivery[];
  readonly run: (delivery: LetterDelivery, posted: Posted) => Promise<unknown>;
  readonly onMarked: (marked: Marked) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { deliveries, run, onMarked, onClose } = props;
  // After a lost connection, a second attempt continues with the remaining letters.
  const [done] = useState(() => new Set<string>());
  const markAll = async (posted_on: string) => {
    const refused: { owner: string; reason: string }[] = [];
    for (const delivery of deliveries) {
      if (done.has(delivery.id)) continue;
      try {
        await run(delivery, { posted_on });
        done.add(delivery.id);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
        refused.push({ owner: delivery.owner_name, reason: error.detail });
      }
    }
    onMarked({ count: done.size, refused });
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
