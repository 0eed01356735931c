import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
import type { Document } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { ChoiceFilter, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/documents');

/** The documents that one may read, or those that the address asks for. */
export function DocumentsPage() {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const { building_id } = useSearch({ strict: false });
  const navigate = route.useNavigate();
  const { document_type, visibility, sort = '-created_at', ...rest } = search;
  const list = useInfiniteQuery(
    apiPages('listDocuments', {
      query: {
        ...rest,
        ...(building_id === undefined ? {} : { building_id }),
        sort,
        ...(document_type === undefined
          ? {}
          : { document_type: chosen(document_type, DOCUMENT_TYPES) }),
        ...(visibility === undefined
          ? {}
          : { visibility: chosen(visibility, DOCUMENT_VISIBILITIES) }),
      },
    }),
  );
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const columns = useColumns();
  const add = may('createDocument') && (
    <ButtonLink to="/documents/new">{t('web-documents.new')}</ButtonLink>
  );
  return (
    <Page
      title={t('web-documents.title')}
      sentence={total === undefined ? undefined : t('web-documents.count', { count: total })}
      isLoading={list.isPending}
      actions={add}
    >
      <Filters />
      {list.isPending ? (
        <Rows count={10} />
      ) : (
        <DataTable
          caption={t('web-documents.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => void navigate({ search: { ...search, sort: next } })}
          empty={
            <>
              <p>{t('web-documents.empty')}</p>
              {add}
            </>
          }
        />
      )}
      <MoreRows list={list} />
    </Page>
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <SearchField label={t('web-documents.find')} value={search.q} onFind={(q) => set({ q })} />
      <ChoiceFilter
        label={t('web-documents.type')}
        of="DocumentType"
        values={DOCUMENT_TYPES}
        value={search.document_type}
        onChange={(document_type) => set({ document_type })}
      />
      <ChoiceFilter
        label={t('web-documents.visibility')}
        of="DocumentVisibility"
        values={DOCUMENT_VISIBILITIES}
        value={search.visibility}
        onChange={(visibility) => set({ visibility })}
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { instant } = useFormat();
  return useMemo(
    (): readonly Column<Document>[] => [
      {
        id: 'title',
        header: t('web-documents.name'),
        sort: 'title',
        cell: ({ id, title }) => (
          <TextLink to="/documents/$id" params={{ id }}>
            {title}
          </TextLink>
        ),
      },
      {
        id: 'type',
        header: t('web-documents.type'),
        cell: ({ document_type }) => t(`enum.DocumentType.${document_type}`),
      },
      {
        id: 'about',
        header: t('web-documents.about'),
        cell: ({ building_name, unit_number, owner_name }) =>
          [building_name, unit_number, owner_name].filter(Boolean).join(' · '),
      },
      {
        id: 'visibility',
        header: t('web-documents.visibility'),
        cell: ({ visibility }) => (
          <Tag tone={visibility === 'Staff' ? 'plain' : 'act'}>
            {t(`enum.DocumentVisibility.${visibility}`)}
          </Tag>
        ),
      },
      {
        id: 'created',
        header: t('web-documents.added'),
        sort: 'created_at',
        cell: ({ created_at }) => instant(created_at),
      },
    ],
    [t, instant],
  );
}
