import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import type { BankTransaction, MatchBankTransaction } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { parseAmount } from '../../shared/format/parse-amount.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { useRefusals } from '../../shared/ui/form.ts';
import { LineFields } from './LineFields.tsx';
import {
  emptyLine,
  inputOf,
  kindsOf,
  lineBody,
  typedCents,
  type TypedLines,
} from './typed-lines.ts';

type Lines = NonNullable<MatchBankTransaction['lines']>;

/** Dialog to book a transaction manually, as a whole or split into several parts. */
export function LinesDialog(props: {
  readonly transaction: BankTransaction;
  /** Number of lines shown initially. */
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
  const [usual] = kindsOf(amount);
  const form = useForm<TypedLines>({
    mode: 'controlled',
    initialValues: {
      lines:
        count === 1
          ? [emptyLine(usual, inFigures(Math.abs(amount)))]
          : Array.from({ length: count }, () => emptyLine(usual)),
    },
    validate: {
      lines: {
        id: (id) => (id === '' ? t('web-bank.lines.missing') : null),
        amount: (text) => (parseAmount(text) === undefined ? t('web-bank.lines.no_amount') : null),
      },
    },
  });
  const faults = useRefusals(form, error, inputOf);
  const { lines } = form.values;
  const rest = centsOf(Math.abs(amount)) - lines.reduce((sum, line) => sum + typedCents(line), 0);
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t(count === 1 ? 'web-bank.lines.find' : 'web-bank.lines.split', {
        amount: money(amount),
      })}
    >
      <Form
        form={form}
        error={error}
        onSubmit={form.onSubmit((typed) =>
          onMatch(typed.lines.map((line) => lineBody(line, amount))),
        )}
      >
        <Stack gap="sm">
          <Problem error={error} faults={faults} />
          {lines.map((_line, index) => (
            // A line is identified by its position until it is booked.
            // oxlint-disable-next-line react/no-array-index-key
            <LineFields
              key={index}
              form={form}
              index={index}
              amount={amount}
              buildingId={building_id}
            />
          ))}
          <Group justify="space-between">
            <Button
              variant="default"
              onClick={() =>
                form.insertListItem(
                  'lines',
                  emptyLine(usual, rest > 0 ? inFigures(toEuro(rest)) : ''),
                )
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
      </Form>
    </Dialog>
  );
}
