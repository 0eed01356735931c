import { AnchoredPopover } from '../../shared/ui/Anchored.tsx';
import type { Opener } from '../../shared/ui/opener.ts';
import { BellPanel } from './BellPanel.tsx';

/** Latest notifications, at the bell. */
export function BellPopover({ onClose, ...opener }: Opener & { readonly onClose: () => void }) {
  return (
    <AnchoredPopover
      {...opener}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
    >
      <BellPanel onClose={onClose} />
    </AnchoredPopover>
  );
}
