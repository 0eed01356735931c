import { useOrganization } from '../../shared/session/session.ts';
import { NotFound } from '../../shared/ui/NotFound.tsx';
import { OrganizationView } from './OrganizationView.tsx';

/** Page of the current organization. */
export function OwnOrganizationPage() {
  const id = useOrganization();
  return id === null ? <NotFound /> : <OrganizationView id={id} />;
}
