import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONSENT_MEANS } from '#domain/assemblies/consent.ts';
import { ChoiceField, DayField } from '../../shared/ui/fields.tsx';
import type { ConvocationConsent } from '../api/generated.ts';
import { apiQuery } from '../api/query.ts';
import { useFormat } from '../format/format.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import { api, useOwnerId, useRight } from '../session/session.ts';
import { ActDialog } from '../ui/ActDialog.tsx';
import { AskFirst } from '../ui/AskFirst.tsx';
import { Rows } from '../ui/Page.tsx';
import { Problem } from '../ui/Problem.tsx';
import { Explain, Part } from '../ui/record.tsx';

/**
 * How an owner is convened: by registered mail, or by e-mail with written consent, which owners
 * give and withdraw themselves and the syndic records.
 */
export function Consents({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const { day } = useFormat();
  const may = useRight();
  const isOwn = useOwnerId() === ownerId;
  const query = useQuery(apiQuery('listConvocationConsents', { path: { id: ownerId } }));
  const owner = useQuery(apiQuery('getOwner', { path: { id: ownerId } }));
  const isLoading = query.isPending || owner.isPending;
  const consents = query.data?.data ?? [];
  const email = owner.data?.data.email ?? '';
  const held = consents.find(({ withdrawn_on: end }) => end === null);
  const isMine = isOwn || may('conveneMeeting');
  return (
    <Part title={t('web.consents.title')} isLoading={isLoading}>
      <Problem error={query.error ?? owner.error} />
      {isLoading ? (
        <Rows count={2} />
      ) : (
        <>
          <p>
            {email === '' && t('web.consents.no_email')}
            {email !== '' &&
              (held === undefined
                ? t('web.consents.by_post')
                : t('web.consents.by_email', { email, since: day(held.agreed_on) }))}
          </p>
          <Explain>{t('web.consents.law')}</Explain>
          {isMine && (
            <Group gap="xs">
              {held !== undefined && (
                <AskFirst
                  label={t('web.consents.withdraw')}
                  consequence={t('web.consents.withdraw_consequence')}
                  run={() =>
                    api.call('withdrawConvocationConsent', {
                      path: { id: ownerId, consent_id: held.id },
                      etag: held.etag,
                      body: {},
                    })
                  }
                />
              )}
              {held === undefined && isOwn && email !== '' && (
                <AskFirst
                  label={t('web.consents.give')}
                  consequence={t('web.consents.give_consequence', { email })}
                  run={() =>
                    api.call('createConvocationConsent', { path: { id: ownerId }, body: {} })
                  }
                />
              )}
              {held === undefined && !isOwn && email !== '' && (
                <NoteConsent ownerId={ownerId} email={email} />
              )}
            </Group>
          )}
          <Earlier consents={consents} />
        </>
      )}
    </Part>
  );
}

/** Records a consent that an owner gave the office in writing. */
function NoteConsent({ ownerId, email }: { readonly ownerId: string; readonly email: string }) {
  const { t } = useWords();
  const [isOpen, open] = useState(false);
  const written = CONSENT_MEANS.filter((means) => means !== 'Online');
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {t('web.consents.note')}
      </Button>
      {isOpen && (
        <ActDialog
          title={t('web.consents.note')}
          consequence={t('web.consents.note_consequence', { email })}
          submit={t('web.consents.note')}
          initial={{ means: 'Paper', agreed_on: today() }}
          run={({ means, agreed_on }) =>
            api.call('createConvocationConsent', {
              path: { id: ownerId },
              body: { means: means as ConvocationConsent['means'], agreed_on },
            })
          }
          onClose={() => open(false)}
        >
          <ChoiceField name="means" label="web.consents.means" of="ConsentMeans" values={written} />
          <DayField name="agreed_on" label="web.consents.agreed_on" max={today()} required />
        </ActDialog>
      )}
    </>
  );
}

/** Former consents with their dates. */
function Earlier({ consents }: { readonly consents: readonly ConvocationConsent[] }) {
  const { t } = useWords();
  const { day } = useFormat();
  return (
    <ul>
      {consents.map(({ id, means, agreed_on: from, withdrawn_on: to }) => (
        <li key={id}>
          {t(`enum.ConsentMeans.${means}`)} :{' '}
          {to === null
            ? t('web.consents.since', { from: day(from) })
            : t('web.consents.until', { from: day(from), to: day(to) })}
        </li>
      ))}
    </ul>
  );
}
