import { getRouteApi } from '@tanstack/react-router';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Deliveries } from '../../shared/letters/Deliveries.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Entries, Explain, RecordHead, Steps } from '../../shared/ui/record.tsx';
import { CallActions } from './CallActions.tsx';
import { Parts } from './Parts.tsx';
import { Preview } from './Preview.tsx';
import { Receivables } from './Receivables.tsx';
import { RelatedOfCall } from './RelatedOfCall.tsx';
import { describeFund } from './describe-fund.ts';

const route = getRouteApi('/signed-in/calls-for-funds/$id');

/** Call for funds: each owner’s share; once sent, also payments and letter deliveries. */
export function CallPage() {
  const { t } = useWords();
  const { money, day, instant } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getCallForFunds', { path: { id } });
  const call = query.data?.data;
  if (call === undefined) return <LoadingPage title={t('web-calls.one')} />;
  const { status, sent_at: sent, cancelled_at: cancelled, series_id: series } = call;
  const isSent = sent !== null;
  return (
    <Page
      title={call.title}
      sentence={
        <RecordHead
          amount={money(call.total_amount)}
          state={['CallStatus', status]}
          facts={[
            describeFund(call, t),
            call.building_name,
            t('web-calls.due', { date: day(call.due_date) }),
          ]}
        />
      }
      actions={<CallActions call={call} etag={query.data?.etag} />}
    >
      <RelatedOfCall call={call} />
      <Steps
        steps={[
          t('web-calls.owners_of', { date: day(call.call_date) }),
          sent !== null && t('web-calls.sent', { when: instant(sent) }),
          cancelled !== null && t('web-calls.cancelled', { when: instant(cancelled) }),
        ]}
      />
      {series !== null && (
        <TextLink to="/calls-for-funds" search={{ series_id: series, sort: 'call_date' }}>
          {t('web-calls.instalment', {
            number: call.instalment_number,
            count: call.instalment_count,
          })}
        </TextLink>
      )}
      {call.decision_id !== null && (
        <p>
          <TextLink to="/decisions/$id" params={{ id: call.decision_id }}>
            {t('web.decision')}
          </TextLink>
        </p>
      )}
      {call.parts.length > 0 && <Parts call={call} />}
      {call.description !== null && <p>{call.description}</p>}
      {call.cancellation_reason !== null && (
        <Explain>{t('web-calls.cancelled_because', { reason: call.cancellation_reason })}</Explain>
      )}
      {isSent && status !== 'Cancelled' ? <Receivables call={call} /> : <Preview call={call} />}
      {isSent && <Deliveries of="call" id={call.id} />}
      <Entries ids={call.journal_entry_ids} />
    </Page>
  );
}
