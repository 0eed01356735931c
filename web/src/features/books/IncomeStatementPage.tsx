import { useQuery } from '@tanstack/react-query';
import type { GetIncomeStatementAnswer } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ComparedBars } from '../../shared/ui/ComparedBars.tsx';
import { AccountRow } from './AccountRow.tsx';
import { ReportPage, useSaveStatement, useStatementQuery } from './ReportPage.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './reports.module.css';

/** Income statement of a year or quarter, compared with the year before. */
export function IncomeStatementPage() {
  const { t } = useWords();
  const { query, isReady } = useStatementQuery();
  const keep = useSaveStatement('createIncomeStatementDocument', query);
  const report = useQuery({ ...apiQuery('getIncomeStatement', { query }), enabled: isReady });
  const statement = report.data?.data;
  return (
    <ReportPage
      title={t('web-navigation.books.income')}
      sentence={statement && t('web-books.income.sentence', { period: statement.period })}
      query={report}
      hasQuarters
      file={(format) => api.file('getIncomeStatement', { query, format })}
      keep={keep}
    >
      {statement !== undefined && (
        <>
          <Charges statement={statement} />
          <Statement statement={statement} />
        </>
      )}
    </ReportPage>
  );
}

/** Charges by category, compared with the year before. */
function Charges({ statement }: { readonly statement: GetIncomeStatementAnswer }) {
  const { t } = useWords();
  const { amount } = useFormat();
  const { expenses, previous, period } = statement;
  return (
    <ComparedBars
      label={t('web-books.income.charges')}
      names={[period, previous?.period ?? null]}
      bars={expenses.categories.map(({ category, amount: value }) => ({
        key: category,
        name: t(`enum.ExpenseCategory.${category}`),
        value,
        before: previous === null ? null : (previous.expenses.by_category[category] ?? 0),
      }))}
      format={amount}
    />
  );
}

function Statement({ statement }: { readonly statement: GetIncomeStatementAnswer }) {
  const { t } = useWords();
  const { previous } = statement;
  const incomeBefore = new Map(previous?.income.accounts.map((one) => [one.code, one.amount]));
  const before = <Value,>(read: (year: NonNullable<typeof previous>) => Value) =>
    previous === null ? null : read(previous);
  return (
    <Sheet caption={t('web-books.income.caption', { period: statement.period })}>
      <thead>
        <tr>
          <th scope="col">{t('web-books.account')}</th>
          <th scope="col">{statement.period}</th>
          {previous !== null && <th scope="col">{previous.period}</th>}
        </tr>
      </thead>
      <tbody>
        <Sum
          name={t('web-books.income.income')}
          className="group"
          amounts={[statement.income.total_income, before(({ income }) => income.total_income)]}
        />
        {statement.income.accounts.map(({ code, name, amount }) => (
          <AccountRow
            key={code}
            code={code}
            name={name}
            amounts={[amount, ...(previous === null ? [] : [incomeBefore.get(code) ?? 0])]}
          />
        ))}
        <Expenses statement={statement} />
        <Sum
          name={t('web-books.income.financial')}
          amounts={[statement.financial_result, before((year) => year.financial_result)]}
        />
        <Sum
          name={t('web-books.income.result')}
          className="result"
          amounts={[statement.net_result, before((year) => year.net_result)]}
        />
      </tbody>
    </Sheet>
  );
}

/** Expenses by category and account, compared with the year before. */
function Expenses({ statement }: { readonly statement: GetIncomeStatementAnswer }) {
  const { t } = useWords();
  const { expenses, previous } = statement;
  const accountsBefore = new Map(
    previous?.expenses.categories.flatMap(({ category, accounts }) =>
      accounts.map(({ code, amount }) => [`${category} ${code}`, amount] as const),
    ),
  );
  return (
    <>
      <Sum
        name={t('web-books.income.expenses')}
        className="group"
        amounts={[expenses.total_expenses, previous?.expenses.total_expenses ?? null]}
      />
      {expenses.categories.map(({ category, amount, accounts }) => [
        <Sum
          key={category}
          name={t(`enum.ExpenseCategory.${category}`)}
          className="group"
          amounts={[amount, previous?.expenses.by_category[category] ?? null]}
        />,
        ...accounts.map((account) => (
          <AccountRow
            key={`${category} ${account.code}`}
            code={account.code}
            name={account.name}
            link={account.link}
            amounts={[
              account.amount,
              ...(previous === null
                ? []
                : [accountsBefore.get(`${category} ${account.code}`) ?? 0]),
            ]}
          />
        )),
      ])}
    </>
  );
}

function Sum(props: {
  readonly name: string;
  readonly amounts: readonly (number | null)[];
  readonly className?: 'group' | 'total' | 'result';
}) {
  const { amount } = useFormat();
  const [now = null, before = null] = props.amounts;
  return (
    <tr className={styles[props.className ?? 'total']}>
      <th scope="row">{props.name}</th>
      <td>{now === null ? '' : amount(now)}</td>
      {before !== null && <td>{amount(before)}</td>}
    </tr>
  );
}
