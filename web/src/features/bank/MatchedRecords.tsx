import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';

/** Payments and expenses that a bank transaction was matched to. */
export function MatchedRecords({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { money } = useFormat();
  const query = { bank_transaction_id: id };
  const payments = useQuery(apiQuery('listPayments', { query }));
  const expenses = useQuery(apiQuery('listExpenses', { query }));
  const paid = payments.data?.data ?? [];
  const bought = expenses.data?.data ?? [];
  const error = payments.error ?? expenses.error;
  if (error === null && paid.length === 0 && bought.length === 0) return null;
  return (
    <Part title={t('web-bank.matched')}>
      <Problem error={error} />
      <ul>
        {paid.map((payment) => (
          <li key={payment.id}>
            <TextLink to="/payments/$id" params={{ id: payment.id }}>
              {payment.owner_name}
            </TextLink>{' '}
            · {money(payment.amount)}
          </li>
        ))}
        {bought.map((expense) => (
          <li key={expense.id}>
            <TextLink to="/expenses/$id" params={{ id: expense.id }}>
              {expense.supplier ?? expense.description}
            </TextLink>{' '}
            · {money(expense.amount)}
          </li>
        ))}
      </ul>
    </Part>
  );
}
