import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import type { DistributionKey, ListedUnit } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { initials } from '../../shared/format/initials.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { MoreActions } from '../../shared/ui/MoreActions.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { WithAside } from '../../shared/ui/WithAside.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import { BuildingSummary } from './BuildingSummary.tsx';
import { Claims } from './Claims.tsx';
import { CrossSection } from './CrossSection.tsx';
import { Proceedings } from './Proceedings.tsx';
import { useBuildingTabs } from './building-tabs.ts';
import { Nobody, ownerColumns } from './owner-columns.tsx';
import { UNITS_AT_A_TIME, useQuotas } from './quotas.ts';
import styles from './register.module.css';

const route = getRouteApi('/signed-in/buildings/$id');

/** Building: figures, next tasks, and its parts as tabs. */
export function BuildingPage() {
  const { t } = useWords();
  const { integer } = useFormat();
  const { id } = route.useParams();
  const { tab } = route.useSearch();
  const query = useRecord('getBuilding', { path: { id } });
  const building = query.data?.data;
  if (building === undefined) return <LoadingPage title={t('web.building.building')} />;
  return (
    <Page
      title={building.name}
      sentence={[
        building.address,
        [building.postal_code, building.city].filter(Boolean).join(' '),
        t('web.building.size', {
          lots: building.total_units,
          quota: integer(building.total_quota),
        }),
      ]
        .filter(Boolean)
        .join(' · ')}
      tile={initials(building.name)}
      actions={query.data !== undefined && <Actions answer={query.data} />}
      top={<BuildingSummary buildingId={id} />}
    >
      {building.single_approver_requested_at !== null && (
        <p>{t('web-register.building.single_approver_requested')}</p>
      )}
      <Content buildingId={id} tab={tab} />
    </Page>
  );
}

/** Content of the open tab; the lots if the role may not open it. */
function Content(props: { readonly buildingId: string; readonly tab: string | undefined }) {
  const { buildingId, tab } = props;
  const isOffered = useBuildingTabs(buildingId).some(({ search }) => search.tab === tab);
  switch (isOffered ? tab : undefined) {
    case 'owners':
      return <Owners buildingId={buildingId} />;
    case 'keys':
      return <Keys buildingId={buildingId} />;
    case 'bank-accounts':
      return <BankAccounts buildingId={buildingId} />;
    case 'claims':
      return <Claims buildingId={buildingId} />;
    case 'proceedings':
      return <Proceedings buildingId={buildingId} />;
    default:
      return <Units buildingId={buildingId} />;
  }
}

function Actions({ answer }: { readonly answer: Answer<'getBuilding'> }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { starts = {} } = useSettings();
  const { data, etag } = answer;
  const { id, name } = data;
  return (
    <>
      {may('confirmSingleApprover') && data.single_approver_requested_at !== null && (
        <AskFirst
          label={t('web-register.building.confirm_single_approver')}
          consequence={t('web-register.building.single_approver_consequence', { name })}
          run={() => api.call('confirmSingleApprover', { path: { id }, etag })}
        />
      )}
      {may('deleteBuilding') && (
        <MoreActions
          actions={[
            {
              label: t('web-register.building.delete'),
              consequence: t('web-register.building.delete_consequence', { name }),
              run: () => api.call('deleteBuilding', { path: { id }, etag }),
              onDone: () => navigate({ to: '/buildings' }),
            },
          ]}
        />
      )}
      {may('updateBuilding') && id in starts && (
        <ButtonLink to="/buildings/$id/start" params={{ id }}>
          {t('web-register.start.continue')}
        </ButtonLink>
      )}
      <ButtonLink needs="updateBuilding" to="/buildings/$id/edit" params={{ id }} variant="default">
        {t('web-register.change')}
      </ButtonLink>
    </>
  );
}

function Units(props: { readonly buildingId: string }) {
  const { t } = useWords();
  const may = useRight();
  const list = useList('listBuildingUnits', {
    path: { id: props.buildingId },
    query: { limit: UNITS_AT_A_TIME },
  });
  const units = list.rows;
  const columns = useLotColumns(props.buildingId);
  const quotas = useQuotas(props.buildingId);
  const add = may('createUnit') && (
    <ButtonLink
      to="/units/new"
      search={{ building_id: props.buildingId }}
      variant="default"
      size="xs"
    >
      {t('web-navigation.register.unit.new')}
    </ButtonLink>
  );
  return (
    <section className={styles['part']} aria-busy={list.isPending}>
      <div className={styles['head']}>
        <h2>{t('web-register.units.title')}</h2>
        {quotas !== undefined && <Given {...quotas} />}
        {units.length > 0 && add}
      </div>
      <WithAside aside={<CrossSection buildingId={props.buildingId} units={units} />}>
        <ListTable
          caption={t('web-register.units.title')}
          list={list}
          columns={columns}
          empty={
            <>
              <p>{t('web-register.units.empty')}</p>
              {add}
            </>
          }
        />
      </WithAside>
    </section>
  );
}

