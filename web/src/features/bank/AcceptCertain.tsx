import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CertainMatches, MatchCertainBankTransactions } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { DialogButtons } from '../../shared/ui/DialogButtons.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { useAskedAct } from '../../shared/ui/asked-act.ts';

type Accepted = Pick<CertainMatches, 'matched' | 'open'>;

/** Accepts all certain matches at once, after showing their number and total. */
export function AcceptCertain({ buildingId }: { readonly buildingId: string | undefined }) {
  const { t } = useWords();
  const [opened, open] = useState<'asked' | 'offered'>();
  const isOpen = opened !== undefined;
  const [done, setDone] = useState<Accepted>();
  useEffect(() => {
    // The queue goes on by keys: Enter must not open the dialog again from its button.
    if (!isOpen && done !== undefined) document.getElementById('main')?.focus();
  }, [isOpen, done]);
  useAskedAct((act) => {
    if (act === 'match') open('offered');
  });
  return (
    <>
      <span role="status">
        {done && t('web-bank.certain.done', { count: done.matched, open: done.open })}
      </span>
      <Button variant="default" onClick={() => open('asked')}>
        {t('web-bank.certain.open')}
      </Button>
      {isOpen && (
        <Certain
          buildingId={buildingId}
          isOffered={opened === 'offered'}
          onDone={setDone}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

/** Repeats the request until the service has examined every transaction. */
async function acceptAllCertain(
  body: MatchCertainBankTransactions,
  idempotencyKey: string,
): Promise<Accepted> {
  const { data } = await api.call('matchCertainBankTransactions', { body, idempotencyKey });
  if (data.next === null) return data;
  const rest = await acceptAllCertain({ ...body, after: data.next }, crypto.randomUUID());
  return { matched: data.matched + rest.matched, open: data.open + rest.open };
}

function Certain(props: {
  readonly buildingId: string | undefined;
  /** Whether a task has opened it; it is shown only if there are certain matches. */
  readonly isOffered: boolean;
  readonly onDone: (done: Accepted) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { buildingId, isOffered, onDone, onClose } = props;
  const body = buildingId === undefined ? {} : { building_id: buildingId };
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const found = useQuery(
    apiQuery('matchCertainBankTransactions', { body: { ...body, dry_run: true } }),
  );
  const counted = found.data?.data;
  if (counted === undefined || counted.matched === 0) {
    if (isOffered) return null;
    return (
      <Dialog onClose={onClose} title={t('web-bank.certain.title')}>
        <div aria-busy={found.isPending}>
          <Problem error={found.error} />
          {found.isPending && <Rows count={2} />}
          {counted !== undefined && t('web-bank.certain.none')}
        </div>
        <DialogButtons />
      </Dialog>
    );
  }
  const { matched, received, paid } = counted;
  return (
    <ActDialog
      title={t('web-bank.certain.title')}
      consequence={t('web-bank.certain.consequence', {
        count: matched,
        received: money(received),
        paid: money(paid),
        open: counted.open,
      })}
      submit={t('web-bank.certain.submit', { count: matched })}
      initial={{}}
      run={async () => {
        onDone(await acceptAllCertain(body, idempotencyKey));
      }}
      onClose={onClose}
    />
  );
}
