import { Button, Textarea, TextInput } from '@mantine/core';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { AgendaProposal } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOwnerId, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { field } from '../../shared/ui/form.ts';
import { ProposalActs } from './ProposalActs.tsx';

const route = getRouteApi('/signed-in/agenda-proposals');

/** Agenda proposals of owners: all of them for staff, their own for owners. */
export function ProposalsPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { sort = '-received_on' } = route.useSearch();
  const [isProposing, propose] = useState(false);
  const list = useList('listAgendaProposals', { query: { building_id, sort } });
  return (
    <>
      <ListPage
        title={t('web-meetings.proposals.title')}
        sentence={t('web-meetings.proposals.sentence')}
        add={
          may('createAgendaProposal') && (
            <Button onClick={() => propose(true)}>{t('web-meetings.proposals.new')}</Button>
          )
        }
        list={list}
        columns={useColumns()}
        rowId={({ id }) => id}
        sort={sort}
        empty={t('web-meetings.proposals.empty')}
      />
      {isProposing && <NewProposal onClose={() => propose(false)} />}
    </>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day } = useFormat();
  return useMemo(
    (): readonly Column<AgendaProposal>[] => [
      {
        id: 'title',
        header: t('web-meetings.proposals.what'),
        cell: ({ title }) => title,
      },
      {
        id: 'received_on',
        header: t('web-meetings.proposals.on'),
        sort: 'received_on',
        cell: ({ received_on: date }) => day(date),
      },
      { id: 'owner', header: t('web.owner'), cell: ({ owner_name: name }) => name },
      {
        id: 'for',
        header: t('web-meetings.proposals.for'),
        cell: ({ for_window_from: date }) => (date === null ? '' : day(date)),
      },
      {
        id: 'status',
        header: t('web-meetings.status'),
        cell: ({ status }) => t(`enum.ProposalStatus.${status}`),
      },
      {
        id: 'acts',
        header: t('web-meetings.proposals.acts'),
        cell: (proposal) => <ProposalActs proposal={proposal} />,
      },
    ],
    [t, day],
  );
}

function NewProposal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const ownerId = useOwnerId();
  return (
    <ActDialog
      title={t('web-meetings.proposals.new')}
      consequence={t('web-meetings.proposals.rule')}
      submit={t('web-meetings.proposals.send')}
      initial={{
        building_id: '',
        owner_id: ownerId ?? '',
        title: '',
        description: '',
        received_on: '',
      }}
      run={({ description, received_on, ...given }) =>
        api.call('createAgendaProposal', {
          body: {
            ...given,
            description: trimToNull(description),
            ...(received_on === '' ? {} : { received_on }),
          },
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
          {ownerId === null && (
            <OwnerField
              {...field(form, 'owner_id')}
              value={form.values.owner_id}
              label={t('web.owner')}
              buildingId={form.values.building_id}
            />
          )}
          <TextInput
            {...field(form, 'title')}
            label={t('web-meetings.proposals.what')}
            required
            withAsterisk={false}
          />
          <Textarea
            {...field(form, 'description')}
            label={t('web-meetings.item.text')}
            autosize
            minRows={2}
          />
          {ownerId === null && (
            <TextInput
              {...field(form, 'received_on')}
              type="date"
              label={t('web-meetings.proposals.on')}
            />
          )}
        </>
      )}
    </ActDialog>
  );
}
