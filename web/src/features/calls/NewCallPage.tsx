import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { CallForm } from './CallForm.tsx';
import { toCallEntry, type CallInput } from './call-input.ts';

/** Creates a call or the instalments of a year, as drafts that show each owner’s share. */
export function NewCallPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const one = useAct('createCallForFunds');
  const series = useAct('createCallSeries');
  const keyOf = useIdempotencyKey();
  const submit = (typed: CallInput, isToSend: boolean) => {
    const entry = toCallEntry(typed);
    if ('call' in entry) {
      const body = entry.call;
      one.mutate(
        { body, idempotencyKey: keyOf(body) },
        {
          onSuccess: ({ data }) =>
            void navigate({
              to: '/calls-for-funds/$id',
              params: { id: data.id },
              search: isToSend ? { act: 'send' } : {},
            }),
        },
      );
      return;
    }
    const year = entry.series;
    series.mutate(
      { body: year, idempotencyKey: keyOf(year) },
      {
        onSuccess: ({ data }) =>
          void navigate({
            to: '/calls-for-funds',
            search: { series_id: data[0]?.series_id ?? undefined, sort: 'call_date' },
          }),
      },
    );
  };
  return (
    <Page title={t('web-navigation.calls.new')} sentence={t('web-calls.new_sentence')}>
      <CallForm
        submit={submit}
        act={{ error: one.error ?? series.error, isPending: one.isPending || series.isPending }}
      />
    </Page>
  );
}
