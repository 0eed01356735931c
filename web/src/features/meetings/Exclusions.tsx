import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AgendaItem, Meeting } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import styles from './meetings.module.css';

type Named = Pick<AgendaItem, 'excluded'>;

/** Names the owners excluded from the vote on an item. */
export function Excluded({ excluded }: Named) {
  const { t } = useWords();
  if (excluded.length === 0) return null;
  const names = excluded.map(({ owner_name: name }) => name).join(', ');
  return <p className={styles['soft']}>{t('web-meetings.excluded.names', { names })}</p>;
}

/**
 * Excludes owners with a contract on the subject from the vote, or readmits them, until the first
 * vote is cast.
 */
export function Exclusions(props: { readonly meeting: Meeting; readonly item: AgendaItem }) {
  const { t } = useWords();
  const { meeting, item } = props;
  const [isOpened, open] = useState(false);
  const [readmitted, readmit] = useState<string>();
  const path = { id: meeting.id, item_id: item.id };
  const ids = item.excluded.map(({ owner_id: id }) => id);
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {t('web-meetings.excluded.say')}
      </Button>
      {item.excluded.map(({ owner_id: id, owner_name: name }) => (
        <Button key={id} variant="default" onClick={() => readmit(id)}>
          {t('web-meetings.excluded.back', { name })}
        </Button>
      ))}
      {readmitted !== undefined && (
        <ActDialog
          of="excludeFromItem"
          title={t('web-meetings.excluded.readmit')}
          consequence={t('web-meetings.excluded.reason_hint')}
          submit={t('web-meetings.excluded.let_vote')}
          initial={{ reason: '' }}
          run={({ reason }) => {
            const owner_ids = ids.filter((id) => id !== readmitted);
            const given = reason.trim() === '' ? {} : { reason: reason.trim() };
            return api.call('excludeFromItem', {
              path,
              etag: item.etag,
              body: { owner_ids, ...given },
            });
          }}
          onClose={() => readmit(undefined)}
        >
          <AreaField name="reason" label="web-meetings.excluded.reason" autosize />
        </ActDialog>
      )}
      {isOpened && (
        <ActDialog
          title={t('web-meetings.excluded.title')}
          consequence={t('web-meetings.excluded.rule')}
          submit={t('web-meetings.excluded.save')}
          initial={{ owner_id: '' }}
          run={({ owner_id }) =>
            api.call('excludeFromItem', {
              path,
              etag: item.etag,
              body: { owner_ids: [...ids, owner_id] },
            })
          }
          onClose={() => open(false)}
        >
          {(form) => (
            <OwnerField
              {...field(form, 'owner_id')}
              value={form.values.owner_id}
              label={t('web.owner')}
              buildingId={meeting.building_id}
            />
          )}
        </ActDialog>
      )}
    </>
  );
}
