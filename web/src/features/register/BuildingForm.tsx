import { Group, Select } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { normaliseEnterpriseNumber } from '#domain/kernel/identifiers.ts';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import type { Building, CreateBuilding } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useNumberFault } from '../../shared/format/input-faults.ts';
import {
  parseInteger,
  parsePercent,
  trimToNull,
  writePercent,
} from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { AreaField, LanguageField, TextField, TickField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { SettlementFields, toSettlementEntry, toSettlementInput } from './SettlementFields.tsx';
import { findCommune } from './communes.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));
/** Late interest: none, the legal rate, or the rate of the statutes. */
const INTERESTS = ['None', 'Legal', 'Own'] as const;

/** Form for a building: address, quotas and bookkeeping rules. */
export function BuildingForm(props: {
  readonly from: Partial<Building>;
  readonly submit: (entry: CreateBuilding) => void;
  readonly act: Submission;
  readonly label: string;
}) {
  const { t, language } = useWords();
  const { month } = useFormat();
  const { from, submit, act, label } = props;
  const faultOf = useNumberFault();
  const whole = (text: string) =>
    parseInteger(text) === undefined ? faultOf(text, t('web-register.no_integer')) : null;
  const form = useForm<BuildingInput>({
    mode: 'controlled',
    initialValues: toBuildingInput(from, language),
    validate: {
      total_units: whole,
      total_quota: whole,
      construction_year: (text) => (text === '' ? null : whole(text)),
      enterprise_number: (text) =>
        text === '' || normaliseEnterpriseNumber(text) !== undefined
          ? null
          : t('web-register.no_enterprise_number'),
      late_interest_percent: (text, { late_interest }) =>
        late_interest !== 'Own' || parsePercent(text) !== undefined
          ? null
          : faultOf(text.replace('%', ''), t('web-register.no_percent')),
    },
  });
  return (
    <Form
      of="createBuilding"
      form={form}
      act={act}
      onSubmit={form.onSubmit((typed) => submit(entryOf(typed)))}
      submit={label}
    >
      <Place form={form} />
      <Group grow align="flex-start">
        <TextField name="total_units" label="web-register.building.total_units" as="integer" />
        <TextField
          name="total_quota"
          label="web-register.building.total_quota"
          as="integer"
          hint="web-register.building.total_quota_hint"
          required
        />
      </Group>
      <Group grow align="flex-start">
        <Select
          {...field(form, 'fiscal_year_start_month')}
          label={t('web-register.building.fiscal_year_start_month')}
          data={MONTHS.map((value) => ({
            value,
            label: month(`2026-${value.padStart(2, '0')}-01`).replace(/ ?2026/, ''),
          }))}
          allowDeselect={false}
        />
        <TextField
          name="assembly_window_start"
          label="web-register.building.assembly_window_start"
          hint="web-register.building.assembly_window_hint"
          placeholder="05-15"
        />
      </Group>
      <Languages form={form} />
      <TickField
        name="require_second_approver"
        label="web-register.building.require_second_approver"
      />
      <Interest form={form} />
      <TickField name="consumer_limits" label="web-register.building.consumer_limits" />
      <SettlementFields />
    </Form>
  );
}

/** Languages of books and letters, with a second one where the law requires two. */
function Languages({ form }: { readonly form: UseFormReturnType<BuildingInput> }) {
  const { t } = useWords();
  return (
    <Group grow align="flex-start">
      <LanguageField name="language" label="web-register.building.language" />
      <Select
        {...field(form, 'second_language')}
        label={t('web-register.building.second_language')}
        description={t('web-register.building.second_language_hint')}
        data={LANGUAGES.filter((value) => value !== form.values.language).map((value) => ({
          value,
          label: t(`web.language.${value}`),
        }))}
        clearable
      />
    </Group>
  );
}

/** Late interest and its legal basis. */
function Interest({ form }: { readonly form: UseFormReturnType<BuildingInput> }) {
  const { t } = useWords();
  const { late_interest: interest } = form.values;
  return (
    <>
      <Select
        {...field(form, 'late_interest')}
        label={t('web-register.building.late_interest')}
        data={INTERESTS.map((value) => ({
          value,
          label: t(`web-register.late_interest.${value}`),
        }))}
        allowDeselect={false}
      />
      {interest === 'Own' && (
        <TextField
          name="late_interest_percent"
          label="web-register.building.late_interest_percent"
          as="amount"
        />
      )}
      {interest !== 'None' && (
        <AreaField
          name="late_interest_clause"
          label="web-register.building.late_interest_clause"
          hint="web-register.building.late_interest_clause_hint"
        />
      )}
    </>
  );
}

function Place({ form }: { readonly form: UseFormReturnType<BuildingInput> }) {
  const { language } = useWords();
  const fillCommune = () => {
    const { postal_code: code, city } = form.getValues();
    const commune = findCommune(code, language);
    if (city.trim() === '' && commune !== undefined) form.setFieldValue('city', commune);
  };
  return (
    <>
      <TextField name="name" label="web-register.buildings.name" />
      <TextField name="address" label="web-register.building.address" />
      <Group grow align="flex-start">
        <TextField
          name="postal_code"
          label="web-register.building.postal_code"
          onBlur={fillCommune}
        />
        <TextField name="city" label="web-register.building.city" />
      </Group>
      <Group grow align="flex-start">
        <TextField
          name="enterprise_number"
          label="web-register.fact.enterprise_number"
          as="integer"
        />
        <TextField
          name="construction_year"
          label="web-register.building.construction_year"
          as="integer"
        />
      </Group>
    </>
  );
}

type BuildingInput = ReturnType<typeof toBuildingInput>;

function toBuildingInput(from: Partial<Building>, language: Language) {
  const { late_interest_rate: rate = null } = from;
  const interest: (typeof INTERESTS)[number] =
    rate === null ? 'None' : rate === 'Legal' ? 'Legal' : 'Own';
  return {
    name: from.name ?? '',
    address: from.address ?? '',
    postal_code: from.postal_code ?? '',
    city: from.city ?? '',
    enterprise_number: from.enterprise_number ?? '',
    construction_year: String(from.construction_year ?? ''),
    total_units: String(from.total_units ?? ''),
    total_quota: String(from.total_quota ?? '1000'),
    fiscal_year_start_month: String(from.fiscal_year_start_month ?? 1),
    assembly_window_start: from.assembly_window_start ?? '',
    language: from.language ?? language,
    second_language: from.second_language ?? null,
    // Saving other fields leaves a request to end the requirement as it is.
    require_second_approver:
      (from.require_second_approver ?? false) &&
      (from.single_approver_requested_at ?? null) === null,
    late_interest: interest as string,
    late_interest_percent: typeof rate === 'number' ? writePercent(rate) : '',
    late_interest_clause: from.late_interest_clause ?? '',
    consumer_limits: from.consumer_limits ?? true,
    ...toSettlementInput(from),
  };
}

function entryOf(typed: BuildingInput): CreateBuilding {
  const { late_interest, late_interest_percent, late_interest_clause, language, ...rest } = typed;
  const own = parsePercent(late_interest_percent) ?? null;
  return {
    name: rest.name,
    address: rest.address,
    postal_code: trimToNull(rest.postal_code),
    city: trimToNull(rest.city),
    enterprise_number: trimToNull(rest.enterprise_number),
    construction_year: parseInteger(rest.construction_year) ?? null,
    total_units: parseInteger(rest.total_units) ?? 0,
    total_quota: parseInteger(rest.total_quota) ?? 0,
    fiscal_year_start_month: Number(rest.fiscal_year_start_month),
    assembly_window_start: trimToNull(rest.assembly_window_start),
    language,
    second_language: rest.second_language === language ? null : rest.second_language,
    require_second_approver: rest.require_second_approver,
    late_interest_rate: late_interest === 'None' ? null : late_interest === 'Legal' ? 'Legal' : own,
    late_interest_clause: late_interest === 'None' ? null : trimToNull(late_interest_clause),
    consumer_limits: rest.consumer_limits,
    ...toSettlementEntry(rest),
  };
}
