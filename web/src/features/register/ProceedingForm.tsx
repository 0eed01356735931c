import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount, trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field, type AnyForm } from '../../shared/ui/form.ts';

/** Form values of a proceeding. */
export type ProceedingInput = {
  readonly title: string;
  readonly parties: string;
  readonly court: string;
  readonly number: string;
  readonly opened_on: string;
  readonly ended_on: string;
  readonly stake: string;
  readonly provision: string;
  readonly unit_ids: string[];
  readonly excluded_owner_ids: string[];
};

export const EMPTY_PROCEEDING: ProceedingInput = {
  title: '',
  parties: '',
  court: '',
  number: '',
  opened_on: '',
  ended_on: '',
  stake: '',
  provision: '',
  unit_ids: [],
  excluded_owner_ids: [],
};

const amountOrNull = (text: string) => (text.trim() === '' ? null : Number(parseAmount(text)));

/** Converts the form values to a request body. */
export function toProceedingBody(given: ProceedingInput) {
  const { court, number, ended_on, stake, provision, ...others } = given;
  return {
    ...others,
    court: trimToNull(court),
    number: trimToNull(number),
    ended_on: trimToNull(ended_on),
    stake: amountOrNull(stake),
    provision: amountOrNull(provision),
  };
}

/** Dialog with the fields of a proceeding. */
export function ProceedingForm(props: {
  readonly of: 'createProceeding' | 'updateProceeding';
  readonly title: string;
  readonly submit: string;
  readonly initial: ProceedingInput;
  readonly buildingId: string;
  readonly run: (given: ProceedingInput) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const amountFault = useAmountFault();
  const { buildingId, ...dialog } = props;
  const fault = (text: string) => (text.trim() === '' ? null : amountFault(text));
  return (
    <ActDialog
      {...dialog}
      consequence={t('web-register.proceedings.rule')}
      validate={{ stake: fault, provision: fault }}
    >
      {(form) => (
        <>
          <TextField name="title" label="web-register.proceedings.case" data-autofocus />
          <TextField name="parties" label="web-register.proceedings.parties" />
          <TextField name="court" label="web-register.proceedings.court" />
          <TextField name="number" label="web-register.proceedings.number" />
          <DayField name="opened_on" label="web-register.proceedings.opened_on" />
          <DayField name="ended_on" label="web-register.proceedings.ended_on" />
          <TextField name="stake" label="web-register.proceedings.stake" as="amount" />
          <TextField name="provision" label="web-register.proceedings.provision" as="amount" />
          <Bearers form={form} values={form.values} buildingId={buildingId} />
        </>
      )}
    </ActDialog>
  );
}

/** Lots that bear the costs, and owners who bear none. */
function Bearers(props: {
  readonly form: AnyForm;
  readonly values: Pick<ProceedingInput, 'unit_ids' | 'excluded_owner_ids'>;
  readonly buildingId: string;
}) {
  const { t } = useWords();
  const { form, values, buildingId: id } = props;
  const lots = useQuery(apiQuery('listBuildingUnits', { path: { id }, query: { limit: 500 } }));
  const owners = useQuery(apiQuery('listBuildingOwners', { path: { id }, query: { limit: 500 } }));
  return (
    <>
      <MultiSelect
        {...field(form, 'unit_ids')}
        label={t('web-register.proceedings.lots')}
        description={t('web-register.proceedings.lots_hint')}
        value={values.unit_ids}
        data={(lots.data?.data ?? []).map((lot) => ({ value: lot.id, label: lot.unit_number }))}
        searchable
      />
      <MultiSelect
        {...field(form, 'excluded_owner_ids')}
        label={t('web-register.proceedings.excluded')}
        description={t('web-register.proceedings.excluded_hint')}
        value={values.excluded_owner_ids}
        data={(owners.data?.data ?? []).map((owner) => ({ value: owner.id, label: owner.name }))}
        searchable
      />
    </>
  );
}
