import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { CreateDistributionKey } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { KeyForm } from './KeyForm.tsx';
import { useAllUnits } from './quotas.ts';
import styles from './register.module.css';

/** Creates a distribution key for all or some lots. */
export function NewKeyPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { building_id } = useSearch({ strict: false });
  const [building, choose] = useState(building_id ?? '');
  const create = useAct('createDistributionKey');
  const keyOf = useIdempotencyKey();
  const units = useAllUnits(building);
  const submit = (body: CreateDistributionKey) =>
    create.mutate(
      { path: { id: building }, body, idempotencyKey: keyOf([building, body]) },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/distribution-keys/$id', params: { id: data.id } }),
      },
    );
  return (
    <Page title={t('web-register.keys.new')} sentence={t('web-register.keys.new_sentence')}>
      <Stack gap="md">
        {building_id === undefined && (
          <div className={styles['field']}>
            <BuildingField id="building_id" value={building} onChange={choose} />
          </div>
        )}
        {building !== '' && units === undefined && <Rows />}
        {units !== undefined && (
          <KeyForm
            key={building}
            from={{}}
            units={units}
            submit={submit}
            act={create}
            label={t('web-register.keys.create')}
          />
        )}
      </Stack>
    </Page>
  );
}
