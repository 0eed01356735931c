import { useForm } from '@mantine/form';
import { useState } from 'react';
import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES, isNarrowed } from '#domain/documents/document.ts';
import type { Document, Operations } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { ChoiceField, DayField, TextField, TickField } from '../../shared/ui/fields.tsx';

type Body = NonNullable<Operations['updateDocument']['request']['body']>;

/** Dialog for the title, visibility and retention of a document. */
export function ChangeDocument(props: {
  readonly document: Document;
  readonly etag: string | undefined;
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const { document, onDone } = props;
  // Etag as of opening the dialog, so that a later change by someone else is not overwritten.
  const [etag] = useState(props.etag);
  const update = useAct('updateDocument');
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      title: document.title,
      document_type: document.document_type,
      visibility: document.visibility,
      retention_until: document.retention_until ?? '',
      legal_hold: document.legal_hold,
    },
  });
  const submit = form.onSubmit(({ retention_until: until, ...said }) => {
    const body = { ...said, retention_until: trimToNull(until) } as Body;
    const request = { path: { id: document.id }, body, etag };
    update.mutate(request, { onSuccess: onDone });
  });
  const { visibility } = form.values;
  // Sharing with a single owner needs the owner’s name, which is chosen when the file is added.
  const visibilities = DOCUMENT_VISIBILITIES.filter(
    (value) =>
      (value !== 'Owner' || document.visibility === 'Owner') &&
      !(document.is_evidence && isNarrowed(document.visibility, value)),
  );
  return (
    <Dialog onClose={onDone} title={t('web-documents.change')}>
      <Form
        of="updateDocument"
        form={form}
        act={update}
        onSubmit={submit}
        submit={t('web-documents.save')}
      >
        <TextField name="title" label="web-documents.name" required />
        <ChoiceField
          name="document_type"
          label="web-documents.type"
          of="DocumentType"
          values={document.is_evidence ? [document.document_type] : DOCUMENT_TYPES}
        />
        <ChoiceField
          name="visibility"
          label="web-documents.visibility"
          of="DocumentVisibility"
          values={visibilities}
          hint={`web-documents.seen_by.${visibility}`}
        />
        <DayField name="retention_until" label="web-documents.retention" />
        <TickField name="legal_hold" label="web-documents.legal_hold" />
      </Form>
    </Dialog>
  );
}
