/** Whether an error has this code: of the system (`ENOENT`) or of the database (SQLSTATE). */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}
