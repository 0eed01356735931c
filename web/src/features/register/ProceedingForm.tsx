import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { parseOptionalAmount, trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { LotsField } from '../../shared/ui/LotsField.tsx';
import { OwnersField } from '../../shared/ui/OwnersField.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

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

/** Converts the form values to a request body. */
export function toProceedingBody(given: ProceedingInput) {
  const { court, number, ended_on, stake, provision, ...others } = given;
  return {
    ...others,
    court: trimToNull(court),
    number: trimToNull(number),
    ended_on: trimToNull(ended_on),
    stake: parseOptionalAmount(stake),
    provision: parseOptionalAmount(provision),
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
  const amountFault = useOptionalAmountFault();
  const { buildingId, ...dialog } = props;
  return (
    <ActDialog
      {...dialog}
      consequence={t('web-register.proceedings.rule')}
      validate={{ stake: amountFault, provision: amountFault }}
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
          <LotsField
            {...field(form, 'unit_ids')}
            buildingId={buildingId}
            label={t('web-register.proceedings.lots')}
            description={t('web-register.proceedings.lots_hint')}
            value={form.values.unit_ids}
          />
          <OwnersField
            {...field(form, 'excluded_owner_ids')}
            buildingId={buildingId}
            label={t('web-register.proceedings.excluded')}
            description={t('web-register.proceedings.excluded_hint')}
            value={form.values.excluded_owner_ids}
          />
        </>
      )}
    </ActDialog>
  );
}
