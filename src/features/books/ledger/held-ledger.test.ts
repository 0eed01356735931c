import { expect, expectTypeOf, it } from 'vitest';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { postEntry, type HeldLedger } from './index.ts';

it('is what posting asks for, and nobody makes it of a connection', () => {
  expectTypeOf(postEntry).parameter(1).toEqualTypeOf<HeldLedger>();
  expectTypeOf<{ readonly db: Connection }>().not.toExtend<HeldLedger>();
  expectTypeOf<TenantContext>().not.toExtend<HeldLedger>();
  // @ts-expect-error the type checker refuses what does not come from lockLedger
  const made: HeldLedger = { db: undefined as unknown as Connection };
  expect(Object.getOwnPropertySymbols(made)).toEqual([]);
});
