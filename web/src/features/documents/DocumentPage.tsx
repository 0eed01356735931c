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
import { useIdempotencyKey } from '../../shared/ui/form.ts';
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
  const { building_name, unit_number, owner_name, kept_because: kept } = document;
  const until = document.kept_until ?? document.retention_until;
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
      {kept !== null && <Tag tone="warn">{t(`enum.KeptBecause.${kept}`)}</Tag>}
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
          {document.kept_because === null && (
            <AskFirst
              label={t('web-documents.delete')}
              isDestructive
              consequence={t('web-documents.delete_consequence', { title: document.title })}
              run={() => api.call('deleteDocument', { path, etag })}
              onDone={() => navigate({ to: '/documents' })}
            />
          )}
          <NewVersion document={document} />
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('web-documents.change')}
          </Button>
        </Group>
      )}
      <Button loading={saving.isPending} onClick={() => saving.mutate(document)}>
        {t('web-documents.save_file')}
      </Button>
      <Problem error={saving.error} />
      {isChanging && (
        <ChangeDocument document={document} etag={etag} onDone={() => setChanging(false)} />
      )}
    </>
  );
}

/** Adds a new version: of the document, or beside it where it is evidence and stays as it is. */
function NewVersion({ document }: { readonly document: Document }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const replace = useAct('createDocumentVersion');
  const create = useAct('createDocument');
  const keyOf = useIdempotencyKey();
  const add = (file: File | null) => {
    if (file === null) return;
    if (!document.is_evidence) {
      replace.mutate({ path: { id: document.id }, body: { file } });
      return;
    }
    const beside = describeBeside(document);
    const { name, size, lastModified } = file;
    const idempotencyKey = keyOf({ ...beside, file: { name, size, lastModified } });
    create.mutate(
      { body: { file, ...beside }, idempotencyKey },
      { onSuccess: ({ data: { id } }) => void navigate({ to: '/documents/$id', params: { id } }) },
    );
  };
  return (
    <>
      <FileButton onChange={add}>
        {(button) => (
          <Button variant="default" loading={replace.isPending || create.isPending} {...button}>
            {t('web-documents.replace')}
          </Button>
        )}
      </FileButton>
      <Problem error={replace.error ?? create.error} />
    </>
  );
}

/** Fields that a new version has in common with the document that it stands beside. */
function describeBeside(document: Document) {
  const { title, document_type, visibility } = document;
  const links = BESIDE.flatMap((name) => {
    const id = document[name];
    return id === null ? [] : [[name, id] as const];
  });
  return { title, document_type, visibility, ...Object.fromEntries(links) };
}

const BESIDE = [
  'building_id',
  'unit_id',
  'owner_id',
  'expense_id',
  'call_for_funds_id',
  'ticket_id',
  'meeting_id',
] as const;

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
