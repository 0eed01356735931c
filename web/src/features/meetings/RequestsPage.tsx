import { Button, MultiSelect, type MultiSelectProps, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { AssemblyRequest } from '../../shared/api/generated.ts';
import { apiQuery, useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { field } from '../../shared/ui/form.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import { AssemblyField } from './AssemblyField.tsx';

const route = getRouteApi('/signed-in/assembly-requests');
const MOST = 500;

/** Meetings requested by a fifth of the shares, with the last day to convene each. */
export function RequestsPage() {
  const { t } = useWords();
  const { building_id } = useSearch({ strict: false });
  const { sort = '-received_on' } = route.useSearch();
  const [isNoting, note] = useState(false);
  const list = useList('listAssemblyRequests', { query: { building_id, sort } });
  return (
    <>
      <ListPage
        title={t('web-meetings.requests.title')}
        sentence={t('web-meetings.requests.sentence')}
        add={<Button onClick={() => note(true)}>{t('web-meetings.requests.new')}</Button>}
        list={list}
        columns={useColumns()}
        rowId={({ id }) => id}
        sort={sort}
        empty={t('web-meetings.requests.empty')}
      />
      {isNoting && <NewRequest onClose={() => note(false)} />}
    </>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day, integer } = useFormat();
  return useMemo(
    (): readonly Column<AssemblyRequest>[] => [
      { id: 'reason', header: t('web-meetings.reason'), cell: ({ reason }) => reason },
      {
        id: 'building',
        header: t('web.building.building'),
        cell: ({ building_name: name }) => name,
      },
      {
        id: 'received_on',
        header: t('web-meetings.proposals.on'),
        sort: 'received_on',
        cell: ({ received_on: date }) => day(date),
      },
      {
        id: 'shares',
        header: t('web-meetings.requests.shares'),
        cell: ({ shares, shares_total: total }) => `${integer(shares)} / ${integer(total)}`,
      },
      {
        id: 'by',
        header: t('web-meetings.requests.by'),
        cell: ({ convene_by: date }) => day(date),
      },
      {
        id: 'meeting',
        header: t('web-meetings.repeat.meeting'),
        cell: (request) => <Answer request={request} />,
      },
    ],
    [t, day, integer],
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
      title={t('web-meetings.requests.answer')}
      consequence={t('web-meetings.requests.answer_rule')}
      submit={t('web-meetings.requests.answer')}
      initial={{ meeting_id: '' }}
      run={(body) => api.call('answerAssemblyRequest', { path: { id: request.id }, body })}
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
            value={form.values.owner_ids}
            buildingId={form.values.building_id}
          />
          <Textarea
            {...field(form, 'reason')}
            label={t('web-meetings.reason')}
            required
            withAsterisk={false}
            autosize
            minRows={2}
          />
          <TextInput
            {...field(form, 'received_on')}
            type="date"
            label={t('web-meetings.proposals.on')}
          />
        </>
      )}
    </ActDialog>
  );
}

/** Selects the owners of a building who make a request together. */
function OwnersField(
  props: Omit<MultiSelectProps, 'data'> & {
    readonly value: string[];
    readonly buildingId: string;
  },
) {
  const { t } = useWords();
  const { buildingId, ...input } = props;
  const owners = useQuery({
    ...apiQuery('listOwners', { query: { building_id: buildingId, sort: 'name', limit: MOST } }),
    enabled: buildingId !== '',
  });
  return (
    <MultiSelect
      {...input}
      label={t('web-meetings.requests.who')}
      data={(owners.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
    />
  );
}
