import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { AUDIT_OBJECTS } from '#domain/operations/audit-objects.ts';
import type { AuditEntry } from '../../shared/api/generated.ts';
import { apiQuery, useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ChoiceFilter, DayRange, FilterBar } from '../../shared/ui/filters.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Changes } from './Changes.tsx';
import styles from './audit.module.css';
import { deedOf, objectWord } from './deeds.ts';

const route = getRouteApi('/signed-in/audit');
const MOST_USERS = 500;

/** Every write of the organization, the latest first: who, what, what it was before, and from where. */
export function AuditPage() {
  const { t } = useWords();
  const { object_type, ...search } = route.useSearch();
  const list = useList('listAuditEntries', {
    query: { ...search, object_type: chosen(object_type, AUDIT_OBJECTS) },
  });
  return (
    <ListPage
      title={t('web-audit.title')}
      sentence={t('web-audit.sentence')}
      filters={<Filters />}
      above={<Proof />}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t('web-audit.none')}
    />
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const { t } = useWords();
  const { instant } = useFormat();
  return useMemo(
    () => [
      { id: 'when', header: t('web-audit.when'), cell: ({ occurred_at: at }) => instant(at) },
      {
        id: 'who',
        header: t('web-audit.who'),
        cell: ({ actor_name: name, role_type: role }) => (
          <Twofold
            first={name ?? t(role === null ? 'web-audit.service' : 'web-audit.unknown')}
            then={role !== null && t(`enum.RoleType.${role}`)}
          />
        ),
      },
      {
        id: 'what',
        header: t('web-audit.what'),
        cell: ({ object_type: type, object_id, action }) => (
          <Twofold
            first={t(`web-audit.deed.${deedOf(action)}`)}
            then={
              <TextLink to="/audit" search={{ object_id }}>
                {t(objectWord(type))}
              </TextLink>
            }
          />
        ),
      },
      { id: 'changes', header: t('web-audit.changes'), cell: (entry) => <Changes of={entry} /> },
      {
        id: 'from',
        header: t('web-audit.from'),
        cell: ({ address, operation }) => (
          <Twofold first={address} then={operation !== null && <code>{operation}</code>} />
        ),
      },
    ],
    [t, instant],
  );
}

function Twofold(props: { readonly first: ReactNode; readonly then: ReactNode }) {
  return (
    <span className={styles['twofold']}>
      <span>{props.first}</span>
      <small>{props.then}</small>
    </span>
  );
}

/** Whether the log is as it was written. */
function Proof() {
  const { t } = useWords();
  const { data } = useQuery(apiQuery('proveAudit', {}));
  if (data === undefined) return null;
  const { chain_intact: isIntact, entry_count: count } = data.data;
  return (
    <p className={styles['proof']} data-intact={isIntact} role={isIntact ? 'status' : 'alert'}>
      {t(isIntact ? 'web-audit.proof.intact' : 'web-audit.proof.broken', { count })}
    </p>
  );
}

function Filters() {
  const { t } = useWords();
  const may = useRight();
  const { object_type, actor_id = null, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const users = useQuery({
    ...apiQuery('listUsers', { query: { limit: MOST_USERS } }),
    enabled: may('listUsers'),
  });
  const set = (change: Partial<ReturnType<typeof route.useSearch>>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-audit.about')}
        of="AuditObject"
        values={AUDIT_OBJECTS}
        value={object_type}
        onChange={(types) => set({ object_type: types })}
      />
      <Select
        label={t('web-audit.who')}
        data={(users.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={actor_id}
        onChange={(id) => set({ actor_id: id ?? '' })}
        searchable
        clearable
      />
      <DayRange value={search} onChange={set} />
    </FilterBar>
  );
}
