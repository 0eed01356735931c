import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { AgendaProposal } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOwnerId, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field } from '../../shared/ui/form.ts';
import { AssemblyField } from './AssemblyField.tsx';

/** Puts a proposal on an agenda or withdraws it. */
export function ProposalActs({ proposal }: { readonly proposal: AgendaProposal }) {
  const { t } = useWords();
  const may = useRight();
  const ownerId = useOwnerId();
  const [isTaking, take] = useState(false);
  const withdraw = useAct('withdrawAgendaProposal');
  const { id, title, status, owner_id, etag } = proposal;
  if (status !== 'Received') return null;
  const mayWithdraw =
    may('withdrawAgendaProposal') && (ownerId === owner_id || may('takeAgendaProposal'));
  return (
    <Group gap="xs">
      {may('takeAgendaProposal') && (
        <Button
          size="compact-sm"
          aria-label={t('web-meetings.proposals.take_named', { title })}
          onClick={() => take(true)}
        >
          {t('web-meetings.proposals.take')}
        </Button>
      )}
      {mayWithdraw && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('web-meetings.proposals.withdraw_named', { title })}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ path: { id }, etag })}
        >
          {t('web-meetings.proposals.withdraw')}
        </Button>
      )}
      <Problem error={withdraw.error} />
      {isTaking && <Take proposal={proposal} onClose={() => take(false)} />}
    </Group>
  );
}

function Take(props: { readonly proposal: AgendaProposal; readonly onClose: () => void }) {
  const { t } = useWords();
  const { proposal, onClose } = props;
  const { id, building_id, title, etag } = proposal;
  return (
    <ActDialog
      of="takeAgendaProposal"
      title={t('web-meetings.proposals.take_named', { title })}
      consequence={t('web-meetings.proposals.take_rule')}
      submit={t('web-meetings.proposals.take')}
      initial={{ meeting_id: '' }}
      run={(body) => api.call('takeAgendaProposal', { path: { id }, etag, body })}
      onClose={onClose}
    >
      {(form) => (
        <AssemblyField
          {...field(form, 'meeting_id')}
          value={form.values.meeting_id}
          buildingId={building_id}
        />
      )}
    </ActDialog>
  );
}
