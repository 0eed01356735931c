import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { Answer } from '../../shared/api/client.ts';
import type { BankAccount } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';

const route = getRouteApi('/signed-in/bank-accounts/$id/edit');

/** Edits a bank account. */
export function EditBankAccountPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getBankAccount', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.bank.edit')} />;
  return <BankAccountEditor current={query.data} />;
}

function BankAccountEditor({ current }: { readonly current: Answer<'getBankAccount'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const update = useAct('updateBankAccount');
  const { id } = current.data;
  const fields: readonly ShownField<BankAccount>[] = [
    { label: t('web-register.bank.iban'), show: ({ iban }) => formatIban(iban) },
    { label: t('web-register.bank.holder'), show: ({ holder }) => holder },
    { label: t('web-register.bank.bic'), show: ({ bic }) => bic ?? '' },
    {
      label: t('web-register.bank.purpose'),
      show: ({ purpose }) => t(`enum.BankAccountPurpose.${purpose}`),
    },
    { label: t('web-register.bank.account'), show: ({ account_code: code }) => code },
  ];
  return (
    <Page title={t('web-register.bank.edit')} sentence={formatIban(current.data.iban)}>
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, act, toSend }) => (
          <BankAccountForm
            from={from}
            submit={(body) =>
              update.mutate(
                { path: { id }, body: toSend(body), etag },
                { onSuccess: () => void navigate({ to: '/bank-accounts/$id', params: { id } }) },
              )
            }
            act={act}
            label={t('web-register.save')}
          />
        )}
      </Editor>
    </Page>
  );
}
