import { Select } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { normaliseIban } from '#domain/kernel/identifiers.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { AccountField } from '../../shared/ui/AccountField.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { SupplierField } from './SupplierField.tsx';
import { hasKey, type RuleInput } from './rule-input.ts';

/** Dialog for a rule that books recurring transactions: its conditions and its target. */
export function RuleDialog(props: {
  readonly title: string;
  readonly from: RuleInput;
  /** Whether the building can be chosen; that of an existing rule is fixed. */
  readonly asksBuilding?: boolean;
  readonly act: Submission;
  readonly submit: (typed: RuleInput) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { title, from, asksBuilding = false, act, submit, onClose } = props;
  const form = useForm<RuleInput>({
    mode: 'controlled',
    initialValues: from,
    validate: {
      counterparty_iban: (text) =>
        text.trim() === '' || normaliseIban(text) !== undefined
          ? null
          : t('web-bank.rules.no_iban'),
      account_code: (code, { target }) =>
        target === 'account_code' && code === '' ? t('web-bank.lines.missing') : null,
      supplier: (name, { target }) =>
        target === 'supplier' && name.trim() === '' ? t('web-bank.lines.missing') : null,
    },
  });
  return (
    <Dialog onClose={onClose} title={title}>
      <Form
        of="createBankRule"
        form={form}
        act={act}
        onSubmit={form.onSubmit(submit)}
        submit={t('web-bank.rules.save')}
        gap="sm"
      >
        {asksBuilding && (
          <BuildingField
            id="building_id"
            value={form.values.building_id}
            error={form.errors['building_id']}
            onChange={(id) => form.setFieldValue('building_id', id)}
          />
        )}
        <p>{t('web-bank.rules.known_by_hint')}</p>
        <TextField name="counterparty_iban" label="web-bank.counterparty_iban" data-autofocus />
        <TextField name="communication_part" label="web-bank.rules.communication_part" />
        <TextField name="code" label="web-bank.code" />
        <Target form={form} />
        <p>{t('web-bank.rules.consequence')}</p>
      </Form>
    </Dialog>
  );
}

/** Selects how matching transactions are booked: on an account or as a supplier’s invoice. */
function Target({ form }: { readonly form: UseFormReturnType<RuleInput> }) {
  const { t } = useWords();
  const { target, account_code, supplier, building_id: buildingId } = form.values;
  return (
    <>
      <Select
        {...field(form, 'target')}
        label={t('web-bank.rules.target')}
        data={[
          { value: 'account_code', label: t('web-bank.rules.on_account') },
          { value: 'supplier', label: t('web-bank.rules.pays_supplier') },
        ]}
        allowDeselect={false}
      />
      {target === 'account_code' ? (
        <AccountField {...field(form, 'account_code')} value={account_code} />
      ) : (
        <SupplierField
          {...field(form, 'supplier')}
          value={supplier}
          description={t('web-bank.rules.supplier_hint')}
        />
      )}
      {hasKey(form.values) && (
        <KeyField
          {...field(form, 'distribution_key_id')}
          buildingId={buildingId}
          value={form.values.distribution_key_id}
        />
      )}
    </>
  );
}
