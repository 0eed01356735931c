import { useActiveRole } from '../../../shared/session/session.ts';
import type { Step } from './stages.ts';

/** Whether the reader may do a step: a building may leave its books to someone else than its Syndic. */
export function useMayDo(step: Step | undefined): boolean {
  const role = useActiveRole()?.role_type;
  return step === undefined || role === 'SuperAdmin' || step.roles.some((one) => one === role);
}
