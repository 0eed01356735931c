import { Type, ref } from '#contract/common.ts';
import { CreateInterestRate, InterestRate } from '#contract/interest-rates.ts';
import { Reply } from '#platform/http/reply.ts';
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { enterRate, toRate } from './commands.ts';
import { listRates } from './repository.ts';

export const interestRateRoutes = declareRoutes('Payment reminders', [
  readRoute({
    path: '/interest-rates',
    operationId: 'listInterestRates',
    access: 'signed-in',
    summary: 'List the late interest rates',
    description:
      'Returns the published rates by kind, newest first, the same for all organizations.',
    rules: [
      'A rate applies until the next of its kind.',
      'It expires at the end of its year (Legal) or half-year (Enterprise); missing rates are not assumed.',
    ],
    answer: Type.Array(ref(InterestRate)),
    handler: async ({ db }) => (await listRates(db)).map(toRate),
  }),
  writeRoute({
    method: 'POST',
    path: '/interest-rates',
    operationId: 'createInterestRate',
    access: 'platform',
    summary: 'Create a late interest rate',
    description: 'Adds a published rate for penalties calculated from now on.',
    rules: ['The same kind and day again corrects the rate and answers 200.'],
    body: CreateInterestRate,
    example: { kind: 'Enterprise', valid_from: '2026-07-01', rate: 0.105 },
    status: 201,
    alsoStatus: [200],
    answer: ref(InterestRate),
    problems: ['duplicate'],
    handler: async (ctx, { body }) => {
      const { isNew, row } = await enterRate(ctx, body);
      return new Reply(isNew ? 201 : 200, toRate(row));
    },
  }),
]);
