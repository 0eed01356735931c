import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { GdprRequest } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOwnerId } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/gdpr/requests/$id');

const ACTS = ['refuse', 'extend', 'complete'] as const;
type Act = (typeof ACTS)[number];

/** Data request: deadline, history and the actions that answer it. */
export function RequestPage() {
  const { t } = useWords();
  const { day, instant } = useFormat();
  const own = useOwnerId();
  const { id } = route.useParams();
  const query = useRecord('getGdprRequest', { path: { id } });
  const request = query.data?.data;
  if (request === undefined) return <LoadingPage title={t('web-privacy.requests.one')} />;
  const { owner_id: ownerId, extended_on: extended, answered_at: answered } = request;
  return (
    <Page
      title={t(`enum.GdprRequestKind.${request.kind}`)}
      sentence={<State of="GdprRequestStatus" value={request.status} />}
      actions={
        <>
          <RequestActions request={request} etag={query.data?.etag} />
          {own === null && (
            <ButtonLink to="/gdpr/owners/$id" params={{ id: ownerId }} variant="default">
              {t('web-privacy.data')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Facts
        facts={[
          [t('web.owner'), request.owner_name],
          [t('web-privacy.requests.details'), request.details],
          [t('web-privacy.requests.received'), day(request.received_on)],
          [t('web-privacy.requests.due'), day(request.due_on)],
          [t('web-privacy.requests.extended'), extended === null ? null : day(extended)],
          [t('web-privacy.reason'), request.extension_reason],
          [t('web-privacy.requests.answered'), answered === null ? null : instant(answered)],
          [t('web-privacy.requests.outcome'), request.outcome],
        ]}
      />
    </Page>
  );
}

function RequestActions(props: {
  readonly request: GdprRequest;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { request, etag } = props;
  const [asked, ask] = useState<Act>();
  const of = { path: { id: request.id }, etag };
  const run = (act: Act, text: string): Promise<unknown> => {
    if (act === 'extend') return api.call('extendGdprRequest', { ...of, body: { reason: text } });
    if (act === 'refuse') return api.call('refuseGdprRequest', { ...of, body: { reason: text } });
    const body = text.trim() === '' ? {} : { outcome: text };
    return api.call('completeGdprRequest', { ...of, body });
  };
  return (
    <>
      {ACTS.filter((act) => request.allowed_actions.includes(act)).map((act) => (
        <Button
          key={act}
          variant={act === 'complete' ? 'filled' : 'default'}
          onClick={() => ask(act)}
        >
          {t(`web-privacy.act.${act}`)}
        </Button>
      ))}
      {asked !== undefined && (
        <ActDialog
          title={t(`web-privacy.act.${asked}`)}
          consequence={t(`web-privacy.consequence.${asked}`)}
          submit={t(`web-privacy.act.${asked}`)}
          initial={{ reason: '' }}
          run={({ reason }) => run(asked, reason)}
          onClose={() => ask(undefined)}
        >
          <AreaField
            name="reason"
            label={asked === 'complete' ? 'web-privacy.requests.outcome' : 'web-privacy.reason'}
            required={asked !== 'complete'}
            autosize
            minRows={2}
            data-autofocus
          />
        </ActDialog>
      )}
    </>
  );
}
