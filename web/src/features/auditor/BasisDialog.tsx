import { Button, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useAmountFault, useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { parseInteger } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import type { AuditDialog } from './audit-dialog.ts';
import {
  EMPTY_CONTRACT,
  parsePrices,
  toBasisBody,
  toBasisInput,
  type BasisInput,
} from './basis-input.ts';

/** Dialog that changes what the checks compare with: threshold for quotes, contract of the syndic. */
export function BasisDialog({ audit, etag, onClose }: AuditDialog) {
  const { t } = useWords();
  const amount = useAmountFault();
  const optional = useOptionalAmountFault();
  const initial = toBasisInput(audit);
  return (
    <ActDialog<BasisInput>
      of="updateAudit"
      title={t('web-auditor.change_basis')}
      submit={t('web-auditor.save')}
      consequence={t('web-auditor.basis_consequence')}
      initial={initial}
      validate={{
        quote_threshold: optional,
        contracts: {
          supplier_id: (id: string) => (id === '' ? t('web-auditor.no_supplier') : null),
          instalment: amount,
          instalments_per_year: (text: string) =>
            parseInteger(text) === undefined ? t('web-auditor.no_number') : null,
          extra_prices: (text: string) =>
            parsePrices(text) === undefined ? t('web-auditor.no_prices') : null,
        },
      }}
      run={(given) =>
        api.call('updateAudit', {
          path: { id: audit.id },
          body: toBasisBody(given, initial),
          etag,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            name="quote_threshold"
            label="web-auditor.threshold"
            hint="web-auditor.threshold_hint"
            as="amount"
          />
          {form.values.contracts.map((_contract, index) => (
            // A contract is identified by its position until it is saved.
            // oxlint-disable-next-line react/no-array-index-key
            <ContractFields key={index} form={form} index={index} />
          ))}
          <div>
            <Button
              variant="default"
              size="xs"
              onClick={() => form.insertListItem('contracts', EMPTY_CONTRACT)}
            >
              {t('web-auditor.add_contract')}
            </Button>
          </div>
        </>
      )}
    </ActDialog>
  );
}

function ContractFields(props: {
  readonly form: UseFormReturnType<BasisInput>;
  readonly index: number;
}) {
  const { t } = useWords();
  const { form, index } = props;
  const name = `contracts.${index}`;
  const { data } = useQuery(apiQuery('listSuppliers', { query: { limit: 500 } }));
  const suppliers = data?.data ?? [];
  return (
    <fieldset>
      <legend>{t('web-auditor.contract_number', { number: index + 1 })}</legend>
      <Select
        {...field(form, `${name}.supplier_id`)}
        label={t('web-auditor.syndic')}
        data={suppliers.map((one) => ({ value: one.id, label: one.name }))}
        searchable
        allowDeselect={false}
      />
      <DayField name={`${name}.from`} label="web-auditor.from" required />
      <DayField name={`${name}.to`} label="web-auditor.to" />
      <TextField name={`${name}.instalment`} label="web-auditor.instalment" as="amount" required />
      <TextField
        name={`${name}.instalments_per_year`}
        label="web-auditor.instalments"
        as="integer"
        required
      />
      <TextField
        name={`${name}.extra_prices`}
        label="web-auditor.extras"
        hint="web-auditor.extras_hint"
      />
      <Button
        variant="subtle"
        size="xs"
        onClick={() => form.removeListItem('contracts', index)}
      >
        {t('web-auditor.remove_contract', { number: index + 1 })}
      </Button>
    </fieldset>
  );
}
