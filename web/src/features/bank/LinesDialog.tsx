import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import type { BankTransaction, MatchBankTransaction } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { DialogButtons } from '../../shared/ui/DialogButtons.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { LineFields } from './LineFields.tsx';
import {
  emptyLine,
  toInputName,
  kindsOf,
  lineBody,
  parseLineCents,
  type LinesInput,
} from './lines-input.ts';

type Lines = NonNullable<MatchBankTransaction['lines']>;

/** Dialog to book a transaction manually, as a whole or split into several parts. */
export function LinesDialog(props: {
  readonly transaction: BankTransaction;
  /** Number of lines shown initially. */
  readonly count: number;
  /** Owner whose payment it may be; empty if none is named. */
  readonly ownerId: string;
  readonly act: Submission;
  readonly onMatch: (lines: Lines) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { money, amount: inFigures } = useFormat();
  const { transaction, count, ownerId, act, onMatch, onClose } = props;
  const { amount, building_id } = transaction;
  const [usual] = kindsOf(amount);
  const amountFault = useAmountFault();
  const form = useForm<LinesInput>({
    mode: 'controlled',
    initialValues: {
      lines:
        count === 1
          ? [{ ...emptyLine(usual, inFigures(Math.abs(amount))), id: ownerId }]
          : Array.from({ length: count }, () => emptyLine(usual)),
    },
    validate: {
      lines: {
        id: (id) => (id === '' ? t('web-bank.lines.missing') : null),
        amount: amountFault,
      },
    },
  });
  const { lines } = form.values;
  const rest =
    centsOf(Math.abs(amount)) - lines.reduce((sum, line) => sum + parseLineCents(line), 0);
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
        act={act}
        onSubmit={form.onSubmit((typed) =>
          onMatch(typed.lines.map((line) => lineBody(line, amount))),
        )}
        gap="sm"
        inputOf={toInputName}
      >
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
        <DialogButtons>
          <Button type="submit" loading={act.isPending} disabled={rest !== 0}>
            {t('web-bank.lines.submit')}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}
