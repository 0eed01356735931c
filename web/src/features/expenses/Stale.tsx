import { Alert, Button, Group, List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Expense } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const FIELDS = [
  'supplier',
  'description',
  'amount',
  'category',
  'expense_date',
  'due_date',
  'invoice_number',
  'account_code',
  'status',
] as const;

/** Says what somebody else has changed meanwhile, and lets one choose: theirs, or what one has typed. */
export function Stale(props: {
  readonly before: Expense;
  readonly now: Expense;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}) {
  const { t } = useWords();
  const show = useShown();
  const { before, now, onKeep, onTake } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const changed = FIELDS.filter((name) => before[name] !== now[name]);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="yellow"
      mb="md"
      title={t('web-expenses.stale.title')}
      styles={{ title: { color: 'var(--warn)' }, message: { color: 'var(--ink)' } }}
    >
      <List size="sm">
        {changed.map((name) => (
          <List.Item key={name}>
            {t('web-expenses.stale.field', {
              name: t(`web-expenses.stale.name.${name}`),
              before: show(before, name),
              now: show(now, name),
            })}
          </List.Item>
        ))}
      </List>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={onKeep}>
          {t('web-expenses.stale.keep')}
        </Button>
        <Button size="xs" variant="default" onClick={onTake}>
          {t('web-expenses.stale.take')}
        </Button>
      </Group>
    </Alert>
  );
}

function useShown() {
  const { t } = useWords();
  const { money, day } = useFormat();
  return (expense: Expense, name: (typeof FIELDS)[number]): string => {
    const value = expense[name];
    if (value === null) return '–';
    if (name === 'amount') return money(expense.amount);
    if (name === 'category') return t(`enum.ExpenseCategory.${expense.category}`);
    if (name === 'status') return t(`enum.ExpenseStatus.${expense.status}`);
    return name === 'expense_date' || name === 'due_date' ? day(String(value)) : String(value);
  };
}
