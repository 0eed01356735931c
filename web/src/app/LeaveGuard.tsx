import { useBlocker } from '@tanstack/react-router';
import { isUnsaved } from '../shared/ui/unsaved.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

/**
 * Asks for confirmation before leaving a page with unsaved input; the browser asks before closing
 * the tab.
 */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: shouldAsk,
    enableBeforeUnload: () => isUnsaved(),
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return <LeaveDialog onLeave={proceed} onStay={reset} />;
}

/**
 * Whether a navigation discards forms: changing only filters or panels of the same page does not.
 */
function shouldAsk(way: {
  readonly current: { readonly pathname: string };
  readonly next: { readonly pathname: string };
}): boolean {
  return way.next.pathname !== way.current.pathname && isUnsaved();
}
