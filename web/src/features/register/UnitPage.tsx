import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { UnitOwner } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

const route = getRouteApi('/signed-in/units/$id');

/** A lot, and who has owned which share of it since when. */
export function UnitPage() {
  const { t } = useWords();
  const { integer } = useFormat();
  const { id } = route.useParams();
  const query = useQuery({ ...apiQuery('getUnit', { path: { id } }), throwOnError: true });
  const unit = query.data?.data;
  const owners = useQuery(apiQuery('listUnitOwnerHistory', { path: { unit_id: id } }));
  const columns = useColumns();
  if (unit === undefined)
    return (
      <Page title={t('web-register.units.unit')} isLoading>
        <Rows />
      </Page>
    );
  return (
    <Page
      title={t('web-register.unit', { number: unit.unit_number })}
      isLoading={owners.isPending}
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
        <h2>{t('web-register.owners.over_time')}</h2>
        <Problem error={owners.error} />
        {owners.isPending ? (
          <Rows />
        ) : (
          <DataTable
            caption={t('web-register.owners.over_time')}
            columns={columns}
            rows={owners.data?.data ?? []}
            rowId={(relation) => relation.id}
            empty={t('web-register.owners.empty')}
          />
        )}
      </section>
    </Page>
  );
}

function useColumns() {
  const { t } = useWords();
  const { day } = useFormat();
  return useMemo(
    (): readonly Column<UnitOwner>[] => [
      {
        id: 'owner',
        header: t('web-register.owners.name'),
        cell: ({
          owner_id: id,
          owner_name,
          is_primary_contact: isPrimary,
          is_active: isActive,
        }) => (
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
        header: t('web-register.share'),
        isNumber: true,
        cell: ({ ownership_share: share }) => share,
      },
      {
        id: 'right',
        header: t('web-register.right'),
        cell: ({ right }) => t(`enum.OwnershipRight.${right}`),
      },
      { id: 'from', header: t('web-register.since'), cell: ({ start_date }) => day(start_date) },
      {
        id: 'to',
        header: t('web-register.until'),
        cell: ({ end_date: end }) => (end === null ? t('web-register.today') : day(end)),
      },
    ],
    [t, day],
  );
}
