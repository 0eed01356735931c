import { UNCOVERED } from '#domain/costs/cost-defaults.ts';
import { NATURES } from '#domain/costs/cost-line.ts';
import { Euro, LocalDate, Type, Uuid, euroInput, nullable, partial, stringEnum } from './common.ts';

/** The fields of a cost that decide who bears it, the same on expenses, their parts and journal lines. */

const MAX_EXCLUDED = 100;

export const Nature = stringEnum(NATURES, {
  description:
    'Decides who bears the cost under usufruct, and which calls it is settled against. Default: by account; Extraordinary with a decision.',
});
export const Uncovered = stringEnum(UNCOVERED, {
  description:
    'Days of a cost without covered period: that of its entry, or the settlement period.',
});
export const RecoverablePercent = Type.Number({
  minimum: 0,
  maximum: 100,
  'x-decimal': { decimals: 2, minimum: 0, maximum: 100 },
  description: 'Part that a tenant may be asked for, in percent. Default: by account.',
});

const PeriodFrom = Type.String({
  ...LocalDate,
  description: 'First day that the cost covers; null: none.',
});
const PeriodTo = Type.String({
  ...LocalDate,
  description: 'Last day that the cost covers; null: none.',
});
const ExcludedOwners = Type.Array(Uuid, {
  maxItems: MAX_EXCLUDED,
  uniqueItems: true,
  description: 'Owners who bear nothing of it; joint owners of their lots still do.',
});
const Decision = Type.String({ ...Uuid, description: 'Decision that the cost stems from.' });

/** Fields of a cost in a request, besides its key; null: by default. */
export const costInput = partial({
  period_from: nullable(PeriodFrom),
  period_to: nullable(PeriodTo),
  nature: nullable(Nature),
  recoverable_percent: nullable(RecoverablePercent),
  vat_amount: nullable({
    ...euroInput({ minimum_cents: 0 }),
    description: 'VAT in the amount, in euro. Default: of the line items by amount, else 0.',
  }),
  excluded_owner_ids: ExcludedOwners,
  decision_id: nullable(Decision),
});

/** Fields of a cost in an answer, with the defaults. */
export const costFields = {
  period_from: nullable(PeriodFrom),
  period_to: nullable(PeriodTo),
  nature: Nature,
  recoverable_percent: RecoverablePercent,
  vat_amount: Type.Number({ ...Euro, description: 'VAT in the amount, in euro.' }),
  excluded_owner_ids: ExcludedOwners,
  decision_id: nullable(Decision),
};
