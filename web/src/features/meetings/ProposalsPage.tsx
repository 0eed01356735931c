import { Button } from '@mantine/core';
import { useState } from 'react';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOwnerId, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { AreaField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { ProposalActs } from './ProposalActs.tsx';

const proposals: ListDefinition<'listAgendaProposals'> = {
  operation: 'listAgendaProposals',
  isOfBuilding: true,
  sort: '-received_on',
  columns: [
    { id: 'title', header: 'web-meetings.proposals.what' },
    { id: 'received_on', header: 'web-meetings.proposals.on', as: 'day', sort: 'received_on' },
    { id: 'owner_name', header: 'web.owner' },
    { id: 'for_window_from', header: 'web-meetings.proposals.for', as: 'day' },
    { id: 'status', header: 'web-meetings.status', of: 'ProposalStatus' },
    {
      id: 'acts',
      header: 'web-meetings.proposals.acts',
      cell: (proposal) => <ProposalActs proposal={proposal} />,
    },
  ],
};

/** Agenda proposals of owners: all of them for staff, their own for owners. */
export function ProposalsPage() {
  const { t } = useWords();
  const may = useRight();
  const [isProposing, propose] = useState(false);
  const list = usePageList(proposals);
  return (
    <>
      <ListPage
        title={t('web-navigation.meetings.proposals')}
        sentence={t('web-meetings.proposals.sentence')}
        add={
          may('createAgendaProposal') && (
            <Button onClick={() => propose(true)}>{t('web-meetings.proposals.new')}</Button>
          )
        }
        list={list}
        empty={t('web-meetings.proposals.empty')}
      />
      {isProposing && <NewProposal onClose={() => propose(false)} />}
    </>
  );
}

function NewProposal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const ownerId = useOwnerId();
  return (
    <ActDialog
      of="createAgendaProposal"
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
          <TextField name="title" label="web-meetings.proposals.what" />
          <AreaField name="description" label="web-meetings.item.text" autosize minRows={2} />
          {ownerId === null && <DayField name="received_on" label="web-meetings.proposals.on" />}
        </>
      )}
    </ActDialog>
  );
}
