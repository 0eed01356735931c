import { Button, Group, TextInput } from '@mantine/core';
import { parseEuro, toEuro } from '#domain/kernel/money.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { AccountField } from '../../shared/ui/AccountField.tsx';
import { field, type AnyForm } from '../../shared/ui/form.ts';
import styles from './meetings.module.css';

export interface LineInput {
  readonly account_code: string;
  readonly amount: string;
}

const EMPTY: LineInput = { account_code: '', amount: '' };

/** Form that contains a list of budget lines. */
interface LinesForm extends Pick<AnyForm, 'getValues' | 'getInputProps'> {
  readonly insertListItem: (name: string, line: LineInput) => void;
  readonly removeListItem: (name: string, index: number) => void;
  readonly setFieldValue: (name: string, value: string) => void;
}

/** Fields for the yearly amounts of a budget, one account per line. */
export function BudgetFields(props: {
  readonly form: LinesForm;
  /** Path of the lines in the form. */
  readonly name: string;
  readonly lines: readonly LineInput[];
}) {
  const { t } = useWords();
  const { form, name, lines } = props;
  return (
    <fieldset className={styles['budget']}>
      <legend>{t('web-meetings.budget.lines')}</legend>
      {lines.map((line, index) => {
        const at = `${name}.${index}`;
        const { account_code: code, amount } = line;
        return (
          // A line is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <Group key={index} align="flex-end" gap="xs" wrap="nowrap">
            <AccountField
              {...field(form, `${at}.account_code`)}
              value={code}
              onChange={(chosen) => form.setFieldValue(`${at}.account_code`, chosen)}
              flex={1}
            />
            <TextInput
              {...field(form, `${at}.amount`)}
              value={amount}
              label={t('web-meetings.budget.amount')}
              inputMode="decimal"
              w={130}
            />
            <Button
              variant="default"
              aria-label={t('web-meetings.budget.remove_it', { line: index + 1 })}
              onClick={() => form.removeListItem(name, index)}
            >
              ✕
            </Button>
          </Group>
        );
      })}
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => form.insertListItem(name, EMPTY)}
        >
          {t('web-meetings.budget.add')}
        </Button>
      </Group>
    </fieldset>
  );
}

/**
 * Request body of the budget lines. Blank lines are dropped; a missing amount is sent as 0, which
 * the service refuses.
 */
export function linesOf(typed: readonly LineInput[]) {
  return typed
    .filter(({ account_code: code, amount }) => code !== '' || amount.trim() !== '')
    .map(({ account_code, amount }) => ({
      account_code,
      amount: toEuro(parseEuro(parseAmount(amount) ?? '') ?? 0),
    }));
}

/** Returns the check of budget lines: an amount may be left out, but not mistyped. */
export function useBudgetLineFaults() {
  return { amount: useOptionalAmountFault() };
}

/** Returns a function that turns saved budget lines into form values. */
export function useTypedLines() {
  const { amount: inFigures } = useFormat();
  return (lines: readonly { readonly account_code: string; readonly amount: number }[] = []) =>
    lines.map(({ account_code, amount }): LineInput => ({
      account_code,
      amount: inFigures(amount),
    }));
}
