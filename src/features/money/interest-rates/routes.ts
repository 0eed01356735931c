import { Type, ref } from '#contract/common.ts';
import { CreateInterestRate, InterestRate } from '#contract/interest-rates.ts';
import { Reply } from '#platform/http/reply.ts';
import { readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { enterRate, toRate } from './commands.ts';
import { listRates } from './repository.ts';

export const interestRateRoutes = routesOf('Payment reminders', [
  readRoute({
    path: '/interest-rates',
    operationId: 'listInterestRates',
    access: 'signed-in',
    summary: 'The published rates of late interest by kind, newest first',
    description:
      'The same for all organizations. A rate holds until the next of its kind, at most until the end of its year (Legal) or half-year (Enterprise): what is missing is not guessed.',
    answer: Type.Array(ref(InterestRate)),
    handler: async ({ db }) => (await listRates(db)).map(toRate),
  }),
  writeRoute({
    method: 'POST',
    path: '/interest-rates',
    operationId: 'createInterestRate',
    access: 'platform',
    summary: 'Enter a published rate',
    description:
      'Holds for penalties that are worked out from now on. The same kind and day again corrects the rate and answers 200.',
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
