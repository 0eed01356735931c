import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ActDialog } from './ActDialog.tsx';
import type { Check } from './CheckPanel.tsx';

/** Button for an irreversible action, with a confirmation that explains the effect. */
export function AskFirst(props: {
  readonly label: string;
  /** Effect of the action, with its figures. */
  readonly consequence: ReactNode;
  readonly check?: Check;
  readonly run: () => Promise<unknown>;
  /** Called before the refetch, to leave the page of a deleted record. */
  readonly onDone?: () => unknown;
}) {
  const { label, consequence, check, run, onDone } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ActDialog
          title={label}
          consequence={consequence}
          check={check}
          submit={label}
          initial={{}}
          run={async () => {
            await run();
            await onDone?.();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
