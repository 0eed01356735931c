import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { queryClient } from '../api/query-client.ts';
import type { Acting } from './session.ts';
import { changeSettings } from './settings.ts';

/**
 * Switches a SuperAdmin into or out of an organization. The choice is saved by the service, so that
 * it applies in every tab and after reloading.
 */
export function useSwitchOrganization(): (organization: Acting | undefined) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (organization) => {
      await changeSettings(() => ({ acting_in: organization }));
      queryClient.clear();
      // A building of one organization does not exist in another.
      await navigate({ to: '/', search: { building_id: undefined } });
    },
    [navigate],
  );
}

/** Switches to an organization and stays on the current address. */
export async function switchOrganizationInPlace(organization: Acting): Promise<void> {
  await changeSettings(() => ({ acting_in: organization }));
  // The visible page has already been refetched for the organization.
  queryClient.removeQueries({ type: 'inactive' });
}
