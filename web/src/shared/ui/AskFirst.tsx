import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ActDialog } from './ActDialog.tsx';
import type { Check } from './CheckPanel.tsx';

/** Irreversible action with the question before it. */
export interface AskedAction {
  readonly label: string;
  /** Effect of the action, with its figures. */
  readonly consequence: ReactNode;
  readonly check?: Check;
  /** Whether it destroys something. */
  readonly isDestructive?: boolean;
  readonly run: () => Promise<unknown>;
  /** Called before the refetch, to leave the page of a deleted record. */
  readonly onDone?: () => unknown;
}

/** Button for an irreversible action, with a confirmation that explains the effect. */
export function AskFirst(props: AskedAction) {
  const { label } = props;
  // As of opening the dialog: what is confirmed is what was shown, even if the record changes behind it.
  const [asked, ask] = useState<AskedAction>();
  return (
    <>
      <Button variant="default" onClick={() => ask(props)}>
        {label}
      </Button>
      {asked !== undefined && <Confirmation action={asked} onClose={() => ask(undefined)} />}
    </>
  );
}

/** Dialog that explains the effect of an action before it runs. */
export function Confirmation(props: {
  readonly action: AskedAction;
  readonly onClose: () => void;
}) {
  const { label, consequence, check, isDestructive = false, run, onDone } = props.action;
  return (
    <ActDialog
      title={label}
      consequence={consequence}
      check={check}
      submit={label}
      caution={isDestructive ? 'destructive' : 'final'}
      initial={{}}
      run={async () => {
        await run();
        await onDone?.();
      }}
      onClose={props.onClose}
    />
  );
}
