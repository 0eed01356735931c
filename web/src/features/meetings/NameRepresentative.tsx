import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Attendance, Meeting } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';

/** Names someone who is present as the voting representative of their lots without one. */
export function NameRepresentative(props: {
  readonly attendance: Attendance;
  readonly meeting: Pick<Meeting, 'building_id'>;
}) {
  const { t } = useWords();
  const may = useRight();
  const [isOpen, open] = useState(false);
  const { attendance, meeting } = props;
  const { owner_id: ownerId, owner_name: name } = attendance;
  if (!attendance.vote_suspended || !may('updateUnitOwner')) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('web-meetings.door.act', {
          act: t('web-meetings.representative.open'),
          name,
        })}
        onClick={() => open(true)}
      >
        {t('web-meetings.representative.open')}
      </Button>
      {isOpen && (
        <ActDialog
          title={t('web-meetings.representative.title', { name })}
          consequence={t('web-meetings.representative.consequence', { name })}
          submit={t('web-meetings.representative.submit')}
          initial={{}}
          run={() => nameForAllLots(ownerId, meeting.building_id)}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}

/** Names the owner for each lot of the building that several hold and none of them represents. */
async function nameForAllLots(ownerId: string, buildingId: string): Promise<void> {
  const held = await api.call('listUnitsOfOwner', { path: { id: ownerId } });
  for (const { unit_id, building_id } of held.data) {
    if (building_id !== buildingId) continue;
    // oxlint-disable-next-line no-await-in-loop -- few lots, one after another
    const { data: holders } = await api.call('listUnitOwners', { path: { unit_id } });
    const own = holders.find(({ owner_id }) => owner_id === ownerId);
    const isNamed = holders.some(({ is_voting_mandatary: isNamedFor }) => isNamedFor);
    if (holders.length < 2 || isNamed || own === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop
    await api.call('updateUnitOwner', {
      path: { id: own.id },
      body: { is_voting_mandatary: true },
      etag: own.etag,
    });
  }
}
