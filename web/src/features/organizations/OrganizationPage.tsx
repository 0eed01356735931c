import { getRouteApi } from '@tanstack/react-router';
import { OrganizationView } from './OrganizationView.tsx';

const route = getRouteApi('/signed-in/organizations/$id');

/** Page of the organization in the address. */
export function OrganizationPage() {
  const { id } = route.useParams();
  return <OrganizationView id={id} />;
}
