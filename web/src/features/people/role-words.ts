import { useCallback } from 'react';
import type { RoleAssignment } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOrganization } from '../../shared/session/session.ts';

/**
 * Returns a function that describes a role: its name, the number of buildings if limited, and on
 * the platform its organization.
 */
export function useRoleWords(): (role: RoleAssignment) => string {
  const { t } = useWords();
  const isOfPlatform = useOrganization() === null;
  return useCallback(
    ({ role_type, organization_name, building_ids }) => {
      const role = t(`enum.RoleType.${role_type}`);
      const known =
        building_ids === undefined
          ? role
          : t('web-people.role_in', { role, count: building_ids.length });
      return isOfPlatform && organization_name !== null
        ? t('web-people.role_for', { role: known, organization: organization_name })
        : known;
    },
    [t, isOfPlatform],
  );
}
