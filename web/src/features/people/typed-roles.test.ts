import { describe, expect, it } from 'vitest';
import { toRoleGrants, NEW_ROLE, typedRoles } from './typed-roles.ts';

describe('roles of a form', () => {
  it('begin with one to be chosen', () => expect(typedRoles([])).toEqual([NEW_ROLE]));

  it('leave out what a kind of role does not have', () => {
    const typed = {
      organization_id: 'office',
      owner_id: 'owner',
      building_ids: ['building'],
    };
    const grants = toRoleGrants([
      { ...typed, role_type: 'SuperAdmin' },
      { ...typed, role_type: 'Owner' },
      { ...typed, role_type: 'Accountant', organization_id: '' },
      { ...typed, role_type: 'Syndic', building_ids: [] },
    ]);
    expect(grants).toEqual([
      { role_type: 'SuperAdmin' },
      { role_type: 'Owner', organization_id: 'office', owner_id: 'owner' },
      { role_type: 'Accountant', building_ids: ['building'] },
      { role_type: 'Syndic', organization_id: 'office' },
    ]);
  });
});
