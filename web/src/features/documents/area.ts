import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-documents');

const listSearch = searchOf('document_type', 'visibility', 'unit_id', 'owner_id', 'q', 'sort');
const uploadSearch = searchOf('unit_id', 'expense_id', 'owner_id');

const documents = page(
  '/documents',
  () => import('./DocumentsPage.tsx'),
  'DocumentsPage',
  listSearch,
);
const newDocument = page(
  '/documents/new',
  () => import('./NewDocumentPage.tsx'),
  'NewDocumentPage',
  uploadSearch,
);
const document = page('/documents/$id', () => import('./DocumentPage.tsx'), 'DocumentPage');

/** Documents that are kept and shared. */
export const documentsArea = {
  routes: [documents, newDocument, document] as const,
  navigation: [
    {
      place: 'building',
      to: '/documents',
      ownersPlace: 'home',
      label: 'web-navigation.documents',
      needs: 'listDocuments',
      key: 'd',
      readers: 'everybody',
    },
  ],
  actions: [
    { to: '/documents/new', label: 'web-navigation.documents.new', needs: 'createDocument' },
  ],
} as const;
