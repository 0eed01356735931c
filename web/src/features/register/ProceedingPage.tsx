import { Button } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import type { Proceeding } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { writeNumber } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { Facts } from '../../shared/ui/Facts.tsx';
import { MoreActions } from '../../shared/ui/MoreActions.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain } from '../../shared/ui/record.tsx';
import { ProceedingForm, toProceedingBody, type ProceedingInput } from './ProceedingForm.tsx';

const route = getRouteApi('/signed-in/proceedings/$id');

/** Case of an association before a court. */
export function ProceedingPage() {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getProceeding', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.proceedings.case')} />;
  const one = query.data.data;
  const moneyOf = (amount: number | null) => (amount === null ? null : money(amount));
  return (
    <Page
      title={one.title}
      sentence={
        <TextLink to="/buildings/$id" params={{ id: one.building_id }}>
          {one.building_name}
        </TextLink>
      }
      actions={<Actions answer={query.data} />}
    >
      <Facts
        facts={[
          [t('web-register.proceedings.parties'), one.parties],
          [t('web-register.proceedings.court'), one.court],
          [t('web-register.proceedings.number'), one.number],
          [t('web-register.proceedings.opened_on'), day(one.opened_on)],
          [
            t('web-register.proceedings.ended_on'),
            one.ended_on === null ? null : day(one.ended_on),
          ],
          [t('web-register.proceedings.stake'), moneyOf(one.stake)],
          [t('web-register.proceedings.provision'), moneyOf(one.provision)],
        ]}
      />
      <Explain>{t('web-register.proceedings.rule')}</Explain>
    </Page>
  );
}

function Actions({ answer }: { readonly answer: Answer<'getProceeding'> }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const [isOpened, open] = useState(false);
  const { data: one, etag } = answer;
  const { id, title, building_id: buildingId } = one;
  return (
    <>
      {may('updateProceeding') && (
        <Button variant="default" onClick={() => open(true)}>
          {t('web-register.change')}
        </Button>
      )}
      {may('deleteProceeding') && (
        <MoreActions
          actions={[
            {
              label: t('web-register.proceedings.delete'),
              consequence: t('web-register.proceedings.delete_consequence', { title }),
              run: () => api.call('deleteProceeding', { path: { id }, etag }),
              onDone: () =>
                navigate({
                  to: '/buildings/$id',
                  params: { id: buildingId },
                  search: { tab: 'proceedings' },
                }),
            },
          ]}
        />
      )}
      {isOpened && (
        <ProceedingForm
          of="updateProceeding"
          title={t('web-register.proceedings.edit')}
          submit={t('web-register.proceedings.save')}
          initial={toInput(one)}
          buildingId={buildingId}
          run={(given) =>
            api.call('updateProceeding', { path: { id }, body: toProceedingBody(given), etag })
          }
          onClose={() => open(false)}
        />
      )}
    </>
  );
}

function toInput(one: Proceeding): ProceedingInput {
  const { title, parties, opened_on, stake, provision } = one;
  return {
    title,
    parties,
    opened_on,
    court: one.court ?? '',
    number: one.number ?? '',
    ended_on: one.ended_on ?? '',
    stake: stake === null ? '' : writeNumber(stake),
    provision: provision === null ? '' : writeNumber(provision),
    unit_ids: [...one.unit_ids],
    excluded_owner_ids: [...one.excluded_owner_ids],
  };
}
