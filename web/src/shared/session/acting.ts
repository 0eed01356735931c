import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { queryClient } from '../api/query-client.ts';
import { changeMe, currentSession, type Acting } from './session.ts';

/**
 * Takes a SuperAdmin into an organization, or out of it. Which one it is stands with what the service
 * keeps for them, so that it is the same in every tab and after reloading.
 */
export function useActIn(): (organization: Acting | undefined) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (organization) => {
      await changeActing(organization);
      queryClient.clear();
      // The building of one organization is none of another.
      await navigate({ to: '/', search: { building_id: undefined } });
    },
    [navigate],
  );
}

/** The same, to where one wanted to be: the page of the address opens in the organization. */
export async function actHereIn(organization: Acting): Promise<void> {
  await changeActing(organization);
  // What the page asks for is of the organization already.
  queryClient.removeQueries({ type: 'inactive' });
}

async function changeActing(organization: Acting | undefined): Promise<void> {
  const session = currentSession();
  const settings = session.kind === 'signed-in' ? session.me.settings : {};
  await changeMe({ settings: { ...settings, acting_in: organization } });
}
