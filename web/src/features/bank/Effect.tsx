import { useQuery } from '@tanstack/react-query';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Explain } from '../../shared/ui/record.tsx';

type Line = BankTransaction['proposals'][number]['lines'][number];

/**
 * Says what accepting a proposal changes: what its owner owes then, or what is left of its invoice, and the
 * balance of the bank account in the books.
 */
export function Effect(props: {
  readonly transaction: BankTransaction;
  readonly lines: readonly Line[];
}) {
  const { transaction, lines } = props;
  // A waiting transaction is already booked, and so is one matched with an existing entry.
  const isBooked =
    transaction.status !== 'Open' || lines.some(({ entry_id: id }) => id !== undefined);
  return (
    <>
      <OnOthers {...props} />
      {lines.length > 0 && !isBooked && <OnBooks transaction={transaction} />}
    </>
  );
}

function OnBooks({ transaction }: { readonly transaction: BankTransaction }) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const { data } = useQuery({
    ...apiQuery('reconcileBankAccount', { path: { id: transaction.bank_account_id }, query: {} }),
    enabled: may('reconcileBankAccount'),
  });
  if (data === undefined) return null;
  const after = sumEuro([data.data.books, transaction.amount]);
  return <Explain>{t('web-bank.effect.books', { amount: money(after) })}</Explain>;
}

function OnOthers(props: {
  readonly transaction: BankTransaction;
  readonly lines: readonly Line[];
}) {
  const [line] = props.lines;
  if (line === undefined || props.lines.length > 1) return null;
  if (line.owner_id !== undefined)
    return <OnOwner {...props} ownerId={line.owner_id} line={line} />;
  if (line.expense_id !== undefined) return <OnExpense expenseId={line.expense_id} line={line} />;
  return null;
}

function OnOwner(props: {
  readonly transaction: BankTransaction;
  readonly ownerId: string;
  readonly line: Line;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const { transaction, ownerId, line } = props;
  const { data } = useQuery({
    ...apiQuery('getOwnerAccount', {
      path: { id: ownerId },
      query: { building_id: transaction.building_id },
    }),
    enabled: may('getOwnerAccount'),
  });
  const balance = data?.data.balance;
  if (balance === undefined) return null;
  const after = sumEuro([balance, -line.amount]);
  const name = line.owner_name ?? '';
  return (
    <Explain>
      {after > 0
        ? t('web-bank.effect.owes', { name, amount: money(after) })
        : after < 0
          ? t('web-bank.effect.credit', { name, amount: money(-after) })
          : t('web-bank.effect.nothing_due', { name })}
    </Explain>
  );
}

function OnExpense(props: { readonly expenseId: string; readonly line: Line }) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const { expenseId, line } = props;
  const { data } = useQuery({
    ...apiQuery('getExpense', { path: { id: expenseId } }),
    enabled: may('getExpense') && line.amount < 0,
  });
  if (data === undefined) return null;
  const { open_amount: open, account_code: code } = data.data;
  const left = sumEuro([open, line.amount]);
  return (
    <Explain>
      {left > 0
        ? t('web-bank.effect.left', { amount: money(left), code })
        : t('web-bank.effect.paid', { code })}
    </Explain>
  );
}
