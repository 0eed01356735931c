import { Button, Group } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatEnterpriseNumber, formatPhone } from '#domain/kernel/identifiers.ts';
import type { Answer } from '../../shared/api/client.ts';
import type { Document, HeldUnit, Owner } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { apiQuery, useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { initials } from '../../shared/format/initials.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Consents } from '../../shared/letters/Consents.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { MoreActions } from '../../shared/ui/MoreActions.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { WithAside } from '../../shared/ui/WithAside.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { OwnerAccounts } from './OwnerAccounts.tsx';
import { OwnerFigures } from './OwnerFigures.tsx';
import { OwnerHolds } from './OwnerHolds.tsx';
import styles from './register.module.css';

const route = getRouteApi('/signed-in/owners/$id');

/** Owner: figures, account with each building, and aside contact, lots, consents and letters. */
export function OwnerPage() {
  const { t } = useWords();
  const may = useRight();
  const { id } = route.useParams();
  const query = useRecord('getOwner', { path: { id } });
  const units = useQuery(apiQuery('listUnitsOfOwner', { path: { id }, query: { limit: 500 } }));
  const owner = query.data?.data;
  if (owner === undefined) return <LoadingPage title={t('web-register.owner')} />;
  return (
    <Page
      title={owner.name}
      tile={initials(owner.name)}
      sentence={<Sentence owner={owner} units={units.data?.data ?? []} />}
      actions={query.data !== undefined && <Actions answer={query.data} />}
      top={may('getOwnerAccount') && <OwnerFigures ownerId={id} />}
    >
      <WithAside
        aside={
          <>
            <Contact owner={owner} />
            <Units query={units} />
            {may('listHolds') && <OwnerHolds ownerId={id} />}
            {may('listConvocationConsents') && <Consents ownerId={id} />}
            {may('listDocuments') && <Letters ownerId={id} />}
          </>
        }
      >
        <Group gap="xs" justify="flex-end" className={styles['beside'] ?? ''}>
          {may('getOwnerStatement') && <Statement owner={owner} />}
          {may('createOwnerStatementDocument') && <KeepStatement ownerId={id} />}
        </Group>
        {may('getOwnerAccount') && <OwnerAccounts ownerId={id} />}
      </WithAside>
    </Page>
  );
}

/** Kind of owner, with their lots once they are known. */
function Sentence(props: { readonly owner: Owner; readonly units: readonly HeldUnit[] }) {
  const { t } = useWords();
  const numbers = [...new Set(props.units.map(({ unit_number }) => unit_number))];
  const kind = t(`enum.OwnerKind.${props.owner.kind}`);
  if (numbers.length === 0) return kind;
  const units = numbers.join(', ');
  return t('web-register.owner.sentence', { kind, count: numbers.length, units });
}

function Actions({ answer }: { readonly answer: Answer<'getOwner'> }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { data: owner, etag } = answer;
  const { id, name } = owner;
  const isLate = useIsLate(id);
  return (
    <>
      {may('deleteOwner') && (
        <MoreActions
          actions={[
            {
              label: t('web-register.owner_form.delete'),
              consequence: t('web-register.owner_form.delete_consequence', { name }),
              run: () => api.call('deleteOwner', { path: { id }, etag }),
              onDone: () => navigate({ to: '/owners' }),
            },
          ]}
        />
      )}
      <ButtonLink needs="updateOwner" to="/owners/$id/edit" params={{ id }} variant="default">
        {t('web-register.change')}
      </ButtonLink>
      <ButtonLink needs="deleteOwnerData" to="/gdpr/owners/$id" params={{ id }} variant="default">
        {t('web-register.personal_data')}
      </ButtonLink>
      <ButtonLink
        needs="createPayment"
        to="/payments/new"
        search={{ owner_id: id }}
        variant={isLate ? 'default' : 'filled'}
      >
        {t('web-navigation.payments.new')}
      </ButtonLink>
      {isLate && (
        <ButtonLink needs="createPaymentReminder" to="/payment-reminders" search={{ owner_id: id }}>
          {t('web-register.owner.remind')}
        </ButtonLink>
      )}
    </>
  );
}

/** Whether an owner is late with a payment, and may be reminded by the reader. */
function useIsLate(id: string): boolean {
  const may = useRight();
  const { data } = useQuery({
    ...apiQuery('getOwnerAccount', { path: { id } }),
    enabled: may('getOwnerAccount') && may('createPaymentReminder'),
  });
  return (data?.data.buildings ?? []).some(({ overdue }) => overdue > 0);
}

function Contact({ owner }: { readonly owner: Owner }) {
  const { t } = useWords();
  const facts = [
    ['email', owner.email ?? t('web-register.fact.no_email')],
    ['phone', owner.phone && formatPhone(owner.phone)],
    ['address', owner.address],
    ['language', t(`web.language.${owner.language}`)],
    [
      'enterprise_number',
      owner.enterprise_number && formatEnterpriseNumber(owner.enterprise_number),
    ],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) =>
        value === null
          ? null
          : [
              <dt key={`${name} name`}>{t(`web-register.fact.${name}`)}</dt>,
              <dd key={name}>{value}</dd>,
            ],
      )}
    </dl>
  );
}

