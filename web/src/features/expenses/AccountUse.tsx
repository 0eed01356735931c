import type { Expense } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './AccountUse.module.css';
import { accountCodes, type BudgetUse } from './account-use.ts';

/** Accounts of an expense; the name of the only one beside its code. */
export function Accounts(props: {
  readonly expense: Expense;
  readonly names: ReadonlyMap<string, string>;
}) {
  const codes = accountCodes(props.expense);
  const [code = ''] = codes;
  const text = codes.length > 1 ? codes.join(', ') : `${code} ${props.names.get(code) ?? ''}`;
  return (
    <span className={styles['account']} title={text}>
      {text}
    </span>
  );
}

/** Text that a row of a list cuts after one line. */
export function OneLine({ text }: { readonly text: string }) {
  return (
    <span className={styles['line']} title={text}>
      {text}
    </span>
  );
}

/** Budgets of this share and more are nearly used. */
const NEARLY = 0.95;

/** How far the budget of an expense’s account is used this year. */
export function Budgeted(props: {
  readonly expense: Expense;
  readonly budget: BudgetUse;
  /** Whether the bar is longer, and the figure has a decimal. */
  readonly isDetailed?: boolean;
}) {
  const { t } = useWords();
  const { percent } = useFormat();
  const { expense, budget, isDetailed = false } = props;
  const [code = '', ...others] = accountCodes(expense);
  const { expense_date: date, borne_by } = expense;
  if (others.length > 0 || borne_by !== 'Owners' || date < budget.from || date > budget.to)
    return null;
  const used = budget.used.get(code);
  if (used === undefined)
    return <span className={styles['none']}>{t('web-expenses.not_budgeted')}</span>;
  const tone = used > 1 ? 'over' : used >= NEARLY ? 'nearly' : 'within';
  return (
    <span className={styles['budget']} data-tone={tone}>
      <UseBar used={used} width={isDetailed ? 60 : 40} />
      {percent(Math.round(used * (isDetailed ? 1_000 : 100)) / (isDetailed ? 1_000 : 100))}
    </span>
  );
}

/** Bar of what is used of a budget, full when all of it is. */
function UseBar({ used, width }: { readonly used: number; readonly width: number }) {
  return (
    <svg aria-hidden className={styles['bar']} width={width} height={6}>
      <rect className={styles['whole']} width={width} height={6} rx={3} />
      <rect width={Math.min(1, Math.max(0, used)) * width} height={6} rx={3} />
    </svg>
  );
}
