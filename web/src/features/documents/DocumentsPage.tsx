import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
import type { Document } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { ChoiceFilter, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/documents');

/** Documents that the reader may see, filtered by the address. */
export function DocumentsPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { document_type, visibility, sort = '-created_at', ...rest } = route.useSearch();
  const list = useList('listDocuments', {
    query: {
      ...rest,
      building_id,
      sort,
      document_type: chosen(document_type, DOCUMENT_TYPES),
      visibility: chosen(visibility, DOCUMENT_VISIBILITIES),
    },
  });
  return (
    <ListPage
      title={t('web-navigation.documents')}
      sentence={(count) => t('web-documents.count', { count })}
      add={
        may('createDocument') && (
          <ButtonLink to="/documents/new">{t('web-navigation.documents.new')}</ButtonLink>
        )
      }
      filters={<Filters />}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-documents.empty')}
    />
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
