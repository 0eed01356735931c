import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSaveDocument } from '../../shared/api/documents.ts';
import type { Document } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DocumentPreview } from '../../shared/ui/DocumentPreview.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './ExpenseDocuments.module.css';

/** Loads the documents of an expense, the latest first. */
export function useExpenseDocuments(expenseId: string) {
  const may = useRight();
  return useQuery({
    ...apiQuery('listDocuments', { query: { expense_id: expenseId, limit: 100 } }),
    enabled: may('listDocuments'),
  });
}

/** Original invoice of an expense and its other documents. */
export function ExpenseDocuments({ expenseId }: { readonly expenseId: string }) {
  const { t } = useWords();
  const may = useRight();
  const query = useExpenseDocuments(expenseId);
  const documents = query.data?.data ?? [];
  const [latest, ...others] = documents;
  if (!may('listDocuments')) return null;
  return (
    <section aria-busy={query.isPending} aria-label={t('web-expenses.documents')}>
      <Problem error={query.error} />
      {latest !== undefined && <Paper document={latest} />}
      {latest === undefined && !query.isPending && query.error === null && (
        <div className={styles['none']}>
          <Icon name="file-invoice" size={22} />
          <h2>{t('web-expenses.no_document')}</h2>
        </div>
      )}
      <div className={styles['others']}>
        {others.map((document) => (
          <TextLink key={document.id} to="/documents/$id" params={{ id: document.id }}>
            {document.title}
          </TextLink>
        ))}
        {!query.isPending && (
          <ButtonLink
            needs="createDocument"
            to="/documents/new"
            search={{ expense_id: expenseId }}
            variant="default"
            size="xs"
          >
            {t('web-expenses.add_document')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Document under the line with its name. */
function Paper({ document }: { readonly document: Document }) {
  const { t } = useWords();
  const save = useSaveDocument();
  const { id, title } = document;
  return (
    <>
      <div className={styles['bar']}>
        <Icon name="file-invoice" size={16} />
        <TextLink to="/documents/$id" params={{ id }}>
          {title}
        </TextLink>
        <Button
          size="compact-xs"
          variant="subtle"
          loading={save.isPending}
          onClick={() => save.mutate(document)}
        >
          {t('web-expenses.download')}
        </Button>
      </div>
      <Problem error={save.error} />
      <DocumentPreview document={document} />
    </>
  );
}

/** Invoice shown next to the form. */
export function InvoicePreview({ document }: { readonly document: Document }) {
  return (
    <section aria-label={document.title}>
      <Paper document={document} />
    </section>
  );
}
