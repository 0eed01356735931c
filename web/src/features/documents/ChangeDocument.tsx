import { Button, Checkbox, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
import type { Document, Operations } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, tick, useRefusals } from '../../shared/ui/form.ts';

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
  const faults = useRefusals(form, update.error);
  const submit = form.onSubmit(({ retention_until: until, ...said }) => {
    const body = { ...said, retention_until: trimToNull(until) } as Body;
    const request = { path: { id: document.id }, body, etag };
    update.mutate(request, { onSuccess: onDone });
  });
  const { visibility } = form.values;
  // Sharing with a single owner needs the owner’s name, which is chosen when the file is added.
  const visibilities = DOCUMENT_VISIBILITIES.filter(
    (value) => value !== 'Owner' || document.visibility === 'Owner',
  );
  return (
    <Dialog onClose={onDone} title={t('web-documents.change')}>
      <Form form={form} error={update.error} onSubmit={submit}>
        <Stack gap="md">
          <Problem error={update.error} faults={faults} />
          <TextInput
            {...field(form, 'title')}
            label={t('web-documents.name')}
            required
            withAsterisk={false}
          />
          <Select
            {...field(form, 'document_type')}
            label={t('web-documents.type')}
            data={DOCUMENT_TYPES.map((value) => ({
              value,
              label: t(`enum.DocumentType.${value}`),
            }))}
            allowDeselect={false}
          />
          <Select
            {...field(form, 'visibility')}
            label={t('web-documents.visibility')}
            description={t(`web-documents.seen_by.${visibility}`)}
            data={visibilities.map((value) => ({
              value,
              label: t(`enum.DocumentVisibility.${value}`),
            }))}
            allowDeselect={false}
          />
          <TextInput
            {...field(form, 'retention_until')}
            type="date"
            label={t('web-documents.retention')}
          />
          <Checkbox {...tick(form, 'legal_hold')} label={t('web-documents.legal_hold')} />
          <Button type="submit" loading={update.isPending}>
            {t('web-documents.save')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
