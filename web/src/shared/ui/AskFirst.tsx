import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ActDialog } from './ActDialog.tsx';
import type { Check } from './CheckPanel.tsx';

interface AskFirstProps {
  readonly label: string;
  /** Effect of the action, with its figures. */
  readonly consequence: ReactNode;
  readonly check?: Check;
  readonly run: () => Promise<unknown>;
  /** Called before the refetch, to leave the page of a deleted record. */
  readonly onDone?: () => unknown;
}

/** Button for an irreversible action, with a confirmation that explains the effect. */
export function AskFirst(props: AskFirstProps) {
  const { label } = props;
  // As of opening the dialog: what is confirmed is what was shown, even if the record changes behind it.
  const [asked, ask] = useState<AskFirstProps>();
  return (
    <>
      <Button variant="default" onClick={() => ask(props)}>
        {label}
      </Button>
      {asked !== undefined && (
        <ActDialog
          title={asked.label}
          consequence={asked.consequence}
          check={asked.check}
          submit={asked.label}
          initial={{}}
          run={async () => {
            await asked.run();
            await asked.onDone?.();
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
