import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { AccountField } from '../../shared/ui/AccountField.tsx';
import { ClaimField } from '../../shared/ui/ClaimField.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { ExpenseField } from './ExpenseField.tsx';
import { PaymentField } from './PaymentField.tsx';
import { RegisteredSupplierField } from './RegisteredSupplierField.tsx';
import styles from './bank.module.css';
import {
  canHaveClaim,
  canHaveKey,
  canHavePayment,
  canHaveSupplier,
  emptyLine,
  kindsOf,
  type LineKind,
  type LineInput,
  type LinesInput,
} from './lines-input.ts';

interface LineProps {
  readonly form: UseFormReturnType<LinesInput>;
  readonly index: number;
  /** Amount of the whole transaction. */
  readonly amount: number;
  readonly buildingId: string;
}

/** Purpose and amount of one part of a transaction. */
export function LineFields(props: LineProps) {
  const { t } = useWords();
  const { form, index, amount } = props;
  const place = `lines.${index}`;
  const line = form.values.lines[index];
  if (line === undefined) return null;
  return (
    <div className={styles['part']}>
      <Select
        {...field(form, `${place}.kind`)}
        label={t('web-bank.lines.kind', { line: index + 1 })}
        data={kindsOf(amount).map((value) => ({ value, label: t(`web-bank.lines.${value}`) }))}
        onChange={(kind) =>
          kind !== null && form.setFieldValue(place, emptyLine(kind as LineKind, line.amount))
        }
        allowDeselect={false}
      />
      <Target {...props} line={line} />
      <TextField name={`${place}.amount`} label="web-bank.amount" as="amount" required />
      <LineDetail {...props} line={line} />
    </div>
  );
}

/** Selects the owner, the expense or the account. */
function Target(props: LineProps & { readonly line: LineInput }) {
  const { amount: inFigures } = useFormat();
  const { form, index, amount, buildingId, line } = props;
  const target = {
    ...field(form, `lines.${index}.id`),
    value: line.id,
    ...(index === 0 ? { 'data-autofocus': true } : {}),
  };
  if (line.kind === 'account_code') return <AccountField {...target} />;
  if (line.kind === 'expense_id')
    return (
      <ExpenseField
        {...target}
        buildingId={buildingId}
        transactionAmount={amount}
        onAmount={(whole) => form.setFieldValue(`lines.${index}.amount`, inFigures(whole))}
      />
    );
  return (
    <OwnerField
      {...target}
      buildingId={buildingId}
      onChange={(id) => form.setFieldValue(`lines.${index}`, { ...line, id, payment_id: '' })}
    />
  );
}

/** Optional detail: the returned payment, the supplier, the distribution key or the claim. */
function LineDetail(props: LineProps & { readonly line: LineInput }) {
  const { amount: inFigures } = useFormat();
  const { form, index, amount, buildingId, line } = props;
  const place = `lines.${index}`;
  if (canHavePayment(line, amount))
    return (
      <div className={styles['beside']}>
        <PaymentField
          {...field(form, `${place}.payment_id`)}
          buildingId={buildingId}
          ownerId={line.id}
          value={line.payment_id}
          onAmount={(whole) => form.setFieldValue(`${place}.amount`, inFigures(whole))}
        />
      </div>
    );
  if (canHaveSupplier(line))
    return (
      <div className={styles['beside']}>
        <RegisteredSupplierField
          {...field(form, `${place}.supplier_id`)}
          value={line.supplier_id}
        />
      </div>
    );
  if (canHaveKey(line))
    return (
      <div className={styles['beside']}>
        <KeyField
          {...field(form, `${place}.distribution_key_id`)}
          buildingId={buildingId}
          value={line.distribution_key_id}
        />
      </div>
    );
  if (canHaveClaim(line))
    return (
      <div className={styles['beside']}>
        <ClaimField
          {...field(form, `${place}.claim_id`)}
          buildingId={buildingId}
          value={line.claim_id}
        />
      </div>
    );
  return null;
}
