import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** Dialog that shows an invoice and approves it as it was shown. */
export function Approval({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { data: answer, isPending, error } = useQuery(apiQuery('getExpense', { path: { id } }));
  const expense = answer?.data;
  if (expense === undefined && error === null) return null;
  const mayApprove = expense?.allowed_actions.includes('approve') === true;
  return (
    <ActDialog
      title={t('web-today.approve.title', { amount: money(expense?.amount ?? 0) })}
      consequence={t('web-today.approve.consequence')}
      submit={t('web.act.approve')}
      initial={{}}
      check={{
        facts: [
          [t('web-today.approve.supplier'), expense?.supplier ?? ''],
          [t('web-today.approve.description'), expense?.description ?? ''],
          [t('web-today.approve.building'), expense?.building_name ?? ''],
          [t('web-today.approve.due'), expense?.due_date ? day(expense.due_date) : ''],
        ],
        gaps:
          expense === undefined || mayApprove
            ? []
            : [{ id: 'approved', text: t('web-today.approve.not_now'), isBlocking: true }],
        isPending,
        error,
      }}
      run={() => api.call('approveExpense', { path: { id }, etag: answer?.etag })}
      onClose={onClose}
    >
      <TextLink to="/expenses/$id" params={{ id }}>
        {t('web-today.approve.see')}
      </TextLink>
    </ActDialog>
  );
}
