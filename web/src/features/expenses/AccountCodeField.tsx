import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { field } from '../../shared/ui/form.ts';
import styles from './AccountCodeField.module.css';
import { accountCodes, useAccountNames, useBudgetUse } from './account-use.ts';
import type { ExpenseInput } from './expense-input.ts';

/** Latest invoices of a supplier that say which accounts are usual. */
const REMEMBERED = 20;
const SHOWN = 30;

/**
 * Takes the account of an invoice by code or by a word of its name. Accounts that the supplier’s latest
 * invoices used come first, and each account says what is left of its budget.
 */
export function AccountCodeField({ form }: { readonly form: UseFormReturnType<ExpenseInput> }) {
  const { t } = useWords();
  const { amount } = useFormat();
  const { building_id: buildingId, supplier, account_code: code } = form.values;
  const [isOpened, open] = useState(false);
  const names = useAccountNames(true);
  const used = useUsualAccounts(supplier, isOpened);
  const budget = useBudgetUse(isOpened && buildingId !== '' ? buildingId : undefined);
  const codes = useMemo(
    () => new Map([...names].map(([one, name]) => [`${one} ${name}`, one])),
    [names],
  );
  const usual = [...codes].filter(([, one]) => used.has(one)).map(([label]) => label);
  const others = [...codes.keys()].filter((label) => !usual.includes(label));
  const input = field(form, 'account_code');
  const showOption: AutocompleteProps['renderOption'] = ({ option: { value } }) => {
    const one = codes.get(value) ?? value;
    const left = budget?.left.get(one);
    const times = used.get(one);
    return (
      <span className={styles['option']}>
        <strong>{one}</strong>
        <span className={styles['name']}>{names.get(one)}</span>
        <span className={styles['left']}>
          {[
            times !== undefined && t('web-expenses.account_times', { count: times }),
            left !== undefined && t('web-expenses.account_left', { amount: amount(left) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    );
  };
  return (
    <Autocomplete
      {...input}
      label={t('web-expenses.account')}
      description={names.get(code) ?? t('web-expenses.account_hint')}
      onChange={(text) => form.setFieldValue('account_code', codes.get(text) ?? text)}
      onFocus={() => open(true)}
      data={
        usual.length === 0
          ? others
          : [
              { group: t('web-expenses.account_usual', { supplier }), items: usual },
              { group: t('web-expenses.account_chart'), items: others },
            ]
      }
      limit={SHOWN}
      renderOption={showOption}
      comboboxProps={{ width: 356, position: 'bottom-start' }}
    />
  );
}

/** Counts the accounts of the latest invoices of a supplier, most frequent first. */
function useUsualAccounts(supplier: string, isWanted: boolean): ReadonlyMap<string, number> {
  const may = useRight();
  const name = supplier.trim();
  const { data } = useQuery({
    ...apiQuery('listExpenses', {
      query: { supplier: name, sort: '-expense_date', limit: REMEMBERED },
    }),
    enabled: isWanted && name !== '' && may('listExpenses'),
  });
  return useMemo(() => {
    const counts = new Map<string, number>();
    const own = (data?.data ?? []).filter((expense) => expense.supplier === name);
    for (const code of own.flatMap(accountCodes)) counts.set(code, (counts.get(code) ?? 0) + 1);
    return new Map([...counts].toSorted(([, one], [, other]) => other - one));
  }, [data, name]);
}
