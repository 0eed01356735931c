import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { lazyPart } from '../../shared/routing/lazy-component.ts';
import { LazyDialog } from '../../shared/ui/LazyPart.tsx';
import { runLoaded } from '../../shared/ui/opener.ts';
import styles from './TodayPage.module.css';
import type { Task } from './fold-tasks.ts';

const Approval = lazyPart(() => import('./Approval.tsx'), 'Approval');

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
        onPointerEnter={() => void Approval.preload()}
        onClick={() => runLoaded(Approval.preload, () => show(true))}
      >
        {t('web.act.approve')}
      </UnstyledButton>
      {isOpen && (
        <LazyDialog onClose={() => show(false)}>
          <Approval id={props.id} onClose={() => show(false)} />
        </LazyDialog>
      )}
    </>
  );
}
