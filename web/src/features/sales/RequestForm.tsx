import { LANGUAGES } from '#domain/kernel/language.ts';
import { LOT_REQUEST_ASKERS, LOT_REQUEST_KINDS } from '#domain/sales/lot-request.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { LotsField } from '../../shared/ui/LotsField.tsx';
import { ChoiceField, DayField, LanguageField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

/** Form values of a request. */
export type RequestInput = {
  readonly building_id: string;
  readonly unit_ids: string[];
  readonly kind: (typeof LOT_REQUEST_KINDS)[number];
  readonly asked_by: (typeof LOT_REQUEST_ASKERS)[number];
  readonly name: string;
  readonly email: string;
  /** Empty: that of the building. */
  readonly language: (typeof LANGUAGES)[number] | '';
  readonly received_on: string;
  readonly expected_deed_on: string;
  readonly certain_date: string;
  readonly enjoyment_from: string;
};

export const EMPTY_REQUEST: RequestInput = {
  building_id: '',
  unit_ids: [],
  kind: 'BeforeContract',
  asked_by: 'Notary',
  name: '',
  email: '',
  language: '',
  received_on: '',
  expected_deed_on: '',
  certain_date: '',
  enjoyment_from: '',
};

/** Converts the form values to a request body. */
export function toRequestBody(given: RequestInput) {
  const { unit_ids, kind, asked_by, received_on } = given;
  return { unit_ids, kind, asked_by, received_on, ...toChanges(given) };
}

/** Converts the form values that can be changed afterwards to a request body. */
export function toChanges(given: RequestInput) {
  const { name, email, language, expected_deed_on, certain_date, enjoyment_from } = given;
  return {
    name,
    email: trimToNull(email),
    ...(language === '' ? {} : { language }),
    expected_deed_on: trimToNull(expected_deed_on),
    certain_date: trimToNull(certain_date),
    enjoyment_from: trimToNull(enjoyment_from),
  };
}

interface Props {
  readonly initial: RequestInput;
  readonly run: (given: RequestInput) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog that records a request. */
export function RequestForm(props: Props) {
  const { t } = useWords();
  return (
    <ActDialog
      of="createLotRequest"
      title={t('web-sales.request.new')}
      submit={t('web-sales.request.record')}
      consequence={t('web-sales.request.rule')}
      validate={{
        unit_ids: (ids) => (ids.length === 0 ? t('web-sales.request.no_lot') : null),
      }}
      {...props}
    >
      {(form) => (
        <>
          <BuildingField
            {...field(form, 'building_id')}
            value={form.values.building_id}
            onChange={(id) => form.setValues({ building_id: id, unit_ids: [] })}
          />
          <LotsField
            {...field(form, 'unit_ids')}
            label={t('web-sales.lots')}
            buildingId={form.values.building_id}
            value={form.values.unit_ids}
          />
          <ChoiceField
            name="kind"
            label="web-sales.request.kind"
            of="LotRequestKind"
            values={LOT_REQUEST_KINDS}
          />
          <ChoiceField
            name="asked_by"
            label="web-sales.request.asked_by"
            of="LotRequestAsker"
            values={LOT_REQUEST_ASKERS}
          />
          <DayField name="received_on" label="web-sales.request.received_on" />
          <ChangeableFields />
        </>
      )}
    </ActDialog>
  );
}

/** Dialog that changes an open request. */
export function EditRequestForm(props: Props) {
  const { t } = useWords();
  return (
    <ActDialog
      of="updateLotRequest"
      title={t('web-sales.request.edit')}
      submit={t('web-sales.save')}
      consequence={t('web-sales.request.days_rule')}
      {...props}
    >
      <ChangeableFields />
    </ActDialog>
  );
}

function ChangeableFields() {
  return (
    <>
      <TextField name="name" label="web-sales.request.name" />
      <TextField name="email" label="web-sales.request.email" as="email" />
      <LanguageField
        name="language"
        label="web-sales.request.language"
        hint="web-sales.request.language_hint"
      />
      <DayField name="expected_deed_on" label="web-sales.request.expected_deed_on" />
      <DayField name="certain_date" label="web-sales.request.certain_date" />
      <DayField name="enjoyment_from" label="web-sales.request.enjoyment_from" />
    </>
  );
}
