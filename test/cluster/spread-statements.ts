/** Text of the statement that a test sends to be recorded. */
export const PLANTED = 'planted spread statement';

/**
 * Statements of the service that more than one part of a table may answer, by what they contain, with the
 * reason; every other one fails the run.
 */
export const spreadStatements: Readonly<Record<string, string>> = {
  [PLANTED]: 'sent by spread-statements.test.ts, which shows that it is recorded',
  "where organization_id <> '00000000-0000-0000-0000-000000000000' limit 1":
    'sent by tenancy.test.ts, which looks for rows of others without naming a tenant',
};

/** Selects the statements that are not listed. */
export function selectUnlisted(statements: readonly string[]): string[] {
  const listed = Object.keys(spreadStatements);
  return statements.filter((text) => !listed.some((part) => text.includes(part)));
}
