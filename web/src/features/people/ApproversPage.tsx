import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UnconfirmedApprover } from '../../shared/api/generated.ts';
import { apiQuery, shouldReplacePage } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';

/** Approvers who wait for confirmation by someone other than who gave them their role. */
export function ApproversPage() {
  const { t } = useWords();
  const columns = useColumns();
  const query = useQuery({
    ...apiQuery('listUnconfirmedApprovers', {}),
    throwOnError: shouldReplacePage,
  });
  const title = t('web-navigation.people.approvers');
  if (query.data === undefined)
    return (
      <Page title={title} isLoading>
        <Rows />
      </Page>
    );
  return (
    <Page title={title} sentence={t('web-people.approvers.sentence')}>
      <DataTable
        caption={title}
        rows={query.data.data}
        rowId={({ role_id: id }) => id}
        empty={<p>{t('web-people.approvers.empty')}</p>}
        columns={columns}
      />
    </Page>
  );
}

function useColumns() {
  const { t } = useWords();
  const { instant } = useFormat();
  return useMemo(
    (): readonly Column<UnconfirmedApprover>[] => [
      { id: 'name', header: t('web-people.name'), cell: ({ name }) => name },
      { id: 'email', header: t('web-people.email'), cell: ({ email }) => email },
      {
        id: 'role',
        header: t('web-people.role'),
        cell: ({ role_type }) => t(`enum.RoleType.${role_type}`),
      },
      {
        id: 'giver',
        header: t('web-people.approvers.granted_by'),
        cell: ({ granted_by_name: name }) => name ?? '',
      },
      {
        id: 'since',
        header: t('web-people.approvers.since'),
        cell: ({ created_at: since }) => instant(since),
      },
      {
        id: 'act',
        header: t('web-people.approvers.act'),
        cell: (approver) => <Confirm approver={approver} />,
      },
    ],
    [t, instant],
  );
}

function Confirm({ approver }: { readonly approver: UnconfirmedApprover }) {
  const { t } = useWords();
  const { user_id: id, name, granted_by_name: giver, may_confirm: mayConfirm } = approver;
  if (!mayConfirm) return t('web-people.approvers.by_another');
  return (
    <AskFirst
      label={t('web-people.approvers.confirm')}
      consequence={t('web-people.approvers.consequence', { name, giver: giver ?? '' })}
      run={() => api.call('confirmApprover', { path: { id } })}
    />
  );
}
