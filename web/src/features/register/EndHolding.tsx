import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { ApiProblem, type Answer } from '../../shared/api/client.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { TickField } from '../../shared/ui/fields.tsx';
import { AffectedCharges, extractAffectedCharges, type Charge } from './AffectedCharges.tsx';

/** Ends an ownership today. A refusal lists the calls and expenses that depend on it. */
export function EndHolding(props: {
  readonly current: Answer<'getUnitOwner'>;
  readonly onDone: () => unknown;
}) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const label = t('web-register.holding.end');
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Asking {...props} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}

function Asking(props: {
  readonly current: Answer<'getUnitOwner'>;
  readonly label: string;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { current, label, onDone, onClose } = props;
  const { unit_id, owner_id, owner_name: owner, unit_number: number } = current.data;
  const [touched, setTouched] = useState<readonly Charge[]>();
  const end = async ({ leave }: { readonly leave: boolean }) => {
    try {
      await api.call('endUnitOwner', {
        path: { unit_id, owner_id },
        query: leave ? { later_calls: 'Leave' } : {},
        etag: current.etag,
      });
    } catch (error) {
      setTouched(error instanceof ApiProblem ? extractAffectedCharges(error) : undefined);
      throw error;
    }
    await onDone();
  };
  return (
    <ActDialog
      title={label}
      consequence={t('web-register.holding.end_consequence', { owner, number })}
      submit={label}
      initial={{ leave: false }}
      run={end}
      onClose={onClose}
    >
      {touched !== undefined && (
        <Stack gap="md">
          <AffectedCharges charges={touched} />
          <TickField name="leave" label="web-register.holding.leave" />
        </Stack>
      )}
    </ActDialog>
  );
}
