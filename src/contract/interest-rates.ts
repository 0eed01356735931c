import { INTEREST_RATE_KINDS } from '#domain/payment-reminders/interest-rates.ts';
import { Instant, LocalDate, Type, body, decimalInput, stringEnum, type Static } from './common.ts';

const Kind = stringEnum(INTEREST_RATE_KINDS, {
  description:
    'Legal: in civil matters, set for each calendar year. Enterprise: for late payment between enterprises, set for each half-year',
});
const ValidFrom = {
  ...LocalDate,
  description:
    'The day from which it holds, until the next one or the end of its year or half-year',
};

export const InterestRate = Type.Object(
  {
    kind: Kind,
    valid_from: ValidFrom,
    rate: Type.Number({ description: 'A yearly fraction: 0.045 is 4.5 %' }),
    created_at: Instant,
    updated_at: Instant,
  },
  { $id: 'InterestRate' },
);

export const CreateInterestRate = body({
  kind: Type.Optional(Kind),
  valid_from: ValidFrom,
  rate: decimalInput({ decimals: 6, minimum: 0, maximum: 1 }),
});

export type CreateInterestRate = Static<typeof CreateInterestRate>;
