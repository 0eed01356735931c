import { useBlocker } from '@tanstack/react-router';
import { isUnsaved } from '../shared/ui/unsaved.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

/** Asks before a page goes on which something is typed and not kept; the browser asks before it closes one. */
export function Leaving() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: wouldLose,
    enableBeforeUnload: () => isUnsaved(),
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return <LeaveDialog onLeave={proceed} onStay={reset} />;
}

/** What the address narrows or opens on the same page leaves its forms where they are. */
function wouldLose(way: {
  readonly current: { readonly pathname: string };
  readonly next: { readonly pathname: string };
}): boolean {
  return way.next.pathname !== way.current.pathname && isUnsaved();
}
