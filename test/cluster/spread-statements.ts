/**
 * Statements of the service that more than one part of a table may answer, by what they contain, with the
 * reason; every other one fails the run.
 */
const spreadStatements: Readonly<Record<string, string>> = {};

/** Selects the statements that are not listed. */
export function selectUnlisted(statements: readonly string[]): string[] {
  const listed = Object.keys(spreadStatements);
  return statements.filter((text) => !listed.some((part) => text.includes(part)));
}
