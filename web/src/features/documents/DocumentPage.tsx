import { Button, FileButton, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSaveDocument } from '../../shared/api/documents.ts';
import type { Document } from '../../shared/api/generated.ts';
import { apiQuery, useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DocumentPreview } from '../../shared/ui/DocumentPreview.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { ChangeDocument } from './ChangeDocument.tsx';
import styles from './documents.module.css';

const route = getRouteApi('/signed-in/documents/$id');

/** Document: its details, readers, file and earlier versions. */
export function DocumentPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getDocument', { path: { id } });
  const document = query.data?.data;
  if (document === undefined) return <LoadingPage title={t('web-documents.one')} />;
  return (
    <Page
      title={document.title}
      sentence={<Facts document={document} />}
      actions={<DocumentActions document={document} etag={query.data?.etag} />}
    >
      <DocumentPreview document={document} />
      {document.version_number > 1 && <Versions document={document} />}
    </Page>
  );
}

function Facts({ document }: { readonly document: Document }) {
  const { t } = useWords();
  const { instant, day } = useFormat();
  const { building_name, unit_number, owner_name, retention_until: until } = document;
  const about = [
    t(`enum.DocumentType.${document.document_type}`),
    building_name,
    unit_number,
    owner_name,
    document.file_name,
    t('web-documents.added_when', { when: instant(document.created_at) }),
    until === null ? null : t('web-documents.kept_until', { day: day(until) }),
  ];
  return (
    <span className={styles['head']}>
      <Tag tone={document.visibility === 'Staff' ? 'plain' : 'act'}>
        {t(`enum.DocumentVisibility.${document.visibility}`)}
      </Tag>
      {document.legal_hold && <Tag tone="warn">{t('web-documents.legal_hold')}</Tag>}
      <span>{about.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function DocumentActions(props: {
  readonly document: Document;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { document, etag } = props;
  const may = useRight();
  const navigate = useNavigate();
  const saving = useSaveDocument();
  const replace = useAct('createDocumentVersion');
  const [isChanging, setChanging] = useState(false);
  const mayChange = may('updateDocument') && !document.is_sent_letter;
  const path = { id: document.id };
  const { expense_id: expenseId } = document;
  return (
    <>
      {expenseId !== null && may('getExpense') && (
        <ButtonLink to="/expenses/$id" params={{ id: expenseId }} variant="default">
          {t('web-documents.to_expense')}
        </ButtonLink>
      )}
      {expenseId === null && document.document_type === 'Invoice' && may('createExpense') && (
        <ButtonLink to="/expenses/new" search={{ document_id: document.id }} variant="default">
          {t('web-documents.make_expense')}
        </ButtonLink>
      )}
      {mayChange && (
        <Group gap="xs">
          <AskFirst
            label={t('web-documents.delete')}
            consequence={t('web-documents.delete_consequence', { title: document.title })}
            run={() => api.call('deleteDocument', { path, etag })}
            onDone={() => navigate({ to: '/documents' })}
          />
          <FileButton
            onChange={(file) => file !== null && replace.mutate({ path, body: { file } })}
          >
            {(button) => (
              <Button variant="default" loading={replace.isPending} {...button}>
                {t('web-documents.replace')}
              </Button>
            )}
          </FileButton>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('web-documents.change')}
          </Button>
        </Group>
      )}
      <Button loading={saving.isPending} onClick={() => saving.mutate(document)}>
        {t('web-documents.save_file')}
      </Button>
      <Problem error={saving.error ?? replace.error} />
      {isChanging && (
        <ChangeDocument document={document} etag={etag} onDone={() => setChanging(false)} />
      )}
    </>
  );
}

function Versions({ document }: { readonly document: Document }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('listDocumentVersions', { path: { id: document.id } }));
  const versions = query.data?.data ?? [];
  // Owners and the board see only the latest version, which is shown above.
  if (versions.length < 2 && query.error === null) return null;
  return (
    <section className={styles['part']}>
      <h2>{t('web-documents.versions')}</h2>
      <Problem error={query.error} />
      <DataTable
        caption={t('web-documents.versions')}
        rows={versions}
        rowId={({ version_number }) => String(version_number)}
        columns={[
          {
            id: 'number',
            header: 'web-documents.version',
            isNumber: true,
            cell: ({ version_number }) => String(version_number),
          },
          { id: 'file_name', header: 'web-documents.file' },
          { id: 'created_at', header: 'web-documents.added', as: 'instant' },
        ]}
      />
    </section>
  );
}
