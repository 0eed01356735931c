import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './TodayPage.module.css';
import type { Task } from './fold-tasks.ts';

const EXPENSE = /^\/expenses\/([\da-f-]{36})$/;

/** Returns the invoice that a task asks to approve; undefined for other tasks. */
export function findExpenseToApprove({ kind, link }: Pick<Task, 'kind' | 'link'>) {
  return kind === 'ExpenseToApprove' ? EXPENSE.exec(link)?.[1] : undefined;
}

/** Button that approves an invoice from the list of tasks, after showing it. */
export function ApproveTask(props: { readonly id: string; readonly describedBy: string }) {
  const { t } = useWords();
  const [isOpen, show] = useState(false);
  return (
    <>
      <UnstyledButton
        className={styles['act']}
        aria-describedby={props.describedBy}
        onClick={() => show(true)}
      >
        {t('web.act.approve')}
      </UnstyledButton>
      {isOpen && <Approval id={props.id} onClose={() => show(false)} />}
    </>
  );
}

function Approval({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
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
