import { useQuery } from '@tanstack/react-query';
import type { BuildingAccount, BuildingAccountMovement } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';

/** Key figures of an owner: balance, last payment, part of this year’s calls that is paid, and reminders. */
export function OwnerFigures({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const may = useRight();
  const account = useQuery(apiQuery('getOwnerAccount', { path: { id: ownerId } }));
  const reminders = useReminders(ownerId);
  const figures = useAccountFigures(account.data?.data.buildings);
  return (
    <FigureBand
      name={t('web-register.owner.figures')}
      figures={[...figures, ...(may('listPaymentReminders') ? [reminders] : [])]}
    />
  );
}

/** Whether a movement is money that came in. */
const isPayment = ({ journal, credit }: BuildingAccountMovement) =>
  journal === 'Bank' && credit > 0;

function useAccountFigures(accounts: readonly BuildingAccount[] | undefined) {
  const { t } = useWords();
  const { money, day, percent } = useFormat();
  const year = today().slice(0, 4);
  const movements = (accounts ?? []).flatMap((account) => account.movements);
  const last = movements
    .filter(isPayment)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(-1);
  const ofYear = movements.filter(({ date }) => date.startsWith(year));
  const called = sumEuro(ofYear.map(({ debit }) => debit));
  const paid = sumEuro(ofYear.filter(isPayment).map(({ credit }) => credit));
  const balance = sumEuro((accounts ?? []).map((account) => account.balance));
  const overdue = sumEuro((accounts ?? []).map((account) => account.overdue));
  const isKnown = accounts !== undefined;
  return [
    {
      key: 'balance',
      name: t(balance < 0 ? 'web-register.owner.credit' : 'web-register.owner.owes'),
      value: isKnown ? money(Math.abs(balance)) : undefined,
      isBad: overdue > 0,
      sentence:
        overdue > 0
          ? t('web-register.account.overdue', { amount: money(overdue) })
          : t('web-register.owner.nothing_due'),
    },
    {
      key: 'payment',
      name: t('web-register.owner.last_payment'),
      value: last && money(last.credit),
      path: last && `/journal-entries/${last.entry_id}`,
      sentence: last === undefined ? t('web-register.owner.no_payment') : day(last.date),
    },
    {
      key: 'year',
      name: t('web-register.owner.paid_in', { year }),
      value: called === 0 ? undefined : percent(Math.round((paid / called) * 1000) / 1000),
      sentence: t('web-register.owner.paid_of', { paid: money(paid), called: money(called) }),
    },
  ];
}

function useReminders(ownerId: string) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const query = { owner_id: ownerId, status: ['Open' as const, 'Sent' as const] };
  const { data } = useQuery({
    ...apiQuery('listPaymentReminders', { query }),
    enabled: may('listPaymentReminders'),
  });
  const reminders = data?.data ?? [];
  const [only] = reminders;
  const count = reminders.length;
  return {
    key: 'reminders',
    name: t('web-navigation.reminders'),
    value: data && String(count),
    path: only && (count === 1 ? `/payment-reminders/${only.id}` : '/payment-reminders'),
    isBad: count > 0,
    sentence:
      only === undefined
        ? t('web-register.owner.no_reminder')
        : `${t(`enum.ReminderLevel.${only.reminder_level}`)}, ${money(only.total_amount)}`,
  };
}
