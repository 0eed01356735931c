import { Group, Radio } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { getRouteApi, useNavigate, useSearch } from '@tanstack/react-router';
import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
import type { Operations } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { FileField } from '../../shared/ui/FileField.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { ChoiceField, TextField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';

const route = getRouteApi('/signed-in/documents/new');

type Given = {
  file: File | null;
  title: string;
  document_type: string;
  visibility: string;
  building_id: string;
  owner_id: string;
};
type Body = Operations['createDocument']['request']['body'];

/** Form to upload a document. Resubmitting creates no second one. */
export function NewDocumentPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { unit_id, expense_id, owner_id = '' } = route.useSearch();
  const { building_id = '' } = useSearch({ strict: false });
  const create = useAct('createDocument');
  const keyOf = useIdempotencyKey();
  const form = useForm<Given>({
    mode: 'controlled',
    initialValues: {
      file: null,
      title: '',
      document_type: expense_id === undefined ? 'Other' : 'Invoice',
      visibility: 'Staff',
      building_id,
      owner_id,
    },
    validate: {
      file: (file) => (file === null ? t('web-documents.no_file') : null),
      owner_id: (id, { visibility }) =>
        visibility === 'Owner' && id === '' ? t('web-documents.no_owner') : null,
    },
  });
  const { values } = form;
  const take = ([file]: readonly File[]) => {
    form.setFieldValue('file', file ?? null);
    if (file !== undefined && values.title === '')
      form.setFieldValue('title', file.name.replace(/\.[^.]+$/, ''));
  };
  const submit = form.onSubmit((given) => {
    const { file, building_id: building, owner_id: owner, ...said } = given;
    if (file === null) return;
    const body = {
      ...said,
      file,
      ...(building === '' ? {} : { building_id: building }),
      ...(said.visibility === 'Owner' ? { owner_id: owner } : {}),
      ...(unit_id === undefined ? {} : { unit_id }),
      ...(expense_id === undefined ? {} : { expense_id }),
    } as Body;
    const { name, size, lastModified } = file;
    create.mutate(
      { body, idempotencyKey: keyOf({ ...body, file: { name, size, lastModified } }) },
      { onSuccess: ({ data }) => void navigate({ to: '/documents/$id', params: { id: data.id } }) },
    );
  });
  return (
    <Page title={t('web-navigation.documents.new')} sentence={t('web-documents.new_sentence')}>
      <Form
        of="createDocument"
        form={form}
        act={create}
        onSubmit={submit}
        submit={t('web-documents.keep')}
      >
        <FileField
          id="file"
          label={t('web-documents.file')}
          error={form.errors['file']}
          files={values.file === null ? [] : [values.file]}
          onFiles={take}
        />
        <TextField name="title" label="web-documents.name" />
        <Kind form={form} />
        <BuildingField {...field(form, 'building_id')} value={values.building_id} />
        {values.visibility === 'Owner' && (
          <OwnerField
            {...field(form, 'owner_id')}
            label={t('web-documents.owner')}
            buildingId={values.building_id}
            value={values.owner_id}
            required
            withAsterisk={false}
          />
        )}
      </Form>
    </Page>
  );
}

/** Type of the document, and its readers: few, and worth a look before it is published. */
function Kind({ form }: { readonly form: UseFormReturnType<Given> }) {
  const { t } = useWords();
  const { visibility } = form.values;
  return (
    <>
      <ChoiceField
        name="document_type"
        label="web-documents.type"
        of="DocumentType"
        values={DOCUMENT_TYPES}
      />
      <Radio.Group
        {...field(form, 'visibility')}
        value={visibility}
        label={t('web-documents.visibility')}
        description={t(`web-documents.seen_by.${visibility}`)}
      >
        <Group gap="md" mt={6}>
          {DOCUMENT_VISIBILITIES.map((value) => (
            <Radio key={value} value={value} label={t(`enum.DocumentVisibility.${value}`)} />
          ))}
        </Group>
      </Radio.Group>
    </>
  );
}
