import type { UnconfirmedApprover } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import type { Column } from '../../shared/ui/columns.tsx';

/** Approvers who wait for confirmation by someone other than the giver of their role. */
export function ApproversPage() {
  const { t } = useWords();
  const { data } = useRecord('listUnconfirmedApprovers', {});
  const approvers = data?.data;
  const title = t('web-navigation.people.approvers');
  return (
    <Page
      title={title}
      sentence={t('web-people.approvers.sentence')}
      isLoading={approvers === undefined}
    >
      {approvers === undefined ? (
        <Rows />
      ) : (
        <DataTable
          caption={title}
          rows={approvers}
          rowId={({ role_id: id }) => id}
          empty={t('web-people.approvers.empty')}
          columns={columns}
        />
      )}
    </Page>
  );
}

const columns: readonly Column<UnconfirmedApprover>[] = [
  { id: 'name', header: 'web-people.name' },
  { id: 'email', header: 'web-people.email' },
  { id: 'role_type', header: 'web-people.role', of: 'RoleType' },
  { id: 'granted_by_name', header: 'web-people.approvers.granted_by' },
  { id: 'created_at', header: 'web-people.approvers.since', as: 'instant' },
  {
    id: 'act',
    header: 'web-people.approvers.act',
    cell: (approver) => <Confirm approver={approver} />,
  },
];

function Confirm({ approver }: { readonly approver: UnconfirmedApprover }) {
  const { t } = useWords();
  const { user_id: id, name, etag, granted_by_name: giver, may_confirm: mayConfirm } = approver;
  if (!mayConfirm) return t('web-people.approvers.by_another');
  return (
    <AskFirst
      label={t('web-people.approvers.confirm')}
      consequence={
        giver === null
          ? t('web-people.approvers.consequence_any', { name })
          : t('web-people.approvers.consequence', { name, giver })
      }
      run={() => api.call('confirmApprover', { path: { id }, etag })}
    />
  );
}