/** Says whether all quotas of the building are assigned. */
function Given({ given, total }: { readonly given: number; readonly total: number }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const isWhole = given === total;
  // Once all shares are assigned, the sentence is enough.
  return (
    <div className={styles['given']}>
      <p className={styles[isWhole ? 'whole' : 'lacking']}>
        {t(isWhole ? 'web-register.units.whole' : 'web-register.units.lacking', {
          given: integer(given),
          total: integer(total),
        })}
      </p>
      {!isWhole && (
        <progress
          className={styles['gauge']}
          value={given}
          max={total}
          aria-label={t('web-register.units.gauge')}
        />
      )}
    </div>
  );
}

/** Columns of the lots, with what is open for each if the role may see it. */
function useLotColumns(buildingId: string): readonly Column<ListedUnit>[] {
  const isAllowed = useRight()('listLotDebts');
  const { data } = useQuery({
    ...apiQuery('listLotDebts', { path: { id: buildingId } }),
    enabled: isAllowed,
  });
  return useMemo(() => {
    const debts = data?.data;
    const open = new Map(debts?.map((debt) => [debt.unit_id, debt.open]));
    const find = ({ id }: ListedUnit) => open.get(id) ?? 0;
    return [
      ...unitColumns,
      {
        id: 'open',
        header: 'web-register.lot_debts.open',
        isNumber: true,
        isShown: isAllowed,
        // Money is shown once the service has answered.
        cell: (lot, { amount }) => (debts === undefined ? '' : amount(find(lot))),
        foot: (lots, { amount }) =>
          debts === undefined ? '' : amount(sumEuro(lots.map((lot) => find(lot)))),
      },
    ];
  }, [data, isAllowed]);
}

const unitColumns: readonly Column<ListedUnit>[] = [
  { id: 'unit_number', header: 'web-register.units.unit', link: '/units/$id' },
  { id: 'type', header: 'web-register.units.type', of: 'UnitType' },
  { id: 'floor', header: 'web-register.units.floor', as: 'integer' },
  {
    id: 'quota',
    header: 'web-register.units.quota',
    isNumber: true,
    cell: ({ quota }, { integer }) => integer(quota),
    foot: (lots, { integer }) => integer(lots.reduce((sum, { quota }) => sum + quota, 0)),
  },
  {
    id: 'holders',
    header: 'web-navigation.register.owners',
    cell: ({ holders }) => <Holders holders={holders} />,
  },
];

/** Current holders of a lot; share and right of those who do not hold it alone. */
function Holders({ holders }: Pick<ListedUnit, 'holders'>) {
  const { t } = useWords();
  if (holders.length === 0)
    return <span className={styles['nobody']}>{t('web-register.units.no_holder')}</span>;
  return holders.map(({ owner_id: id, owner_name: name, ownership_share: share, right }) => (
    <span key={`${id} ${right}`} className={styles['holder']}>
      <TextLink to="/owners/$id" params={{ id }}>
        {name}
      </TextLink>
      {share !== '1/1' && <small>{share}</small>}
      {right !== 'FullOwnership' && <small>{t(`enum.OwnershipRight.${right}`)}</small>}
    </span>
  ));
}

/** Owners of the building, highest debt first. */
function Owners({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  return (
    <section className={styles['part']}>
      <h2>{t('web-navigation.register.owners')}</h2>
      <ListTable
        caption={t('web-navigation.register.owners')}
        list={useList('listOwners', { query: { building_id: buildingId, sort: '-balance' } })}
        columns={ownerColumns(true)}
        empty={<Nobody isSearch={false} />}
      />
    </section>
  );
}

function Keys({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listDistributionKeys', { path: { id: buildingId } }));
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <div className={styles['head']}>
        <h2>{t('web-register.keys.title')}</h2>
        {may('createDistributionKey') && (
          <ButtonLink
            to="/distribution-keys/new"
            search={{ building_id: buildingId }}
            variant="default"
            size="xs"
          >
            {t('web-register.keys.new')}
          </ButtonLink>
        )}
      </div>
      {query.data !== undefined && (
        <DataTable
          caption={t('web-register.keys.title')}
          columns={keyColumns}
          rows={query.data.data}
        />
      )}
    </section>
  );
}

const keyColumns: readonly Column<DistributionKey>[] = [
  {
    id: 'name',
    header: 'web-register.keys.key',
    link: '/distribution-keys/$id',
    cell: ({ name }, { t }) => keyName(name, t),
  },
  {
    id: 'units',
    header: 'web-register.units.title',
    isNumber: true,
    cell: ({ weights }, { integer }) => integer(weights.filter(({ weight }) => weight > 0).length),
  },
  { id: 'total_weight', header: 'web-register.keys.total', as: 'integer' },
  {
    id: 'since',
    header: 'web-register.keys.since',
    cell: ({ valid_from: from }, { t, day }) =>
      from === null ? t('web-register.keys.always') : day(from),
  },
];
