import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useList } from '../../shared/api/list.ts';
import { useAct } from '../../shared/api/query.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { BulkForm } from './BulkForm.tsx';
import { BulkResults } from './BulkResults.tsx';
import { toBulkCallsBody, emptyCall, parseCallAmount, type CallInput } from './call-input.ts';

/** Maximum number of buildings per request. */
const MOST = 500;

/** Creates the same call for many buildings as drafts, and shows the result for each. */
export function BulkCallsPage() {
  const { t } = useWords();
  const list = useList('listBuildings', { query: { sort: 'name', limit: MOST } });
  // Undefined until the selection is changed: all buildings are included.
  const [chosen, choose] = useState<ReadonlySet<string>>();
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  // Names at the time of creation, so that a building deleted since is still named.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const act = useAct('bulkCreateCalls');
  const keyOf = useIdempotencyKey();
  const ids = list.rows
    .map(({ id }) => id)
    .filter((id, place) => (chosen === undefined ? place < MOST : chosen.has(id)));
  const amountFault = useAmountFault();
  const form = useForm<CallInput>({
    mode: 'controlled',
    initialValues: emptyCall('', today()),
    validate: {
      amount: (text, typed) => {
        const isAsked = ids.some((id) => (amounts[id]?.trim() ?? '') === '');
        return typed.parts.length === 0 && isAsked ? amountFault(text) : null;
      },
      parts: { amount: amountFault },
    },
  });
  const submit = (typed: CallInput) => {
    const wrong = ids.find((id) => parseCallAmount(id, typed, amounts) === undefined);
    if (wrong !== undefined) {
      document.getElementById(`amount-${wrong}`)?.focus();
      return;
    }
    setNames(new Map(list.rows.map(({ id, name }) => [id, name])));
    const body = toBulkCallsBody(typed, ids, amounts);
    act.mutate({ body, idempotencyKey: keyOf(body) });
  };
  return (
    <Page title={t('web-calls.bulk.title')} sentence={t('web-calls.bulk.sentence')}>
      {act.data === undefined ? (
        <BulkForm
          form={form}
          list={list}
          chosen={new Set(ids)}
          choose={choose}
          amounts={amounts}
          setAmounts={setAmounts}
          submit={submit}
          act={act}
        />
      ) : (
        <BulkResults
          results={act.data.data.results}
          names={names}
          callDate={form.values.call_date}
          onAgain={(refused) => {
            choose(new Set(refused));
            act.reset();
          }}
        />
      )}
    </Page>
  );
}
