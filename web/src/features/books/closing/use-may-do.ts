import { useActiveRole } from '../../../shared/session/session.ts';
import type { Step } from './stages.ts';

/** Whether the active role may do a step of the closing. */
export function useMayDo(step: Step | undefined): boolean {
  const role = useActiveRole()?.role_type;
  return step === undefined || role === 'SuperAdmin' || step.roles.some((one) => one === role);
}
