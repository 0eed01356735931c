import { useOrganization } from '../../shared/session/session.ts';
import { NotFound } from '../../shared/ui/NotFound.tsx';
import { OrganizationView } from './OrganizationView.tsx';

/** The organization in which one acts. */
export function OwnOrganizationPage() {
  const id = useOrganization();
  return id === null ? <NotFound /> : <OrganizationView id={id} />;
}
