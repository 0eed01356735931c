import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Operations, Owner } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AreaField, TextField } from '../../shared/ui/fields.tsx';

const ACTS = ['rectify', 'restrict', 'object'] as const;
type Act = (typeof ACTS)[number];
const FIELDS = ['name', 'email', 'phone', 'address'] as const;
type Given = Record<(typeof FIELDS)[number] | 'reason', string>;

/** Actions on request of the person: rectify, restrict, record an objection. */
export function RightsActions(props: { readonly owner: Owner; readonly etag: string | undefined }) {
  const { t } = useWords();
  const { owner, etag } = props;
  const [asked, ask] = useState<Act>();
  const of = { path: { id: owner.id }, etag };
  const run = (act: Act, given: Given): Promise<unknown> => {
    const { reason } = given;
    if (act === 'restrict') return api.call('restrictOwnerData', { ...of, body: { reason } });
    if (act === 'object') return api.call('objectToProcessing', { ...of, body: { reason } });
    return api.call('rectifyOwner', {
      ...of,
      body: { ...findChangedFields(owner, given), reason },
    });
  };
  return (
    <>
      {ACTS.map((act) => (
        <Button key={act} variant="default" onClick={() => ask(act)}>
          {t(`web-privacy.act.${act}`)}
        </Button>
      ))}
      {asked !== undefined && (
        <ActDialog<Given>
          title={t(`web-privacy.act.${asked}`)}
          consequence={t(`web-privacy.consequence.${asked}`)}
          submit={t(`web-privacy.act.${asked}`)}
          initial={{
            name: owner.name,
            email: owner.email ?? '',
            phone: owner.phone ?? '',
            address: owner.address ?? '',
            reason: '',
          }}
          run={(given) => run(asked, given)}
          onClose={() => ask(undefined)}
        >
          {asked === 'rectify' &&
            FIELDS.map((name) => (
              <TextField name={name} label={`web-privacy.field.${name}`} key={name} />
            ))}
          <AreaField name="reason" label="web-privacy.reason" required />
        </ActDialog>
      )}
    </>
  );
}

/** Fields that differ from the owner’s data; emptied ones become null. */
function findChangedFields(
  owner: Owner,
  given: Given,
): Partial<Operations['rectifyOwner']['request']['body']> {
  const other = FIELDS.filter((name) => given[name] !== (owner[name] ?? ''));
  return Object.fromEntries(other.map((name) => [name, trimToNull(given[name])]));
}
