import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { CreateBankAccount } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { BankAccountForm } from './BankAccountForm.tsx';
import styles from './register.module.css';

/** Creates a bank account of a building. */
export function NewBankAccountPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { building_id } = useSearch({ strict: false });
  const [building, choose] = useState(building_id ?? '');
  const create = useAct('createBankAccount');
  const keyOf = useIdempotencyKey();
  const submit = (body: CreateBankAccount) =>
    create.mutate(
      { path: { id: building }, body, idempotencyKey: keyOf([building, body]) },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/bank-accounts/$id', params: { id: data.id } }),
      },
    );
  return (
    <Page title={t('web-register.bank.new')} sentence={t('web-register.bank.new_sentence')}>
      <Stack gap="md">
        {building_id === undefined && (
          <div className={styles['field']}>
            <BuildingField id="building_id" value={building} onChange={choose} />
          </div>
        )}
        {building !== '' && (
          <BankAccountForm
            from={{}}
            submit={submit}
            act={create}
            label={t('web-register.bank.create')}
          />
        )}
      </Stack>
    </Page>
  );
}
