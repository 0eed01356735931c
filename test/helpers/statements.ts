import { vi } from 'vitest';
import { Connection } from '#platform/db/connection.ts';

/** The texts of the statements that this process sends while something is done. */
export async function statementsOf(something: () => Promise<unknown>): Promise<string[]> {
  const methods = ['query', 'first', 'one', 'execute'] as const;
  const sent = methods.map((method) => vi.spyOn(Connection.prototype, method));
  try {
    await something();
    return sent.flatMap((spy) => spy.mock.calls.map(([{ text }]) => text));
  } finally {
    for (const spy of sent) spy.mockRestore();
  }
}
