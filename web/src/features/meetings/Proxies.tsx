import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Meeting, Proxy } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextField, TickField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import styles from './meetings.module.css';

interface Props {
  readonly meeting: Meeting;
  readonly proxies: readonly Proxy[];
  readonly mayNote: boolean;
}

/** Proxies of a meeting: who votes for whom. */
export function Proxies({ meeting, proxies, mayNote }: Props) {
  const { t } = useWords();
  const [isOpen, open] = useState(false);
  const remove = useAct('deleteProxy');
  return (
    <>
      <h3>{t('web-meetings.proxy.title')}</h3>
      <Problem error={remove.error} />
      {proxies.length === 0 && <p>{t('web-meetings.proxy.none')}</p>}
      <ul className={styles['plain']}>
        {proxies.map(({ id, principal_name: principal, holder_name: holder, ...proxy }) => (
          <li key={id} className={styles['item']}>
            <div>
              {t('web-meetings.proxy.line', { principal, holder })}
              {proxy.notarial && (
                <span className={styles['soft']}>{t('web-meetings.proxy.notarial')}</span>
              )}
              {proxy.first_session_only && (
                <span className={styles['soft']}>{t('web-meetings.proxy.first_only')}</span>
              )}
            </div>
            {mayNote && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('web-meetings.proxy.withdraw_it', { principal })}
                loading={remove.isPending && remove.variables.path.proxy_id === id}
                onClick={() =>
                  remove.mutate({ path: { id: meeting.id, proxy_id: id }, etag: proxy.etag })
                }
              >
                {t('web-meetings.proxy.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayNote && (
        <Group mt="sm">
          <Button variant="default" onClick={() => open(true)}>
            {t('web-meetings.proxy.note')}
          </Button>
        </Group>
      )}
      {isOpen && <NewProxy meeting={meeting} onClose={() => open(false)} />}
    </>
  );
}

const UNTICKED = { notarial: false, first_session_only: false };

function NewProxy(props: { readonly meeting: Meeting; readonly onClose: () => void }) {
  const { t } = useWords();
  const { meeting, onClose } = props;
  return (
    <ActDialog
      of="createProxy"
      title={t('web-meetings.proxy.note')}
      consequence={t('web-meetings.proxy.rule')}
      submit={t('web-meetings.proxy.save')}
      initial={{ principal_owner_id: '', holder_owner_id: '', holder_name: '', ...UNTICKED }}
      run={({ principal_owner_id, holder_owner_id, holder_name, ...ticked }) =>
        api.call('createProxy', {
          path: { id: meeting.id },
          body: {
            principal_owner_id,
            ...ticked,
            ...(holder_owner_id === '' ? { holder_name } : { holder_owner_id }),
          },
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <OwnerField
            {...field(form, 'principal_owner_id')}
            value={form.values.principal_owner_id}
            label={t('web-meetings.proxy.principal_owner_id')}
            buildingId={meeting.building_id}
          />
          <OwnerField
            {...field(form, 'holder_owner_id')}
            value={form.values.holder_owner_id}
            label={t('web-meetings.proxy.holder_owner_id')}
            buildingId={meeting.building_id}
          />
          <TextField name="holder_name" label="web-meetings.proxy.holder_name" />
          <TickField name="notarial" label="web-meetings.proxy.is_notarial" />
          <TickField
            name="first_session_only"
            label="web-meetings.proxy.first_only"
            hint="web-meetings.proxy.first_hint"
          />
        </>
      )}
    </ActDialog>
  );
}
