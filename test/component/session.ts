import { mayUse } from '#contract/access.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Me } from '../../web/src/shared/api/generated.ts';
import { operationRights } from './description.ts';
import { anAnswer, anId } from './records.ts';

/** Makes a user with this role and its rights. */
export function aPerson(role: Role, language: Language, given: Partial<Me> = {}): Me {
  const roleId = anId();
  const isOfPlatform = role === 'SuperAdmin';
  return anAnswer('whoAmI', {
    name: 'Ada Lenoir',
    language,
    active_role: roleId,
    roles: [
      {
        role_id: roleId,
        role_type: role,
        organization_id: isOfPlatform ? null : anId(),
        organization_name: isOfPlatform ? null : 'Syndic Lenoir',
        ...(role === 'Owner' ? { owner_id: anId() } : {}),
      },
    ],
    rights: operationRights
      .filter(([, access]) => access !== 'public' && mayUse(access, role))
      .map(([id]) => id),
    ...given,
  });
}
