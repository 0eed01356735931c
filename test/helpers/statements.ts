import { vi } from 'vitest';
import { Connection } from '#platform/db/connection.ts';

/** Collects the texts of the statements that this process sends during an action. */
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