/** Account statement as a letter, in the owner’s language. */
function Statement({ owner }: { readonly owner: Owner }) {
  const { t } = useWords();
  return (
    <DownloadButton
      size="compact-xs"
      variant="subtle"
      get={() => api.file('getOwnerStatement', { path: { id: owner.id }, format: 'pdf' })}
    >
      {t('web-register.statement')}
    </DownloadButton>
  );
}

/** Saves the account statement as a document for the owner and staff. */
function KeepStatement({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const keep = useAct('createOwnerStatementDocument');
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        loading={keep.isPending}
        onClick={() =>
          keep.mutate(
            { path: { id: ownerId }, body: {} },
            {
              onSuccess: ({ data: { id } }) =>
                void navigate({ to: '/documents/$id', params: { id } }),
            },
          )
        }
      >
        {t('web-register.keep_statement')}
      </Button>
      <Problem error={keep.error} />
    </>
  );
}

function Units({ query }: { readonly query: UseQueryResult<Answer<'listUnitsOfOwner'>> }) {
  const { t } = useWords();
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <h2>{t('web-register.units.title')}</h2>
      <Problem error={query.error} />
      {query.data !== undefined && (
        <ul className={styles['rows']}>
          {query.data.data.map((held) => (
            <HeldUnitRow key={held.unit_owner_id} held={held} />
          ))}
        </ul>
      )}
      {query.data?.data.length === 0 && <p>{t('web-register.no_units')}</p>}
    </section>
  );
}

/** Lot of the owner: the building, and since when which share is held. */
function HeldUnitRow({ held }: { readonly held: HeldUnit }) {
  const { t } = useWords();
  const { day } = useFormat();
  const { unit_id: id, unit_number, building_name, ownership_share: share, right } = held;
  return (
    <li>
      <TextLink to="/units/$id" params={{ id }}>
        {unit_number}
      </TextLink>
      <span>{building_name}</span>
      <span>{share}</span>
      <small>
        {t(`enum.OwnershipRight.${right}`)},{' '}
        {t('web-register.since_day', { day: day(held.start_date) })}
      </small>
    </li>
  );
}

/** Letters sent to the owner, newest first. */
function Letters({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const list = useList('listDocuments', {
    query: { owner_id: ownerId, document_type: ['Letter'], sort: '-created_at' },
  });
  return (
    <section className={styles['part']} aria-busy={list.isPending}>
      <h2>{t('web-register.letters.title')}</h2>
      <ul className={styles['rows']}>
        {list.rows.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </ul>
      {!list.isPending && list.rows.length === 0 && list.error === null && (
        <p>{t('web-register.letters.none')}</p>
      )}
      <MoreRows list={list} />
    </section>
  );
}

function LetterRow({ letter }: { readonly letter: Document }) {
  const { instant } = useFormat();
  const { id, title, building_name, created_at } = letter;
  return (
    <li>
      <TextLink to="/documents/$id" params={{ id }}>
        {title}
      </TextLink>
      <small>{[building_name, instant(created_at)].filter(Boolean).join(' · ')}</small>
    </li>
  );
}
