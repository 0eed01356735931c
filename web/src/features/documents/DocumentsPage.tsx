import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const documents: ListDefinition<'listDocuments'> = {
  operation: 'listDocuments',
  also: ['unit_id', 'owner_id'],
  isOfBuilding: true,
  sort: '-created_at',
  filters: [
    { as: 'search', name: 'q', label: 'web-documents.find' },
    {
      name: 'document_type',
      label: 'web-documents.type',
      of: 'DocumentType',
      values: DOCUMENT_TYPES,
    },
    {
      name: 'visibility',
      label: 'web-documents.visibility',
      of: 'DocumentVisibility',
      values: DOCUMENT_VISIBILITIES,
    },
  ],
  columns: [
    { id: 'title', header: 'web-documents.name', link: '/documents/$id', sort: 'title' },
    { id: 'document_type', header: 'web-documents.type', of: 'DocumentType' },
    {
      id: 'about',
      header: 'web-documents.about',
      cell: ({ building_name, unit_number, owner_name }) =>
        [building_name, unit_number, owner_name].filter(Boolean).join(' · '),
    },
    {
      id: 'visibility',
      header: 'web-documents.visibility',
      cell: ({ visibility }, { t }) => (
        <Tag tone={visibility === 'Staff' ? 'plain' : 'act'}>
          {t(`enum.DocumentVisibility.${visibility}`)}
        </Tag>
      ),
    },
    { id: 'created_at', header: 'web-documents.added', as: 'instant', sort: 'created_at' },
  ],
};

/** Documents that the reader may see, filtered by the address. */
export function DocumentsPage() {
  const { t } = useWords();
  const list = usePageList(documents);
  return (
    <ListPage
      title={t('web-navigation.documents')}
      sentence={(count) => t('web-documents.count', { count })}
      add={
        <ButtonLink needs="createDocument" to="/documents/new">
          {t('web-navigation.documents.new')}
        </ButtonLink>
      }
      list={list}
      empty={t('web-documents.empty')}
    />
  );
}
