import { DomainError } from '../kernel/domain-error.ts';
import type { TransitionTable } from '../kernel/state-machine.ts';
import type { Role } from './roles.ts';

/** Roles that approve expenses and payment batches, and confirm bank accounts. */
export const APPROVING_ROLES = [
  'Syndic',
  'Accountant',
  'BoardMember',
] as const satisfies readonly Role[];

export function isApprovingRole(role: Role): boolean {
  return APPROVING_ROLES.some((one) => one === role);
}

/** An approving role waits until another approver has confirmed its holder. */
export const approverTransitions: TransitionTable<'Unconfirmed' | 'Confirmed', 'confirm-approver'> =
  {
    'confirm-approver': { from: ['Unconfirmed'], to: 'Confirmed' },
  };

/** A role of a user who approves, and its giver. */
export interface ApproverRole {
  readonly role_id: string;
  readonly user_id: string;
  readonly is_approving: boolean;
  /** Null: no user of the organization gave it. */
  readonly granted_by: string | null;
  readonly is_confirmed: boolean;
  /** Whether it was accepted through a link that its giver was shown, which anybody may have used. */
  readonly is_address_unproven: boolean;
}

/** The person who acts, and the role that they act in. */
export interface Actor {
  readonly user_id: string;
  readonly role_id: string;
}

function isVouchedFor(role: ApproverRole): boolean {
  return role.is_confirmed || (role.granted_by === null && !role.is_address_unproven);
}

/** Whether nobody vouches for the person behind the role in which someone acts. */
function isUnproven(roles: readonly ApproverRole[], { role_id: id }: Actor): boolean {
  const acting = roles.find(({ role_id }) => role_id === id);
  return acting !== undefined && acting.is_address_unproven && !acting.is_confirmed;
}

/**
 * Returns the persons that a user stands for: themselves and, as long as no independent person has
 * confirmed them, those who gave them their approving roles, and those behind them.
 */
function findPersonsBehind(
  roles: readonly ApproverRole[],
  userId: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(userId)) return found;
  found.add(userId);
  const own = roles.filter(({ user_id, is_approving }) => user_id === userId && is_approving);
  if (own.some(isVouchedFor)) return found;
  for (const { granted_by: by } of own) if (by !== null) findPersonsBehind(roles, by, found);
  return found;
}

/**
 * Returns the persons that someone stands for in one of their roles. An unconfirmed role stands for
 * its giver, whatever their other roles are.
 */
export function findPersonsBehindRole(
  roles: readonly ApproverRole[],
  { user_id, role_id }: Actor,
): ReadonlySet<string> {
  const others = roles.filter((role) => role.user_id !== user_id || role.role_id === role_id);
  return findPersonsBehind(others, user_id);
}

/**
 * Whether the actor counts as the second person beside a user.
 * Rule: nobody makes their own second person. Someone who got their role from a person stands for that
 * person until another holder of an approving role has confirmed them. Someone who accepted a role through
 * a link that its giver was shown is nobody's second person until then.
 */
export function isSecondPerson(
  roles: readonly ApproverRole[],
  actor: Actor,
  userId: string,
): boolean {
  if (isUnproven(roles, actor)) return false;
  const behind = findPersonsBehindRole(roles, actor);
  return [...findPersonsBehind(roles, userId)].every((person) => !behind.has(person));
}

/**
 * Refuses an actor who is not the second person beside the user who entered a record:
 * second_person_required for that user, approver_unconfirmed where one stands for the other.
 */
export function requireSecondPerson(
  roles: readonly ApproverRole[],
  actor: Actor,
  enteredBy: string,
): void {
  if (actor.user_id === enteredBy) throw new DomainError('second_person_required');
  if (!isSecondPerson(roles, actor, enteredBy)) throw new DomainError('approver_unconfirmed');
}

/**
 * Whether the actor may confirm the holder of a role: an unconfirmed role that approves, if the actor
 * stands neither for its holder nor for anyone who gave the holder a role.
 */
export function mayConfirm(
  roles: readonly ApproverRole[],
  actor: Actor,
  role: ApproverRole,
): boolean {
  if (!role.is_approving || isVouchedFor(role) || isUnproven(roles, actor)) return false;
  const givers = roles.flatMap(({ user_id, granted_by: by }) =>
    user_id === role.user_id && by !== null ? [by] : [],
  );
  const behind = findPersonsBehindRole(roles, actor);
  return [...findPersonsBehindRole(roles, role), ...givers].every((person) => !behind.has(person));
}
