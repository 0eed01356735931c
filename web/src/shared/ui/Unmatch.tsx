import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../api/query.ts';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';
import { api, useRight } from '../session/session.ts';
import { ActDialog } from './ActDialog.tsx';
import { TextField } from './fields.tsx';

/** Button that undoes the match of a bank transaction, on each page that shows what it settled. */
export function Unmatch({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const [isOpen, open] = useState(false);
  const { data } = useQuery({
    ...apiQuery('getBankTransaction', { path: { id } }),
    enabled: may('getBankTransaction'),
  });
  const transaction = data?.data;
  if (transaction?.allowed_actions.includes('unmatch') !== true) return null;
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {t('web.unmatch.open')}
      </Button>
      {isOpen && (
        <ActDialog
          of="unmatchBankTransaction"
          title={t('web.unmatch.title')}
          consequence={t('web.unmatch.consequence', { amount: money(transaction.amount) })}
          submit={t('web.unmatch.submit')}
          initial={{ reason: '' }}
          run={(body) =>
            api.call('unmatchBankTransaction', { path: { id }, body, etag: data?.etag })
          }
          onClose={() => open(false)}
        >
          <TextField name="reason" label="web.unmatch.reason" data-autofocus />
        </ActDialog>
      )}
    </>
  );
}
