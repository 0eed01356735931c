import { getRouteApi } from '@tanstack/react-router';
import { OrganizationView } from './OrganizationView.tsx';

const route = getRouteApi('/signed-in/organizations/$id');

/** The organization that the address names. */
export function OrganizationPage() {
  const { id } = route.useParams();
  return <OrganizationView id={id} />;
}
