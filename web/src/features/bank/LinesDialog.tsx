import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { centsOf, parseEuro, toEuro } from '#domain/kernel/money.ts';
import type { BankTransaction, MatchBankTransaction } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { parseAmount } from '../../shared/format/parse-amount.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { AccountField } from '../../shared/ui/AccountField.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import { ExpenseField } from './ExpenseField.tsx';
import styles from './bank.module.css';

type Lines = NonNullable<MatchBankTransaction['lines']>;
type Kind = 'owner_id' | 'expense_id' | 'account_code';

interface TypedLine {
  readonly kind: Kind;
  readonly id: string;
  readonly amount: string;
}
type Typed = { readonly lines: TypedLine[] };

/** What is received comes from owners, what is paid goes to suppliers; accounts take either. */
const kindsOf = (amount: number): readonly Kind[] =>
  amount > 0 ? ['owner_id', 'account_code'] : ['expense_id', 'account_code'];

/** Says oneself what a transaction is: all of it for one thing, or split among several. */
export function LinesDialog(props: {
  readonly transaction: BankTransaction;
  /** With how many lines one begins. */
  readonly count: number;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onMatch: (lines: Lines) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { money, amount: inFigures } = useFormat();
  const { transaction, count, error, isPending, onMatch, onClose } = props;
  const { amount, building_id } = transaction;
  const kinds = kindsOf(amount);
  const empty = (given: string): TypedLine => ({
    kind: kinds[0] ?? 'account_code',
    id: '',
    amount: given,
  });
  const form = useForm<Typed>({
    mode: 'controlled',
    initialValues: {
      lines:
        count === 1
          ? [empty(inFigures(Math.abs(amount)))]
          : Array.from({ length: count }, () => empty('')),
    },
    validate: {
      lines: {
        id: (id) => (id === '' ? t('web-bank.lines.missing') : null),
        amount: (text) => (parseAmount(text) === undefined ? t('web-bank.lines.no_amount') : null),
      },
    },
  });
  const faults = useRefusals(form, error);
  const { lines } = form.values;
  const rest = centsOf(Math.abs(amount)) - lines.reduce((sum, line) => sum + typedCents(line), 0);
  const sign = Math.sign(amount);
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t(count === 1 ? 'web-bank.lines.find' : 'web-bank.lines.split', {
        amount: money(amount),
      })}
    >
      <form
        onSubmit={form.onSubmit((typed) =>
          onMatch(
            typed.lines.map((line) => ({
              [line.kind]: line.id,
              amount: toEuro(sign * typedCents(line)),
            })),
          ),
        )}
      >
        <Stack gap="sm">
          <Problem error={error} faults={faults} />
          {lines.map((_line, index) => (
            // A line is its place until it is booked.
            // oxlint-disable-next-line react/no-array-index-key
            <Line key={index} form={form} index={index} kinds={kinds} buildingId={building_id} />
          ))}
          <Group justify="space-between">
            <Button
              variant="default"
              onClick={() =>
                form.insertListItem('lines', empty(rest > 0 ? inFigures(toEuro(rest)) : ''))
              }
            >
              {t('web-bank.lines.add')}
            </Button>
            <span aria-live="polite">
              {rest === 0
                ? t('web-bank.lines.balanced')
                : t('web-bank.lines.rest', { amount: money(toEuro(rest)) })}
            </span>
          </Group>
          <Button type="submit" loading={isPending} disabled={rest !== 0}>
            {t('web-bank.lines.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What a part is for, and how much of the whole it is. */
function Line(props: {
  readonly form: UseFormReturnType<Typed>;
  readonly index: number;
  readonly kinds: readonly Kind[];
  readonly buildingId: string;
}) {
  const { t } = useWords();
  const { amount: inFigures } = useFormat();
  const { form, index, kinds, buildingId } = props;
  const place = `lines.${index}`;
  const line = form.values.lines[index];
  if (line === undefined) return null;
  const target = {
    ...field(form, `${place}.id`),
    value: line.id,
    ...(index === 0 ? { 'data-autofocus': true } : {}),
  };
  return (
    <div className={styles['part']}>
      <Select
        {...field(form, `${place}.kind`)}
        label={t('web-bank.lines.kind', { line: index + 1 })}
        data={kinds.map((value) => ({ value, label: t(`web-bank.lines.${value}`) }))}
        onChange={(kind) =>
          kind !== null && form.setFieldValue(place, { ...line, kind: kind as Kind, id: '' })
        }
        allowDeselect={false}
      />
      {line.kind === 'owner_id' && <OwnerField {...target} buildingId={buildingId} />}
      {line.kind === 'expense_id' && (
        <ExpenseField
          {...target}
          buildingId={buildingId}
          onAmount={(amount) =>
            line.amount === '' && form.setFieldValue(`${place}.amount`, inFigures(amount))
          }
        />
      )}
      {line.kind === 'account_code' && <AccountField {...target} />}
      <TextInput
        {...field(form, `${place}.amount`)}
        label={t('web-bank.amount')}
        inputMode="decimal"
        required
        withAsterisk={false}
      />
    </div>
  );
}

/** 0 for what is no amount yet. */
function typedCents({ amount }: TypedLine): number {
  return parseEuro(parseAmount(amount) ?? '') ?? 0;
}
