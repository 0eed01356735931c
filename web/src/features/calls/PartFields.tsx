import { Button, Fieldset, Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FUNDS } from '#domain/funds/funds.ts';
import { useFormat } from '../../shared/format/format.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { nextPart, type CallInput } from './call-input.ts';
import styles from './calls.module.css';

/** Parts of a call for several funds. The first part takes over the values typed for the whole. */
export function PartFields(props: {
  readonly form: UseFormReturnType<CallInput>;
  /** Whether each part has a distribution key of its own; keys belong to a single building. */
  readonly hasKeys?: boolean;
  /** Whether the amounts are yearly totals. */
  readonly isSeries?: boolean;
}) {
  const { form, hasKeys = true, isSeries = false } = props;
  const { t } = useWords();
  const { money } = useFormat();
  const { parts } = form.values;
  const total = sumEuro(parts.map(({ amount }) => Number(parseAmount(amount) ?? 0)));
  return (
    <Fieldset legend={t('web-calls.parts')} variant="unstyled">
      <Stack gap="xs">
        <p className={styles['hint']}>{t('web-calls.parts_hint')}</p>
        {parts.map((_part, index) => (
          // A part is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <Part key={index} form={form} index={index} hasKey={hasKeys} isSeries={isSeries} />
        ))}
        {parts.length > 0 && (
          <p role="status">{t('web-calls.sum_of_parts', { amount: money(total) })}</p>
        )}
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => form.insertListItem('parts', nextPart(form.values))}
          >
            {t('web-calls.add_part')}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}

function Part(props: {
  readonly form: UseFormReturnType<CallInput>;
  readonly index: number;
  readonly hasKey: boolean;
  readonly isSeries: boolean;
}) {
  const { t } = useWords();
  const { form, index, hasKey, isSeries } = props;
  const { building_id: buildingId, parts } = form.values;
  return (
    <div className={styles['part']}>
      <Select
        {...field(form, `parts.${index}.fund`)}
        label={t('web-calls.part', { part: index + 1 })}
        data={FUNDS.map((value) => ({ value, label: t(`enum.Fund.${value}`) }))}
        allowDeselect={false}
      />
      <TextField
        name={`parts.${index}.amount`}
        label={isSeries ? 'web-calls.amount_of_year' : 'web-calls.amount'}
        as="amount"
        required
      />
      {hasKey && (
        <KeyField
          buildingId={buildingId}
          {...field(form, `parts.${index}.distribution_key_id`)}
          value={parts[index]?.distribution_key_id ?? ''}
        />
      )}
      <Button variant="subtle" size="xs" onClick={() => form.removeListItem('parts', index)}>
        {t('web-calls.remove_part', { part: index + 1 })}
      </Button>
    </div>
  );
}
