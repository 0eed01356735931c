import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DistributionKey, Unit } from '../../shared/api/generated.ts';
import { apiPages, apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { OwnersTable } from './OwnersTable.tsx';
import styles from './register.module.css';

const route = getRouteApi('/signed-in/buildings/$id');

/** A building: its lots and whether its quotas are all given, its owners and what they owe, its keys. */
export function BuildingPage() {
  const { t } = useWords();
  const { integer } = useFormat();
  const may = useRight();
  const { id } = route.useParams();
  const query = useQuery({ ...apiQuery('getBuilding', { path: { id } }), throwOnError: true });
  const building = query.data?.data;
  if (building === undefined)
    return (
      <Page title={t('web.building.building')} isLoading>
        <Rows />
      </Page>
    );
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
    >
      <Units buildingId={id} total={building.total_quota} />
      {may('listBuildingOwners') && (
        <section className={styles['part']}>
          <h2>{t('web-register.owners.title')}</h2>
          <OwnersTable query={{ building_id: id, sort: '-balance' }} />
        </section>
      )}
      {may('listDistributionKeys') && <Keys buildingId={id} />}
    </Page>
  );
}

function Units(props: { readonly buildingId: string; readonly total: number }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const list = useInfiniteQuery(
    apiPages('listBuildingUnits', { path: { id: props.buildingId }, query: { limit: 500 } }),
  );
  const units = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const given = units.reduce((sum, { quota }) => sum + quota, 0);
  const columns = useUnitColumns();
  return (
    <section className={styles['part']} aria-busy={list.isPending}>
      <h2>{t('web-register.units.title')}</h2>
      {list.isPending ? (
        <Rows />
      ) : (
        <>
          <p className={given === props.total ? styles['whole'] : styles['lacking']}>
            {t(given === props.total ? 'web-register.units.whole' : 'web-register.units.lacking', {
              given: integer(given),
              total: integer(props.total),
            })}
          </p>
          <progress
            className={styles['gauge']}
            value={given}
            max={props.total}
            aria-label={t('web-register.units.gauge')}
          />
          <DataTable
            caption={t('web-register.units.title')}
            columns={columns}
            rows={units}
            rowId={({ id }) => id}
            empty={t('web-register.units.empty')}
          />
        </>
      )}
      <MoreRows list={list} />
    </section>
  );
}

function useUnitColumns() {
  const { t } = useWords();
  const { integer } = useFormat();
  return useMemo(
    (): readonly Column<Unit>[] => [
      {
        id: 'number',
        header: t('web-register.units.unit'),
        cell: ({ id, unit_number }) => (
          <TextLink to="/units/$id" params={{ id }}>
            {unit_number}
          </TextLink>
        ),
      },
      {
        id: 'type',
        header: t('web-register.units.type'),
        cell: ({ type }) => t(`enum.UnitType.${type}`),
      },
      {
        id: 'floor',
        header: t('web-register.units.floor'),
        isNumber: true,
        cell: ({ floor }) => (floor === null ? '' : integer(floor)),
      },
      {
        id: 'quota',
        header: t('web-register.units.quota'),
        isNumber: true,
        cell: ({ quota }) => integer(quota),
      },
    ],
    [t, integer],
  );
}

function Keys({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const { integer, day } = useFormat();
  const query = useQuery(apiQuery('listDistributionKeys', { path: { id: buildingId } }));
  const columns = useMemo(
    (): readonly Column<DistributionKey>[] => [
      { id: 'name', header: t('web-register.keys.key'), cell: ({ name }) => name },
      {
        id: 'units',
        header: t('web-register.units.title'),
        isNumber: true,
        cell: ({ weights }) => integer(weights.filter(({ weight }) => weight > 0).length),
      },
      {
        id: 'total',
        header: t('web-register.keys.total'),
        isNumber: true,
        cell: ({ total_weight }) => integer(total_weight),
      },
      {
        id: 'since',
        header: t('web-register.keys.since'),
        cell: ({ valid_from: from }) => (from === null ? t('web-register.keys.always') : day(from)),
      },
    ],
    [t, integer, day],
  );
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <h2>{t('web-register.keys.title')}</h2>
      {query.data !== undefined && (
        <DataTable
          caption={t('web-register.keys.title')}
          columns={columns}
          rows={query.data.data}
          rowId={({ id }) => id}
        />
      )}
    </section>
  );
}
