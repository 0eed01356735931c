import { Button, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';

/** Button that shows the key that does the same. */
export function KeyButton(props: {
  readonly keyName: string;
  readonly isBusy: boolean;
  readonly onDo: () => unknown;
  readonly children: ReactNode;
}) {
  const { keyName, isBusy, onDo, children } = props;
  return (
    <Button
      variant="default"
      disabled={isBusy}
      onClick={() => void onDo()}
      rightSection={<Kbd aria-hidden>{keyName}</Kbd>}
    >
      {children}
    </Button>
  );
}
