import { INTEREST_RATE_KINDS } from '#domain/payment-reminders/interest-rates.ts';
import { Instant, LocalDate, Type, body, decimalInput, stringEnum, type Static } from './common.ts';

const Kind = stringEnum(INTEREST_RATE_KINDS, {
  description:
    'Legal: civil matters, per calendar year. Enterprise: late payment between enterprises, per half-year.',
});
const ValidFrom = {
  ...LocalDate,
  description:
    'First day of the rate; it applies until the next one or the end of its year or half-year.',
};

export const InterestRate = Type.Object(
  {
    kind: Kind,
    valid_from: ValidFrom,
    rate: Type.Number({ description: 'Rate as a fraction per year: 0.045 is 4.5 %.' }),
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
