import { Button } from '@mantine/core';
import { useState } from 'react';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { Interruption, Operations } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { FileField } from '../../shared/ui/FileField.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ChoiceField, DayField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

type Body = Operations['createInterruption']['request']['body'];

const KINDS = ['Acknowledgement', 'LawyerNotice', 'Summons', 'Judgment'] as const;

/** Acts that interrupt the limitation of debts in a building, latest first. */
export function Interruptions({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const may = useRight();
  const list = useList('listInterruptions', { path: { id: buildingId } });
  const [isOpened, open] = useState(false);
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t('web-register.interruptions.title')}</h2>
        {may('createInterruption') && (
          <Button variant="default" size="xs" onClick={() => open(true)}>
            {t('web-register.interruptions.new')}
          </Button>
        )}
      </div>
      <ListTable
        caption={t('web-register.interruptions.title')}
        list={list}
        columns={columns}
        empty={t('web-register.interruptions.empty')}
      />
      {isOpened && <InterruptionForm buildingId={buildingId} onClose={() => open(false)} />}
    </section>
  );
}

const columns: readonly Column<Interruption>[] = [
  { id: 'done_on', header: 'web-register.interruptions.done_on', as: 'day' },
  { id: 'owner_name', header: 'web.owner' },
  { id: 'kind', header: 'web-register.interruptions.kind', of: 'InterruptionKind' },
  {
    id: 'proof_document_id',
    header: 'web-register.interruptions.proof',
    cell: ({ proof_document_id: id }, { t }) =>
      id === null ? (
        t('web-register.interruptions.no_proof')
      ) : (
        <TextLink to="/documents/$id" params={{ id }}>
          {t('web-register.interruptions.see_proof')}
        </TextLink>
      ),
  },
  {
    id: 'id',
    header: 'web-register.interruptions.delete',
    cell: (row) => <DeleteButton {...row} />,
  },
];

function DeleteButton({ id }: Interruption) {
  const { t } = useWords();
  const may = useRight();
  if (!may('deleteInterruption')) return null;
  return (
    <AskFirst
      label={t('web-register.interruptions.delete')}
      consequence={t('web-register.interruptions.delete_consequence')}
      run={() => api.call('deleteInterruption', { path: { id }, etag: ANY_VERSION })}
      isDestructive
    />
  );
}

type Given = {
  readonly owner_id: string;
  readonly kind: Body['kind'];
  readonly done_on: string;
  readonly files: File[];
};

/** Dialog that records an interruption and files its proof. */
function InterruptionForm(props: { readonly buildingId: string; readonly onClose: () => void }) {
  const { t } = useWords();
  const { buildingId, onClose } = props;
  const title = t('web-register.interruptions.new');
  const initial: Given = { owner_id: '', kind: 'LawyerNotice', done_on: '', files: [] };
  return (
    <ActDialog
      of="createInterruption"
      title={title}
      submit={t('web-register.interruptions.record')}
      consequence={t('web-register.interruptions.rule')}
      initial={initial}
      validate={{
        owner_id: (id) => (id === '' ? t('web-register.interruptions.no_owner') : null),
      }}
      run={({ files: [file], ...given }) => record(buildingId, given, file)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <OwnerField
            {...field(form, 'owner_id')}
            buildingId={buildingId}
            value={form.values.owner_id}
            data-autofocus
          />
          <ChoiceField
            name="kind"
            label="web-register.interruptions.kind"
            of="InterruptionKind"
            values={KINDS}
          />
          <DayField name="done_on" label="web-register.interruptions.done_on" />
          <FileField
            id="proof"
            label={t('web-register.interruptions.proof')}
            hint={t('web-register.interruptions.proof_hint')}
            files={form.values.files}
            onFiles={(files) => form.setFieldValue('files', [...files])}
          />
        </>
      )}
    </ActDialog>
  );
}

async function record(
  buildingId: string,
  given: Omit<Given, 'files'>,
  file: File | undefined,
): Promise<void> {
  const proof = file === undefined ? null : await fileProof(buildingId, file);
  await api.call('createInterruption', {
    path: { id: buildingId },
    body: { ...given, proof_document_id: proof },
  });
}

async function fileProof(building_id: string, file: File): Promise<string> {
  const { data } = await api.call('createDocument', {
    body: {
      file,
      building_id,
      title: file.name.replace(/\.[^.]+$/, ''),
      document_type: 'Letter',
      visibility: 'Staff',
    },
  });
  return data.id;
}
