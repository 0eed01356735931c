import { Group, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import type { CreateUnit, Unit } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useNumberFault } from '../../shared/format/input-faults.ts';
import {
  parseDecimal,
  parseInteger,
  trimToNull,
  writeNumber,
} from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { useLots } from '../../shared/ui/LotsField.tsx';
import { ChoiceField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { useQuotas } from './quotas.ts';

/** Form for a lot: kind, location and quotas. */
export function UnitForm(props: {
  readonly from: Partial<Unit>;
  readonly submit: (entry: CreateUnit) => void;
  readonly act: Submission;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, act, label } = props;
  const faultOf = useNumberFault();
  const integerFault = (text: string) =>
    parseInteger(text) === undefined ? faultOf(text, t('web-register.no_integer')) : null;
  const form = useForm<UnitInput>({
    mode: 'controlled',
    initialValues: toUnitInput(from),
    validate: {
      quota: integerFault,
      floor: (text) => (text === '' ? null : integerFault(text)),
      area: (text) =>
        text === '' || (parseDecimal(text, 2) ?? -1) >= 0
          ? null
          : faultOf(text, t('web-register.no_area')),
    },
  });
  const { building_id: building, quota } = form.values;
  const send = form.onSubmit((typed) =>
    submit({
      building_id: typed.building_id,
      unit_number: typed.unit_number,
      type: typed.type,
      floor: parseInteger(typed.floor) ?? null,
      area: parseDecimal(typed.area, 2) ?? null,
      quota: parseInteger(typed.quota) ?? 0,
      parent_unit_id: trimToNull(typed.parent_unit_id),
    }),
  );
  return (
    <Form of="createUnit" form={form} act={act} onSubmit={send} submit={label}>
      {from.id === undefined && <BuildingField {...field(form, 'building_id')} value={building} />}
      <Group grow align="flex-start">
        <TextField name="unit_number" label="web-register.unit.number" />
        <ChoiceField
          name="type"
          label="web-register.units.type"
          of="UnitType"
          values={UNIT_TYPES}
        />
      </Group>
      <Size />
      <TextField name="quota" label="web-register.units.quota" as="integer" required />
      <QuotaSum
        buildingId={building}
        before={from.id === undefined ? 0 : (from.quota ?? 0)}
        typed={parseInteger(quota) ?? 0}
      />
      <ParentField
        {...field(form, 'parent_unit_id')}
        buildingId={building}
        value={form.values.parent_unit_id}
        unitId={from.id}
      />
    </Form>
  );
}

type UnitInput = ReturnType<typeof toUnitInput>;

function toUnitInput(from: Partial<Unit>) {
  return {
    building_id: from.building_id ?? '',
    unit_number: from.unit_number ?? '',
    type: from.type ?? 'Apartment',
    floor: String(from.floor ?? ''),
    area: typeof from.area === 'number' ? writeNumber(from.area) : '',
    quota: String(from.quota ?? ''),
    parent_unit_id: from.parent_unit_id ?? '',
  };
}

function Size() {
  return (
    <Group grow align="flex-start">
      <TextField name="floor" label="web-register.units.floor" as="integer" />
      <TextField name="area" label="web-register.unit.area" as="amount" />
    </Group>
  );
}

/** Sum of all quotas, including the typed ones. */
function QuotaSum(props: {
  readonly buildingId: string;
  readonly before: number;
  readonly typed: number;
}) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { buildingId, before, typed } = props;
  const quotas = useQuotas(buildingId);
  if (quotas === undefined) return null;
  const given = quotas.given - before + typed;
  const state = given > quotas.total ? 'above' : given === quotas.total ? 'met' : 'below';
  return (
    <p aria-live="polite">
      {t(`web-register.quota_sum.${state}`, {
        given: integer(given),
        total: integer(quotas.total),
        difference: integer(Math.abs(quotas.total - given)),
      })}
    </p>
  );
}

/** Selects the lot that this one belongs to, such as the flat of a cellar. */
function ParentField(props: {
  readonly id: string;
  readonly buildingId: string;
  readonly unitId: string | undefined;
  readonly value: string;
  readonly onChange: (value: string | null) => void;
}) {
  const { t } = useWords();
  const { buildingId, unitId, value, onChange, id } = props;
  const others = useLots(buildingId).filter((unit) => unit.id !== unitId);
  return (
    <Select
      id={id}
      label={t('web-register.unit.parent')}
      description={t('web-register.unit.parent_hint')}
      data={others.map((unit) => ({ value: unit.id, label: unit.unit_number }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('web-register.unit.no_parent') }}
    />
  );
}
