import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import type { UnitOwner } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Meters } from './Meters.tsx';
import styles from './register.module.css';

const route = getRouteApi('/signed-in/units/$id');

/** Lot with its current and former owners. */
export function UnitPage() {
  const { t } = useWords();
  const { integer } = useFormat();
  const may = useRight();
  const { id } = route.useParams();
  const query = useRecord('getUnit', { path: { id } });
  const unit = query.data?.data;
  const owners = useQuery(apiQuery('listUnitOwnerHistory', { path: { unit_id: id } }));
  const total = useQuery(apiQuery('getOwnershipTotal', { path: { unit_id: id } }));
  const columns = useColumns();
  const share = total.data?.data.total_share;
  const isWhole = total.data?.data.is_complete === true;
  const hasOwners = owners.data?.data.some(({ is_active: isActive }) => isActive) === true;
  const add = may('addUnitOwner') && (
    <ButtonLink to="/units/$id/owners/new" params={{ id }} variant="default" size="xs">
      {t('web-register.holders.title')}
    </ButtonLink>
  );
  if (unit === undefined) return <LoadingPage title={t('web-register.units.unit')} />;
  return (
    <Page
      title={t('web-register.unit', { number: unit.unit_number })}
      isLoading={owners.isPending}
      actions={query.data !== undefined && <Actions answer={query.data} hasOwners={hasOwners} />}
      sentence={
        <>
          <TextLink to="/buildings/$id" params={{ id: unit.building_id }}>
            {unit.building_name}
          </TextLink>
          {` · ${t(`enum.UnitType.${unit.type}`)} · ${t('web-register.quota_of', { quota: integer(unit.quota) })}`}
        </>
      }
    >
      <section className={styles['part']}>
        <div className={styles['head']}>
          <h2>{t('web-register.owners.over_time')}</h2>
          {(owners.data?.data.length ?? 0) > 0 && !isWhole && add}
        </div>
        {share !== undefined && (owners.data?.data.length ?? 0) > 0 && (
          <p className={isWhole ? styles['whole'] : styles['lacking']}>
            {t(
              isWhole
                ? 'web-register.holders.whole'
                : hasOwners
                  ? 'web-register.holders.lacking'
                  : 'web-register.holders.nobody',
              { share },
            )}
          </p>
        )}
        <Problem error={owners.error} />
        {owners.isPending ? (
          <Rows />
        ) : (
          <DataTable
            caption={t('web-register.owners.over_time')}
            columns={columns}
            rows={owners.data?.data ?? []}
            rowId={(relation) => relation.id}
            empty={
              <>
                <p>{t('web-register.holders.none')}</p>
                {add}
              </>
            }
          />
        )}
      </section>
      {may('listUnitMeters') && <Meters unitId={id} buildingId={unit.building_id} />}
    </Page>
  );
}

function Actions(props: { readonly answer: Answer<'getUnit'>; readonly hasOwners: boolean }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { data, etag } = props.answer;
  const { id, unit_number: number, building_id } = data;
  return (
    <>
      {may('deleteUnit') && !props.hasOwners && (
        <AskFirst
          label={t('web-register.unit.delete')}
          isDestructive
          consequence={t('web-register.unit.delete_consequence', { number })}
          run={() => api.call('deleteUnit', { path: { id }, etag })}
          onDone={() => navigate({ to: '/buildings/$id', params: { id: building_id } })}
        />
      )}
      {may('transferOwnership') && props.hasOwners && (
        <ButtonLink to="/units/$id/transfer" params={{ id }}>
          {t('web-register.sale.title')}
        </ButtonLink>
      )}
      <ButtonLink needs="updateUnit" to="/units/$id/edit" params={{ id }} variant="default">
        {t('web-register.change')}
      </ButtonLink>
    </>
  );
}

function useColumns(): readonly Column<UnitOwner>[] {
  const may = useRight();
  const mayChange = may('updateUnitOwner');
  return [
    {
      id: 'owner',
      header: 'web-register.owners.name',
      cell: (
        { owner_id: id, owner_name, is_primary_contact: isPrimary, is_active: isActive },
        { t },
      ) => (
        <>
          <TextLink to="/owners/$id" params={{ id }}>
            {owner_name}
          </TextLink>{' '}
          {isPrimary && isActive && <Tag>{t('web-register.primary_contact')}</Tag>}
        </>
      ),
    },
    {
      id: 'share',
      header: 'web-register.share',
      isNumber: true,
      cell: ({ ownership_share: share }) => share,
    },
    { id: 'right', header: 'web-register.right', of: 'OwnershipRight' },
    { id: 'start_date', header: 'web-register.since', as: 'day' },
    {
      id: 'to',
      header: 'web-register.until',
      cell: ({ end_date: end }, { t, day }) => (end === null ? t('web-register.today') : day(end)),
    },
    {
      isShown: mayChange,
      id: 'change',
      header: 'web-register.holding.correct',
      link: '/unit-owners/$id',
      cell: (_row, { t }) => t('web-register.holding.correct'),
    },
  ];
}
