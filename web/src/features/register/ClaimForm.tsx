import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { parseOptionalAmount, trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

/** Form values of a claim. */
export type ClaimInput = {
  readonly title: string;
  readonly occurred_on: string;
  readonly insurer: string;
  readonly deductible: string;
  readonly distribution_key_id: string;
};

export const EMPTY_CLAIM: ClaimInput = {
  title: '',
  occurred_on: '',
  insurer: '',
  deductible: '',
  distribution_key_id: '',
};

/** Converts the form values to a request body. */
export function toClaimBody(given: ClaimInput) {
  const { title, occurred_on, insurer, deductible, distribution_key_id: key } = given;
  return {
    title,
    occurred_on,
    insurer: trimToNull(insurer),
    deductible: parseOptionalAmount(deductible),
    ...(key === '' ? {} : { distribution_key_id: key }),
  };
}

/** Dialog with the fields of a claim. */
export function ClaimForm(props: {
  readonly of: 'createClaim' | 'updateClaim';
  readonly title: string;
  readonly submit: string;
  readonly initial: ClaimInput;
  readonly buildingId: string;
  readonly run: (given: ClaimInput) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const amountFault = useOptionalAmountFault();
  const { buildingId, ...dialog } = props;
  return (
    <ActDialog
      {...dialog}
      consequence={t('web-register.claims.rule')}
      validate={{ deductible: amountFault }}
    >
      {(form) => (
        <>
          <TextField name="title" label="web-register.claims.claim" data-autofocus />
          <DayField name="occurred_on" label="web-register.claims.occurred_on" />
          <TextField name="insurer" label="web-register.claims.insurer" />
          <TextField name="deductible" label="web-register.claims.deductible" as="amount" />
          <KeyField
            {...field(form, 'distribution_key_id')}
            buildingId={buildingId}
            value={form.values.distribution_key_id}
          />
        </>
      )}
    </ActDialog>
  );
}
