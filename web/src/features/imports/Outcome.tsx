import { ApiProblem } from '../../shared/api/client.ts';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Findings } from './Findings.tsx';

/** Findings of an import by row; any other error in its own words. */
export function Outcome({ error }: { readonly error: unknown }) {
  const isFindings = error instanceof ApiProblem && error.code === 'import_failed';
  return isFindings ? (
    <Findings key={error.request_id} problem={error} />
  ) : (
    <Problem error={error} />
  );
}
