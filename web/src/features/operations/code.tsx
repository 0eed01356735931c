import type { ReactNode } from 'react';

/** Name as it appears in the service and its log. */
export function code(name: string): ReactNode {
  return <code>{name}</code>;
}
