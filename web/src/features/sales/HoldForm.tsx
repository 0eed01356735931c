import { useAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount, trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { LotsField } from '../../shared/ui/LotsField.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { DayField, TextField, TickField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

/** Form values of a withheld price. */
export type HoldInput = {
  readonly building_id: string;
  readonly owner_id: string;
  readonly unit_ids: string[];
  readonly deed_on: string;
  readonly amount: string;
  readonly informed_on: string;
  readonly contested: boolean;
  readonly letter_sent_on: string;
};

export const EMPTY_HOLD: HoldInput = {
  building_id: '',
  owner_id: '',
  unit_ids: [],
  deed_on: '',
  amount: '',
  informed_on: '',
  contested: false,
  letter_sent_on: '',
};

/** Converts the form values to a request body. */
export function toHoldBody(given: HoldInput) {
  const { owner_id, unit_ids, contested } = given;
  return { owner_id, unit_ids, contested, ...toHoldChanges(given) };
}

/** Converts the form values that can be changed afterwards to a request body. */
export function toHoldChanges({ deed_on, amount, informed_on, letter_sent_on }: HoldInput) {
  return {
    deed_on,
    amount: Number(parseAmount(amount)),
    informed_on,
    letter_sent_on: trimToNull(letter_sent_on),
  };
}

/** Converts the form values to a request body for a sale, whose deed is known. */
export function toPriceBody(given: HoldInput) {
  const { deed_on: _known, ...body } = toHoldChanges(given);
  return { ...body, contested: given.contested };
}

interface Props {
  readonly initial: HoldInput;
  readonly run: (given: HoldInput) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog that records a withheld price. */
export function HoldForm(props: Props) {
  const { t } = useWords();
  const amount = useAmountFault();
  return (
    <ActDialog
      of="createHold"
      title={t('web-sales.hold.new')}
      submit={t('web-sales.hold.record')}
      consequence={t('web-sales.hold.rule')}
      validate={{
        amount,
        owner_id: (id) => (id === '' ? t('web-sales.hold.no_owner') : null),
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
          <OwnerField
            {...field(form, 'owner_id')}
            label={t('web-sales.seller')}
            buildingId={form.values.building_id}
            value={form.values.owner_id}
          />
          <LotsField
            {...field(form, 'unit_ids')}
            label={t('web-sales.lots')}
            buildingId={form.values.building_id}
            value={form.values.unit_ids}
          />
          <HoldFields />
          <TickField name="contested" label="web-sales.hold.contested" />
        </>
      )}
    </ActDialog>
  );
}

/** Dialog that records what is withheld from the price of a sale. */
export function PriceForm(props: Props) {
  const { t } = useWords();
  const amount = useAmountFault();
  return (
    <ActDialog
      of="holdSalePrice"
      title={t('web-sales.hold.new')}
      submit={t('web-sales.hold.record')}
      consequence={t('web-sales.hold.rule')}
      validate={{ amount }}
      {...props}
    >
      <PriceFields />
      <TickField name="contested" label="web-sales.hold.contested" />
    </ActDialog>
  );
}

/** Dialog that changes a withheld price. */
export function EditHoldForm(props: Props) {
  const { t } = useWords();
  const amount = useAmountFault();
  return (
    <ActDialog
      of="updateHold"
      title={t('web-sales.hold.edit')}
      submit={t('web-sales.save')}
      consequence={t('web-sales.hold.rule')}
      validate={{ amount }}
      {...props}
    >
      <HoldFields />
    </ActDialog>
  );
}

function HoldFields() {
  return (
    <>
      <DayField name="deed_on" label="web-sales.hold.deed_on" />
      <PriceFields />
    </>
  );
}

function PriceFields() {
  return (
    <>
      <TextField name="amount" label="web-sales.amount" as="amount" />
      <DayField name="informed_on" label="web-sales.hold.informed_on" />
      <DayField name="letter_sent_on" label="web-sales.hold.letter_sent_on" />
    </>
  );
}
