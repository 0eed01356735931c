import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import type { CreateUnit, Unit } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { trimToNull, parseInteger } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import { useQuotas } from './quotas.ts';

/** Form for a lot: kind, location and quotas. */
export function UnitForm(props: {
  readonly from: Partial<Unit>;
  readonly submit: (entry: CreateUnit) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, isPending, error, label } = props;
  const form = useForm<TypedUnit>({
    mode: 'controlled',
    initialValues: typedUnit(from),
    validate: {
      quota: (text) => (parseInteger(text) === undefined ? t('web-register.no_integer') : null),
      floor: (text) =>
        text === '' || parseInteger(text) !== undefined ? null : t('web-register.no_integer'),
      area: (text) =>
        text === '' || /^\d+([.,]\d{1,2})?$/.test(text) ? null : t('web-register.no_area'),
    },
  });
  const faults = useRefusals(form, error);
  const { building_id: building, quota } = form.values;
  const send = form.onSubmit((typed) =>
    submit({
      building_id: typed.building_id,
      unit_number: typed.unit_number,
      type: typed.type,
      floor: parseInteger(typed.floor) ?? null,
      area: typed.area === '' ? null : Number(typed.area.replace(',', '.')),
      quota: parseInteger(typed.quota) ?? 0,
      parent_unit_id: trimToNull(typed.parent_unit_id),
    }),
  );
  return (
    <Form form={form} error={error} onSubmit={send}>
      <Stack gap="md" maw={640}>
        <Problem error={error} faults={faults} />
        {from.id === undefined && (
          <BuildingField {...field(form, 'building_id')} value={building} />
        )}
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'unit_number')}
            label={t('web-register.unit.number')}
            required
            withAsterisk={false}
          />
          <Select
            {...field(form, 'type')}
            label={t('web-register.units.type')}
            data={UNIT_TYPES.map((value) => ({ value, label: t(`enum.UnitType.${value}`) }))}
            allowDeselect={false}
          />
        </Group>
        <Size form={form} />
        <TextInput
          {...field(form, 'quota')}
          label={t('web-register.units.quota')}
          inputMode="numeric"
          required
          withAsterisk={false}
        />
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
        <Group>
          <Button type="submit" loading={isPending}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

type TypedUnit = ReturnType<typeof typedUnit>;

function typedUnit(from: Partial<Unit>) {
  return {
    building_id: from.building_id ?? '',
    unit_number: from.unit_number ?? '',
    type: from.type ?? 'Apartment',
    floor: String(from.floor ?? ''),
    area: String(from.area ?? '').replace('.', ','),
    quota: String(from.quota ?? ''),
    parent_unit_id: from.parent_unit_id ?? '',
  };
}

function Size({ form }: { readonly form: UseFormReturnType<TypedUnit> }) {
  const { t } = useWords();
  return (
    <Group grow align="flex-start">
      <TextInput
        {...field(form, 'floor')}
        label={t('web-register.units.floor')}
        inputMode="numeric"
      />
      <TextInput {...field(form, 'area')} label={t('web-register.unit.area')} inputMode="decimal" />
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
  const { data } = useQuery({
    ...apiQuery('listBuildingUnits', { path: { id: buildingId }, query: { limit: 500 } }),
    enabled: buildingId !== '',
  });
  const others = (data?.data ?? []).filter((unit) => unit.id !== unitId);
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
