import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatEnterpriseNumber, formatPhone } from '#domain/kernel/identifiers.ts';
import type { Answer } from '../../shared/api/client.ts';
import type { BuildingAccount, Document, HeldUnit, Owner } from '../../shared/api/generated.ts';
import { apiQuery, useAct, useList, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Consents } from '../../shared/letters/Consents.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { MoreActions } from '../../shared/ui/MoreActions.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

const route = getRouteApi('/signed-in/owners/$id');

/** Owner: contact details, lots, and balance in each building with its items. */
export function OwnerPage() {
  const { t } = useWords();
  const may = useRight();
  const { id } = route.useParams();
  const query = useRecord('getOwner', { path: { id } });
  const owner = query.data?.data;
  if (owner === undefined) return <LoadingPage title={t('web-register.owner')} />;
  return (
    <Page
      title={owner.name}
      sentence={t(`enum.OwnerKind.${owner.kind}`)}
      actions={query.data !== undefined && <Actions answer={query.data} />}
    >
      <Facts owner={owner} />
      <Units ownerId={id} />
      {may('listConvocationConsents') && <Consents ownerId={id} />}
      {may('listDocuments') && <Letters ownerId={id} />}
      {may('getOwnerAccount') && <Accounts ownerId={id} />}
    </Page>
  );
}

function Actions({ answer }: { readonly answer: Answer<'getOwner'> }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { data: owner, etag } = answer;
  const { id, name } = owner;
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
      {may('getOwnerStatement') && <Statement owner={owner} />}
      {may('createOwnerStatementDocument') && <KeepStatement ownerId={id} />}
    </>
  );
}

function Facts({ owner }: { readonly owner: Owner }) {
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
        variant="default"
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

function Units({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const query = useQuery(
    apiQuery('listUnitsOfOwner', { path: { id: ownerId }, query: { limit: 500 } }),
  );
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <h2>{t('web-register.units.title')}</h2>
      <Problem error={query.error} />
      {query.data !== undefined && (
        <DataTable
          caption={t('web-register.units.title')}
          columns={unitColumns}
          rows={query.data.data}
          rowId={({ unit_owner_id: id }) => id}
          empty={t('web-register.no_units')}
        />
      )}
    </section>
  );
}

const unitColumns: readonly Column<HeldUnit>[] = [
  {
    id: 'unit',
    header: 'web-register.units.unit',
    cell: ({ unit_id: id, unit_number }) => (
      <TextLink to="/units/$id" params={{ id }}>
        {unit_number}
      </TextLink>
    ),
  },
  { id: 'building_name', header: 'web.building.building' },
  {
    id: 'share',
    header: 'web-register.share',
    isNumber: true,
    cell: ({ ownership_share: share }) => share,
  },
  { id: 'right', header: 'web-register.right', of: 'OwnershipRight' },
  { id: 'start_date', header: 'web-register.since', as: 'day' },
];

/** Letters sent to the owner, newest first. */
function Letters({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const list = useList('listDocuments', {
    query: { owner_id: ownerId, document_type: ['Letter'], sort: '-created_at' },
  });
  return (
    <section className={styles['part']} aria-busy={list.isPending}>
      <h2>{t('web-register.letters.title')}</h2>
      <ListTable
        caption={t('web-register.letters.title')}
        list={list}
        columns={letterColumns}
        empty={t('web-register.letters.none')}
      />
    </section>
  );
}

const letterColumns: readonly Column<Document>[] = [
  { id: 'title', header: 'web-register.letters.letter', link: '/documents/$id' },
  { id: 'building_name', header: 'web.building.building' },
  { id: 'created_at', header: 'web-register.letters.kept', as: 'instant' },
];

function Accounts({ ownerId }: { readonly ownerId: string }) {
  const query = useQuery(apiQuery('getOwnerAccount', { path: { id: ownerId } }));
  return (
    <div aria-busy={query.isPending}>
      <Problem error={query.error} />
      {query.data?.data.buildings?.map((account) => (
        <Account key={account.building_id} account={account} />
      ))}
    </div>
  );
}

/** Account with one building: open items, then all movements. */
function Account({ account }: { readonly account: BuildingAccount }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { balance, overdue, payment_reference: reference, receivables, movements } = account;
  const open = receivables.filter(({ open_amount: rest }) => rest !== 0);
  const rows = movements.map((movement, place) => ({ ...movement, place: String(place) }));
  return (
    <section className={styles['part']}>
      <h2>{t('web-register.account.of', { building: account.building_name })}</h2>
      <p className={styles['owed']}>
        {t(balance > 0 ? 'web-register.account.owes' : 'web-register.account.clear', {
          amount: money(Math.abs(balance)),
        })}{' '}
        {overdue > 0 && (
          <Tag tone="bad">{t('web-register.account.overdue', { amount: money(overdue) })}</Tag>
        )}
      </p>
      {reference !== null && <p>{t('web-register.account.payment_reference', { reference })}</p>}
      {open.length > 0 && (
        <DataTable
          caption={t('web-register.account.open')}
          rows={open}
          columns={[
            { id: 'description', header: 'web-register.account.open' },
            { id: 'due_date', header: 'web-register.account.due', as: 'day' },
            { id: 'structured_communication', header: 'web-register.account.communication' },
            { id: 'open_amount', header: 'web-register.account.amount', as: 'amount' },
          ]}
        />
      )}
      <div className={styles['part']}>
        <DataTable
          caption={t('web-register.account.movements')}
          rows={rows}
          rowId={({ place }) => place}
          empty={t('web-register.account.none')}
          columns={[
            { id: 'date', header: 'web-register.account.date', as: 'day' },
            { id: 'description', header: 'web-register.account.movement' },
            { id: 'debit', header: 'enum.BalanceSide.Debit', as: 'nonzero' },
            { id: 'credit', header: 'enum.BalanceSide.Credit', as: 'nonzero' },
            { id: 'balance', header: 'web-register.owners.balance', as: 'amount' },
          ]}
        />
      </div>
    </section>
  );
}
