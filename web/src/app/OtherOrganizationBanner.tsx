import { lazyPart } from '../shared/routing/lazy-component.ts';
import { useActing } from '../shared/session/session.ts';
import { LazyPart, PartFailure } from '../shared/ui/LazyPart.tsx';

const OtherOrganization = lazyPart(() => import('./OtherOrganization.tsx'), 'OtherOrganization');

/** Banner shown while you work in an organization that is not your own. */
export function OtherOrganizationBanner() {
  const acting = useActing();
  if (acting === undefined) return null;
  return (
    <LazyPart failure={PartFailure}>
      <OtherOrganization acting={acting} />
    </LazyPart>
  );
}
