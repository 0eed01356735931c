import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { Problem } from './Problem.tsx';

/** A button for what cannot be undone: it first says what follows, and asks. */
export function AskFirst(props: {
  readonly label: string;
  /** What the act does, with its figures. */
  readonly consequence: ReactNode;
  readonly run: () => Promise<unknown>;
  readonly onDone?: () => unknown;
}) {
  const { label, consequence, run, onDone } = props;
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      // The page of a record that is gone is left before anything is asked anew.
      await onDone?.();
      setOpen(false);
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          title={label}
          onClose={() => {
            setOpen(false);
            act.reset();
          }}
        >
          <Stack gap="md">
            <Problem error={act.error} />
            <p>{consequence}</p>
            <Button loading={act.isPending} onClick={() => act.mutate()}>
              {label}
            </Button>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
