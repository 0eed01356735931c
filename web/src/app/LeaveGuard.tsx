import { useBlocker } from '@tanstack/react-router';
import { lazyComponent } from '../shared/routing/lazy-component.ts';
import { LazyDialog } from '../shared/ui/LazyPart.tsx';
import { isUnsaved } from '../shared/ui/unsaved.ts';

const LeaveDialog = lazyComponent(() => import('./LeaveDialog.tsx'), 'LeaveDialog');

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
  return (
    <LazyDialog onClose={reset}>
      <LeaveDialog onLeave={proceed} onStay={reset} />
    </LazyDialog>
  );
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
