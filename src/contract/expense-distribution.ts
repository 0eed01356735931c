import { Euro, LocalDate, OwnerName, ShareText, Type, UnitNumber, Uuid } from './common.ts';
import { Nature } from './costs.ts';
import { BorneBy } from './expenses.ts';

/** Amount charged to one owner for one unit. */
export const distributionLine = {
  unit_id: Uuid,
  unit_number: UnitNumber,
  owner_id: Uuid,
  owner_name: OwnerName,
  amount: Euro,
  key: Type.String(),
  weight: Type.Integer(),
  total_weight: Type.Integer(),
  share: ShareText,
};

export const distribution = {
  lines: Type.Array(Type.Object(distributionLine)),
  total: Euro,
  /** Kept, but no longer in force. */
  cancelled: Type.Boolean(),
};

/** A whole number, or a fraction as text where owners are excluded. */
const Weight = Type.Unsafe<number | string>({
  type: ['number', 'string'],
  description: 'Weight in the key; a fraction such as `456/7` where owners are excluded.',
});

/** Share of one holder of a lot in a cost line. */
const ExpenseDistributionLine = Type.Object({
  unit_id: Uuid,
  unit_number: UnitNumber,
  owner_id: Uuid,
  owner_name: OwnerName,
  amount: Euro,
  vat_amount: Type.Number({ description: 'VAT in the amount, in euro.' }),
  recoverable_amount: Type.Number({
    description: 'Part that a tenant may be asked for, in euro.',
  }),
  key: Type.String({ description: 'Name of the distribution key.' }),
  weight: Weight,
  total_weight: Weight,
  share: Type.String({
    description:
      'Ownership share as an exact fraction; several in order of their days: `5/12;1/1`.',
  }),
  days: Type.String({ description: 'Days held, one number for each share: `35;56`.' }),
  total_days: Type.Integer({ description: 'Days that the cost covers.' }),
  period_from: { ...LocalDate, description: 'First day that the cost covers.' },
  period_to: { ...LocalDate, description: 'Last day that the cost covers.' },
  nature: Nature,
  allocation: Type.Integer({ description: 'Number of the allocation, from 1.' }),
  date: {
    ...LocalDate,
    description: 'Day on which the part is a cost; of a credit note, that of the invoice.',
  },
});

export const ExpenseDistribution = Type.Object(
  {
    ...distribution,
    lines: Type.Array(ExpenseDistributionLine),
    borne_by: BorneBy,
    is_information: Type.Boolean({
      description: 'Whether the reserve pays it whole, so that the amounts are not charged again.',
    }),
  },
  { $id: 'ExpenseDistribution' },
);
