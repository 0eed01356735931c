import type { Expense } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Accounts, Budgeted } from './AccountUse.tsx';
import styles from './ExpenseFacts.module.css';
import { useAccountNames, useBudgetUse } from './account-use.ts';

/** Account, budget, period and numbers of an expense, in two columns. */
export function ExpenseFacts({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { day, money } = useFormat();
  const names = useAccountNames(true);
  const budget = useBudgetUse(expense.building_id);
  const { period_from: from, period_to: to, vat_amount: vat } = expense;
  return (
    <div className={styles['facts']}>
      <Facts
        facts={[
          [t('web-expenses.account'), <Accounts key="account" expense={expense} names={names} />],
          [
            t('web-expenses.budget'),
            budget === undefined ? null : (
              <Budgeted key="budget" expense={expense} budget={budget} isDetailed />
            ),
          ],
          [t('web-expenses.invoice_number'), expense.invoice_number],
          [t('web-expenses.date'), day(expense.expense_date)],
          [
            t('web-expenses.period'),
            from === null || to === null ? null : `${day(from)} – ${day(to)}`,
          ],
          [t('web-expenses.vat'), vat === 0 ? null : money(vat)],
          [t('web-expenses.payment_communication'), expense.payment_communication],
        ]}
      />
    </div>
  );
}
