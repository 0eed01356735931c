import { useQuery } from '@tanstack/react-query';
import type { Document } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DocumentPreview } from '../../shared/ui/DocumentPreview.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';

/** Original invoice of an expense and its other documents. */
export function ExpenseDocuments({ expenseId }: { readonly expenseId: string }) {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery({
    ...apiQuery('listDocuments', { query: { expense_id: expenseId, limit: 100 } }),
    enabled: may('listDocuments'),
  });
  const documents = query.data?.data ?? [];
  const [latest] = documents;
  if (!may('listDocuments')) return null;
  return (
    <Part title={t('web-expenses.documents')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {latest !== undefined && <DocumentPreview document={latest} />}
      {documents.map((document) => (
        <p key={document.id}>
          <TextLink to="/documents/$id" params={{ id: document.id }}>
            {document.title}
          </TextLink>
        </p>
      ))}
      <ButtonLink
        needs="createDocument"
        to="/documents/new"
        search={{ expense_id: expenseId }}
        variant="default"
      >
        {t('web-expenses.add_document')}
      </ButtonLink>
    </Part>
  );
}

/** Invoice shown next to the form. */
export function InvoicePreview({ document }: { readonly document: Document }) {
  return (
    <Part title={document.title}>
      <DocumentPreview document={document} />
    </Part>
  );
}
