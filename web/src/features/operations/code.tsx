import type { ReactNode } from 'react';

/** A name as the service and its log write it. */
export function code(name: string): ReactNode {
  return <code>{name}</code>;
}
