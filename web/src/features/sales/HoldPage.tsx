import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { chooseHoldLetter } from '#domain/sales/hold.ts';
import type { Answer } from '../../shared/api/client.ts';
import type { Hold } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { trimToNull, writeNumber } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { AreaField, DayField } from '../../shared/ui/fields.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain, RecordHead } from '../../shared/ui/record.tsx';
import { EMPTY_HOLD, EditHoldForm, toHoldChanges, type HoldInput } from './HoldForm.tsx';
import { LotsPart } from './LotsPart.tsx';

const route = getRouteApi('/signed-in/holds/$id');

/** Withheld price: its terms in working days, what is awaited, and the steps that may follow. */
export function HoldPage() {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getHold', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-sales.hold.title')} />;
  const hold = query.data.data;
  const dayOf = (value: string | null) => (value === null ? null : day(value));
  const { owner_id: ownerId, building_id: buildingId, awaits } = hold;
  return (
    <Page
      title={hold.owner_name}
      sentence={
        <>
          <RecordHead
            amount={money(hold.amount)}
            state={['HoldStatus', hold.status]}
            facts={[awaits === null ? null : t(`enum.HoldAwaits.${awaits}`), dayOf(hold.due_on)]}
          />
          <TextLink to="/buildings/$id" params={{ id: buildingId }}>
            {hold.building_name}
          </TextLink>
        </>
      }
      actions={<Actions answer={query.data} />}
    >
      <Facts
        facts={[
          [
            t('web-sales.seller'),
            <TextLink key="owner" to="/owners/$id" params={{ id: ownerId }}>
              {hold.owner_name}
            </TextLink>,
          ],
          [t('web-sales.hold.deed_on'), day(hold.deed_on)],
          [t('web-sales.hold.informed_on'), day(hold.informed_on)],
          [t('web-sales.hold.letter_due_on'), day(hold.letter_due_on)],
          [t('web-sales.hold.letter_sent_on'), dayOf(hold.letter_sent_on)],
          [t('web-sales.hold.attachment_last_on'), dayOf(hold.attachment_last_on)],
          [t('web-sales.hold.alarms'), hold.alarms.map((one) => day(one)).join(' · ')],
          [t('web-sales.hold.reference'), hold.payment_reference],
          [t('web-sales.hold.ended_on'), dayOf(hold.ended_on)],
          [t('web-sales.hold.reason'), hold.reason],
        ]}
      />
      {hold.unit_ids.length > 0 && <LotsPart buildingId={buildingId} unitIds={hold.unit_ids} />}
      <Explain>{t('web-sales.hold.rule')}</Explain>
    </Page>
  );
}

function Actions({ answer }: { readonly answer: Answer<'getHold'> }) {
  const { t } = useWords();
  const may = useRight();
  const [opened, open] = useState<'edit' | 'contest' | 'release'>();
  const { data: hold, etag } = answer;
  const { id, allowed_actions: allowed } = hold;
  const path = { id };
  const close = () => open(undefined);
  if (!may('updateHold') || allowed.length === 0) return null;
  const kind = chooseHoldLetter(hold.status);
  return (
    <>
      <DownloadButton
        get={() => api.file('getHoldLetter', { path, query: { kind }, format: 'pdf' })}
      >
        {t(`enum.HoldLetter.${kind}`)}
      </DownloadButton>
      <Button variant="default" onClick={() => open('edit')}>
        {t('web-sales.change')}
      </Button>
      {allowed.includes('contest') && (
        <Button variant="default" onClick={() => open('contest')}>
          {t('web-sales.hold.contest')}
        </Button>
      )}
      {allowed.includes('attach') && (
        <AskFirst
          label={t('web-sales.hold.attach')}
          consequence={t('web-sales.hold.attach_consequence')}
          run={() => api.call('attachHold', { path, etag })}
        />
      )}
      {allowed.includes('pay') && (
        <AskFirst
          label={t('web-sales.hold.pay')}
          consequence={t('web-sales.hold.pay_consequence')}
          run={() => api.call('payHold', { path, body: {}, etag })}
        />
      )}
      {allowed.includes('release') && (
        <Button variant="default" onClick={() => open('release')}>
          {t('web-sales.hold.release')}
        </Button>
      )}
      {opened === 'edit' && (
        <EditHoldForm
          initial={toInput(hold)}
          run={(given) => api.call('updateHold', { path, body: toHoldChanges(given), etag })}
          onClose={close}
        />
      )}
      {opened === 'contest' && (
        <ActDialog
          of="contestHold"
          title={t('web-sales.hold.contest')}
          submit={t('web-sales.hold.contest')}
          consequence={t('web-sales.hold.contest_consequence')}
          initial={{ letter_sent_on: '' }}
          run={({ letter_sent_on }) =>
            api.call('contestHold', {
              path,
              body: { letter_sent_on: trimToNull(letter_sent_on) },
              etag,
            })
          }
          onClose={close}
        >
          <DayField name="letter_sent_on" label="web-sales.hold.letter_sent_on" />
        </ActDialog>
      )}
      {opened === 'release' && (
        <ActDialog
          of="releaseHold"
          title={t('web-sales.hold.release')}
          submit={t('web-sales.hold.release')}
          consequence={t('web-sales.hold.release_consequence')}
          initial={{ reason: '' }}
          run={(body) => api.call('releaseHold', { path, body, etag })}
          onClose={close}
        >
          <AreaField name="reason" label="web-sales.hold.reason" />
        </ActDialog>
      )}
    </>
  );
}

function toInput({ deed_on, amount, informed_on, letter_sent_on }: Hold): HoldInput {
  return {
    ...EMPTY_HOLD,
    deed_on,
    amount: writeNumber(amount),
    informed_on,
    letter_sent_on: letter_sent_on ?? '',
  };
}
