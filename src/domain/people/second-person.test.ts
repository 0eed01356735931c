import { describe, expect, it } from 'vitest';
import {
  isSecondPerson,
  mayConfirm,
  requireSecondPerson,
  type ApproverRole,
} from './second-person.ts';

/** An approving role `r-<user>` of a user, given by another, and confirmed or not. */
function aRole(user_id: string, granted_by: string | null, is_confirmed = false): ApproverRole {
  const is_address_unproven = false;
  return {
    role_id: `r-${user_id}`,
    user_id,
    is_approving: true,
    granted_by,
    is_confirmed,
    is_address_unproven,
  };
}

const asActor = (user_id: string) => ({ user_id, role_id: `r-${user_id}` });

describe('a second person', () => {
  it.each([
    ['two people created by the platform', [aRole('a', null), aRole('b', null)], true],
    ['someone that the other invited', [aRole('a', null), aRole('b', 'a')], false],
    [
      'someone that the other invited, once confirmed',
      [aRole('a', null), aRole('b', 'a', true)],
      true,
    ],
    ['the one who invited the other', [aRole('a', 'b'), aRole('b', null)], false],
    [
      'someone invited by a third person',
      [aRole('a', null), aRole('c', null), aRole('b', 'c')],
      true,
    ],
    [
      'two people invited by one person',
      [aRole('c', null), aRole('a', 'c'), aRole('b', 'c')],
      false,
    ],
    [
      'someone invited by an invited person',
      [aRole('a', null), aRole('c', 'a'), aRole('b', 'c')],
      false,
    ],
    [
      'someone invited by a confirmed person',
      [aRole('a', null), aRole('c', 'a', true), aRole('b', 'c')],
      true,
    ],
    ['people who invited each other', [aRole('a', 'b'), aRole('b', 'a')], false],
    ['people without an approving role', [], true],
  ] as const)('is decided by the givers of the roles: %s', (_name, roles, expected) => {
    expect(isSecondPerson(roles, asActor('b'), 'a')).toBe(expected);
    expect(isSecondPerson(roles, asActor('a'), 'b')).toBe(expected);
  });

  it('is not who acts in a role of the other, even with a confirmed role beside it', () => {
    const own: ApproverRole = { ...aRole('b', null), role_id: 'other' };
    const roles = [aRole('a', null), own, aRole('b', 'a')];
    expect(isSecondPerson(roles, asActor('b'), 'a')).toBe(false);
    expect(isSecondPerson(roles, { user_id: 'b', role_id: 'other' }, 'a')).toBe(true);
  });

  it('is nobody who accepted through a link that was shown, until an approver has confirmed them', () => {
    const shown: ApproverRole = { ...aRole('b', null), is_address_unproven: true };
    const roles = [aRole('a', null), aRole('c', null), shown];
    expect(isSecondPerson(roles, asActor('b'), 'a')).toBe(false);
    expect(mayConfirm(roles, asActor('b'), aRole('d', 'a'))).toBe(false);
    expect(mayConfirm(roles, asActor('b'), shown)).toBe(false);
    expect(mayConfirm(roles, asActor('a'), shown)).toBe(true);
    const confirmed = [aRole('a', null), { ...shown, is_confirmed: true }];
    expect(isSecondPerson(confirmed, asActor('b'), 'a')).toBe(true);
  });

  it('is refused with the code of the case', () => {
    const roles = [aRole('a', null), aRole('b', 'a'), aRole('c', null)];
    const refusal = (actor: string) => () => requireSecondPerson(roles, asActor(actor), 'a');
    expect(refusal('a')).toThrow(expect.objectContaining({ code: 'second_person_required' }));
    expect(refusal('b')).toThrow(expect.objectContaining({ code: 'approver_unconfirmed' }));
    expect(refusal('c')).not.toThrow();
  });
});

describe('the confirmation of an approver', () => {
  const roles = [
    aRole('a', null),
    aRole('b', 'a'),
    aRole('c', null),
    aRole('d', 'a'),
    aRole('e', 'c'),
  ];
  it.each([
    ['b', false],
    ['a', false],
    ['c', true],
    ['d', false],
    ['e', true],
  ])('is given by someone with no tie to giver and holder: %s → %s', (actor, expected) => {
    expect(mayConfirm(roles, asActor(actor), aRole('b', 'a'))).toBe(expected);
  });

  it('is not given by who invited the person to another role', () => {
    const invited = { ...aRole('b', 'c', true), role_id: 'owner', is_approving: false };
    expect(mayConfirm([...roles, invited], asActor('c'), aRole('b', 'a'))).toBe(false);
  });

  it.each([
    [aRole('b', null)],
    [aRole('b', 'a', true)],
    [{ ...aRole('b', 'a'), is_approving: false }],
  ])('is for unconfirmed approving roles only', (role) => {
    expect(mayConfirm(roles, asActor('c'), role)).toBe(false);
  });
});
