import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import type { LotAnswerOpening, LotRequest } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import { AnswerParts } from './AnswerParts.tsx';
import { LotsPart } from './LotsPart.tsx';
import { EMPTY_REQUEST, EditRequestForm, toChanges } from './RequestForm.tsx';
import { SendAnswer } from './SendAnswer.tsx';

const route = getRouteApi('/signed-in/lot-requests/$id');

/** Request for information on lots: its term, what the answer will say, and what is missing. */
export function RequestPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getLotRequest', { path: { id } });
  const [url, setUrl] = useState<string>();
  if (query.data === undefined) return <LoadingPage title={t('web-sales.request.title')} />;
  const request = query.data.data;
  const { name, building_id: buildingId, building_name: building, status } = request;
  return (
    <Page
      title={name}
      sentence={
        <>
          <State of="LotRequestStatus" value={status} />{' '}
          <TextLink to="/buildings/$id" params={{ id: buildingId }}>
            {building}
          </TextLink>
        </>
      }
      actions={<Actions answer={query.data} onSent={setUrl} />}
    >
      {url !== undefined && <SentLink url={url} />}
      <RequestFacts request={request} />
      <AnswerParts id={id} />
      {status === 'Sent' && <Openings id={id} />}
    </Page>
  );
}

/** The link to an answer, shown once after sending. */
function SentLink({ url }: { readonly url: string }) {
  const { t } = useWords();
  return (
    <Part title={t('web-sales.link')}>
      <Explain>{t('web-sales.link_rule')}</Explain>
      <p>
        <code>{url}</code>
      </p>
      <CopyButton text={url} />
    </Part>
  );
}

function RequestFacts({ request }: { readonly request: LotRequest }) {
  const { t } = useWords();
  const { day, instant, money } = useFormat();
  const dayOf = (value: string | null) => (value === null ? null : day(value));
  const { sent_at, charge_amount } = request;
  return (
    <>
      <Facts
        facts={[
          [t('web-sales.request.kind'), t(`enum.LotRequestKind.${request.kind}`)],
          [t('web-sales.request.asked_by'), t(`enum.LotRequestAsker.${request.asked_by}`)],
          [t('web-sales.request.email'), request.email],
          [t('web-sales.request.received_on'), day(request.received_on)],
          [t('web-sales.request.target_on'), day(request.target_on)],
          [t('web-sales.request.last_on'), day(request.last_on)],
          [t('web-sales.request.expected_deed_on'), dayOf(request.expected_deed_on)],
          [t('web-sales.request.certain_date'), dayOf(request.certain_date)],
          [t('web-sales.request.enjoyment_from'), dayOf(request.enjoyment_from)],
          [t('web-sales.request.sent_at'), sent_at === null ? null : instant(sent_at)],
          [t('web-sales.request.link_last_day'), dayOf(request.link_last_day)],
          [t('web-sales.request.charged'), charge_amount === null ? null : money(charge_amount)],
        ]}
      />
      <LotsPart buildingId={request.building_id} unitIds={request.unit_ids} />
    </>
  );
}

function Openings({ id }: { readonly id: string }) {
  const { t } = useWords();
  const list = useList('listLotAnswerOpenings', { path: { id } });
  return (
    <Part title={t('web-sales.openings')} isLoading={list.isPending}>
      <ListTable
        caption={t('web-sales.openings')}
        list={list}
        columns={OPENINGS}
        empty={t('web-sales.openings_none')}
      />
    </Part>
  );
}

const OPENINGS: readonly Column<LotAnswerOpening>[] = [
  { id: 'opened_at', header: 'web-sales.opened_at', as: 'instant' },
  { id: 'part', header: 'web-sales.part', of: 'LotAnswerPart' },
];

function Actions(props: {
  readonly answer: Answer<'getLotRequest'>;
  readonly onSent: (url: string) => void;
}) {
  const { t } = useWords();
  const may = useRight();
  const [isEdited, edit] = useState(false);
  const { data: request, etag } = props.answer;
  const { id, allowed_actions: allowed } = request;
  const isOpen = request.status === 'Open';
  return (
    <>
      <DownloadButton get={() => api.file('getLotAnswer', { path: { id }, format: 'pdf' })}>
        {t('web-sales.letter')}
      </DownloadButton>
      <DownloadButton get={() => api.file('getLotAnswer', { path: { id }, format: 'zip' })}>
        {t('web-sales.archive')}
      </DownloadButton>
      {may('updateLotRequest') && isOpen && (
        <Button variant="default" onClick={() => edit(true)}>
          {t('web-sales.change')}
        </Button>
      )}
      {may('sendLotAnswer') && isOpen && <SendAnswer request={request} onSent={props.onSent} />}
      {may('revokeLotAnswerLink') && allowed.includes('revoke-link') && (
        <AskFirst
          label={t('web-sales.revoke')}
          consequence={t('web-sales.revoke_consequence')}
          run={() => api.call('revokeLotAnswerLink', { path: { id }, etag })}
        />
      )}
      {isEdited && (
        <EditRequestForm
          initial={toInput(request)}
          run={(given) =>
            api.call('updateLotRequest', { path: { id }, body: toChanges(given), etag })
          }
          onClose={() => edit(false)}
        />
      )}
    </>
  );
}

function toInput(request: LotRequest) {
  const { name, language, email, expected_deed_on, certain_date, enjoyment_from } = request;
  return {
    ...EMPTY_REQUEST,
    name,
    language,
    email: email ?? '',
    expected_deed_on: expected_deed_on ?? '',
    certain_date: certain_date ?? '',
    enjoyment_from: enjoyment_from ?? '',
  };
}
