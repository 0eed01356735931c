import { Group, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { NATURES } from '#domain/costs/cost-line.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ClaimField } from '../../shared/ui/ClaimField.tsx';
import { DecisionField } from '../../shared/ui/DecisionField.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { ChoiceField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import styles from './NewEntryPage.module.css';
import { asksDecision, findDetail, withMissing, type LineInput } from './entry-input.ts';

/** Values of the form of an entry by hand. */
export interface EntryInput {
  readonly building_id: string;
  readonly entry_date: string;
  readonly description: string;
  /** Year in which the closed financial year ends; empty for none. */
  readonly corrects_fiscal_year: string;
  readonly lines: LineInput[];
}

interface LineProps {
  readonly form: UseFormReturnType<EntryInput>;
  readonly index: number;
}

/** Account and amount of a line, and what else the account asks for. */
export function EntryLineFields({ form, index }: LineProps) {
  const { t } = useWords();
  const place = `lines.${index}`;
  const account = field(form, `${place}.account_code`);
  return (
    <div className={styles['line']}>
      <Group grow align="flex-start" wrap="nowrap" gap="xs">
        <TextInput
          {...account}
          label={t('web-books.new_entry.account', { line: index + 1 })}
          inputMode="numeric"
          onChange={(event) => {
            account.onChange(event);
            // Before the amount has the focus: what is typed there would be added to it.
            form.setFieldValue('lines', withMissing(form.getValues().lines, index));
          }}
        />
        <TextField name={`${place}.debit`} label="enum.BalanceSide.Debit" as="amount" />
        <TextField name={`${place}.credit`} label="enum.BalanceSide.Credit" as="amount" />
      </Group>
      <Detail form={form} index={index} />
    </div>
  );
}

/** The owner, the supplier, the claim, or who bears the cost. */
function Detail({ form, index }: LineProps) {
  const place = `lines.${index}`;
  const { building_id: buildingId, lines } = form.values;
  const line = lines[index];
  const detail = line === undefined ? undefined : findDetail(line.account_code);
  if (line === undefined || detail === undefined) return null;
  if (detail === 'owner')
    return (
      <OwnerField
        {...field(form, `${place}.owner_id`)}
        buildingId={buildingId}
        value={line.owner_id}
      />
    );
  if (detail === 'supplier')
    return <TextField name={`${place}.supplier`} label="web-books.new_entry.supplier" />;
  if (detail === 'claim')
    return (
      <ClaimField
        {...field(form, `${place}.claim_id`)}
        buildingId={buildingId}
        value={line.claim_id}
      />
    );
  return (
    <div className={styles['cost']}>
      <KeyField
        {...field(form, `${place}.distribution_key_id`)}
        buildingId={buildingId}
        value={line.distribution_key_id}
      />
      <ChoiceField
        name={`${place}.nature`}
        label="web-books.new_entry.nature"
        hint="web-books.new_entry.by_account"
        of="Nature"
        values={NATURES}
        clearable
      />
      <DayField name={`${place}.period_from`} label="web-books.new_entry.period_from" />
      <DayField name={`${place}.period_to`} label="web-books.new_entry.period_to" />
      {asksDecision(line) && (
        <DecisionField
          {...field(form, `${place}.decision_id`)}
          buildingId={buildingId}
          value={line.decision_id}
        />
      )}
    </div>
  );
}
