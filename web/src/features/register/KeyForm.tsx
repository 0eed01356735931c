import { Button, Group, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { KEY_KINDS } from '#domain/register/distribution-key.ts';
import type { CreateDistributionKey, DistributionKey, Unit } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useNumberFault } from '../../shared/format/input-faults.ts';
import { parseInteger } from '../../shared/format/parse-input.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ChoiceField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

type KeyEntry = CreateDistributionKey & { readonly valid_from?: string };

interface KeyInput extends Record<string, unknown> {
  readonly name: string;
  readonly kind: DistributionKey['kind'];
  readonly expected: string;
  readonly valid_from: string;
  readonly weights: Readonly<Record<string, string>>;
}

/**
 * Form for a distribution key, by weights or by the meters of the lots. Shows the sum of the weights, which
 * must match the total of the deed if one is given.
 */
export function KeyForm(props: {
  readonly from: Partial<DistributionKey>;
  readonly units: readonly Unit[];
  readonly submit: (entry: KeyEntry) => void;
  readonly act: Submission;
  readonly label: string;
}) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { from, units, submit, act, label } = props;
  const faultOf = useNumberFault();
  const isNew = from.id === undefined;
  const form = useForm<KeyInput>({
    mode: 'controlled',
    initialValues: {
      name: from.name ?? '',
      kind: from.kind ?? 'Weights',
      expected: '',
      valid_from: today(),
      weights: weightsOf(units, (unit) => parseWeight(from, unit.id)),
    },
    validate: {
      weights: Object.fromEntries(
        units.map(({ id }) => [
          id,
          (text: string) => validateWeight(text) && faultOf(text, t('web-register.no_integer')),
        ]),
      ),
      expected: (text, { kind, weights }) => {
        if (kind === 'Meter' || text.trim() === '' || parseInteger(text) === sumOf(weights))
          return null;
        if (parseInteger(text) === undefined) return faultOf(text, t('web-register.no_integer'));
        return t('web-register.keys.not_met', { sum: integer(sumOf(weights)), expected: text });
      },
    },
  });
  const isMetered = form.values.kind === 'Meter';
  const send = form.onSubmit((typed) => submit(toEntry(typed, units, isNew)));
  return (
    <Form of="createDistributionKey" form={form} act={act} onSubmit={send}>
      <TextField name="name" label="web-register.keys.name" />
      {isNew && (
        <ChoiceField
          name="kind"
          label="web-register.keys.kind"
          hint="web-register.keys.kind_hint"
          of="KeyKind"
          values={KEY_KINDS}
        />
      )}
      {!isMetered && <WeightFields units={units} form={form} isNew={isNew} />}
      <Group>
        <Button
          type="submit"
          loading={act.isPending}
          disabled={!isMetered && sumOf(form.values.weights) === 0}
        >
          {label}
        </Button>
      </Group>
    </Form>
  );
}

function toEntry(typed: KeyInput, units: readonly Unit[], isNew: boolean): KeyEntry {
  const { name, kind, valid_from } = typed;
  if (kind === 'Meter') return isNew ? { name, kind } : { name };
  const weights = units.flatMap(({ id }) => {
    const weight = parseInteger(typed.weights[id] ?? '') ?? 0;
    return weight === 0 ? [] : [{ unit_id: id, weight }];
  });
  return { name, weights, ...(isNew ? {} : { valid_from }) };
}

/** The weights of the lots, and their sum beside that of the deed. */
function WeightFields(props: {
  readonly units: readonly Unit[];
  readonly form: UseFormReturnType<KeyInput>;
  readonly isNew: boolean;
}) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { units, form, isNew } = props;
  const { weights, expected } = form.values;
  const sum = sumOf(weights);
  return (
    <>
      <Group grow align="flex-start">
        <TextField
          name="expected"
          label="web-register.keys.expected"
          as="integer"
          hint="web-register.keys.expected_hint"
        />
        {!isNew && (
          <DayField
            name="valid_from"
            label="web-register.keys.valid_from"
            hint="web-register.keys.valid_from_hint"
            required
          />
        )}
      </Group>
      <Fill units={units} form={form} />
      <Weights units={units} form={form} />
      <p aria-live="polite">
        {expected.trim() === ''
          ? t('web-register.keys.sum', { sum: integer(sum) })
          : t(
              sum === parseInteger(expected)
                ? 'web-register.keys.met'
                : 'web-register.keys.not_met',
              {
                sum: integer(sum),
                expected,
              },
            )}
      </p>
    </>
  );
}

/** Fills in the same weight for many lots at once. */
function Fill(props: {
  readonly units: readonly Unit[];
  readonly form: UseFormReturnType<KeyInput>;
}) {
  const { t } = useWords();
  const { units, form } = props;
  const fill = (weightOf: (unit: Unit) => string) =>
    form.setFieldValue('weights', weightsOf(units, weightOf));
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" onClick={() => fill(({ quota }) => String(quota))}>
        {t('web-register.keys.by_quota')}
      </Button>
      <Button size="xs" variant="default" onClick={() => fill(() => '1')}>
        {t('web-register.keys.equal')}
      </Button>
      <Button size="xs" variant="default" onClick={() => fill(() => '')}>
        {t('web-register.keys.none')}
      </Button>
    </Group>
  );
}

function Weights(props: {
  readonly units: readonly Unit[];
  readonly form: UseFormReturnType<KeyInput>;
}) {
  const { t } = useWords();
  const { units, form } = props;
  const columns = weightColumns(form);
  return (
    <DataTable
      caption={t('web-register.keys.weights')}
      columns={columns}
      rows={units}
      empty={t('web-register.units.empty')}
    />
  );
}

function weightColumns(form: UseFormReturnType<KeyInput>): readonly Column<Unit>[] {
  return [
    { id: 'unit_number', header: 'web-register.units.unit' },
    { id: 'quota', header: 'web-register.units.quota', as: 'integer' },
    {
      id: 'weight',
      header: 'web-register.keys.weight',
      isNumber: true,
      cell: ({ id, unit_number }, { t }) => (
        <TextInput
          {...field(form, `weights.${id}`)}
          aria-label={t('web-register.keys.weight_of', { number: unit_number })}
          inputMode="numeric"
          size="xs"
          w={110}
          styles={{ input: { textAlign: 'right' } }}
        />
      ),
    },
  ];
}

function weightsOf(
  units: readonly Unit[],
  weightOf: (unit: Unit) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(units.map((unit) => [unit.id, weightOf(unit)]));
}

function parseWeight(key: Partial<DistributionKey>, unitId: string): string {
  const found = key.weights?.find(({ unit_id }) => unit_id === unitId);
  return found === undefined ? '' : String(found.weight);
}

function sumOf(weights: Readonly<Record<string, string>>): number {
  return Object.values(weights).reduce((sum, text) => sum + (parseInteger(text) ?? 0), 0);
}

/** Null if the weight is valid: empty, which counts as 0, or an integer of at least 0. */
function validateWeight(text: string): true | null {
  return text.trim() === '' || (parseInteger(text) ?? -1) >= 0 ? null : true;
}
