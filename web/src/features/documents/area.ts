import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('document_type', 'visibility', 'unit_id', 'owner_id', 'q', 'sort');
const uploadSearch = searchOf('unit_id', 'expense_id', 'owner_id');

const documents = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/documents',
  validateSearch: listSearch,
  component: lazyPage('web-documents', () => import('./DocumentsPage.tsx'), 'DocumentsPage'),
});
const newDocument = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/documents/new',
  validateSearch: uploadSearch,
  component: lazyPage('web-documents', () => import('./NewDocumentPage.tsx'), 'NewDocumentPage'),
});
const document = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/documents/$id',
  component: lazyPage('web-documents', () => import('./DocumentPage.tsx'), 'DocumentPage'),
});

/** Documents that are kept and shared. */
export const documentsArea = {
  routes: [documents, newDocument, document] as const,
  navigation: [
    {
      group: 'register',
      to: '/documents',
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
