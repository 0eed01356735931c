import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AssemblyRequest } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { OwnersField } from '../../shared/ui/OwnersField.tsx';
import { AreaField, DayField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { AssemblyField } from './AssemblyField.tsx';

const requests: ListDefinition<'listAssemblyRequests'> = {
  operation: 'listAssemblyRequests',
  isOfBuilding: true,
  sort: '-received_on',
  columns: [
    { id: 'reason', header: 'web-meetings.reason' },
    { id: 'building_name', header: 'web.building.building' },
    { id: 'received_on', header: 'web-meetings.proposals.on', as: 'day', sort: 'received_on' },
    {
      id: 'shares',
      header: 'web-meetings.requests.shares',
      cell: ({ shares, shares_total: total }, { integer }) =>
        `${integer(shares)} / ${integer(total)}`,
    },
    { id: 'convene_by', header: 'web-meetings.requests.by', as: 'day' },
    {
      id: 'meeting',
      header: 'web-meetings.repeat.meeting',
      cell: (request) => <Answer request={request} />,
    },
  ],
};

/** Meetings requested by a fifth of the shares, with the last day to convene each. */
export function RequestsPage() {
  const { t } = useWords();
  const [isNoting, note] = useState(false);
  const list = usePageList(requests);
  return (
    <>
      <ListPage
        title={t('web-navigation.meetings.requests')}
        sentence={t('web-meetings.requests.sentence')}
        add={<Button onClick={() => note(true)}>{t('web-meetings.requests.new')}</Button>}
        list={list}
        empty={t('web-meetings.requests.empty')}
      />
      {isNoting && <NewRequest onClose={() => note(false)} />}
    </>
  );
}

/** Meeting that answers a request, or the form to record it. */
function Answer({ request }: { readonly request: AssemblyRequest }) {
  const { t } = useWords();
  const [isAnswering, answer] = useState(false);
  const { meeting_id: id } = request;
  if (id !== null)
    return (
      <TextLink to="/meetings/$id" params={{ id }}>
        {t('web-meetings.decisions.meeting')}
      </TextLink>
    );
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => answer(true)}>
        {t('web-meetings.requests.answer')}
      </Button>
      {isAnswering && <Choose request={request} onClose={() => answer(false)} />}
    </>
  );
}

function Choose(props: { readonly request: AssemblyRequest; readonly onClose: () => void }) {
  const { t } = useWords();
  const { request, onClose } = props;
  return (
    <ActDialog
      of="answerAssemblyRequest"
      title={t('web-meetings.requests.answer')}
      consequence={t('web-meetings.requests.answer_rule')}
      submit={t('web-meetings.requests.answer')}
      initial={{ meeting_id: '' }}
      run={(body) =>
        api.call('answerAssemblyRequest', { path: { id: request.id }, etag: request.etag, body })
      }
      onClose={onClose}
    >
      {(form) => (
        <AssemblyField
          {...field(form, 'meeting_id')}
          value={form.values.meeting_id}
          buildingId={request.building_id}
        />
      )}
    </ActDialog>
  );
}

function NewRequest({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <ActDialog
      of="createAssemblyRequest"
      title={t('web-meetings.requests.new')}
      consequence={t('web-meetings.requests.rule')}
      submit={t('web-meetings.requests.save')}
      initial={{ building_id: '', owner_ids: [] as string[], reason: '', received_on: '' }}
      run={({ received_on, ...given }) =>
        api.call('createAssemblyRequest', {
          body: { ...given, ...(received_on === '' ? {} : { received_on }) },
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
          <OwnersField
            {...field(form, 'owner_ids')}
            label={t('web-meetings.requests.who')}
            value={form.values.owner_ids}
            buildingId={form.values.building_id}
          />
          <AreaField name="reason" label="web-meetings.reason" required autosize minRows={2} />
          <DayField name="received_on" label="web-meetings.proposals.on" />
        </>
      )}
    </ActDialog>
  );
}
