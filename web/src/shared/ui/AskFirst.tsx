import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ActDialog } from './ActDialog.tsx';

/** A button for what cannot be undone: it first says what follows, and asks. */
export function AskFirst(props: {
  readonly label: string;
  /** What the act does, with its figures. */
  readonly consequence: ReactNode;
  readonly run: () => Promise<unknown>;
  /** Leaves the page of a record that is gone, before anything is asked anew. */
  readonly onDone?: () => unknown;
}) {
  const { label, consequence, run, onDone } = props;
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
