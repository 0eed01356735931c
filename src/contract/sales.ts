import { LATER_CALLS } from '#domain/charges/later-charges.ts';
import { SALE_STATUSES } from '#domain/sales/sale-state.ts';
import {
  allowedActions,
  body,
  BuildingName,
  Euro,
  LocalDate,
  nullable,
  OwnerName,
  ShareText,
  stamps,
  stringEnum,
  text,
  Type,
  UnitNumber,
  Uuid,
  type Given,
  type Static,
} from './common.ts';
import { Hold, withheld } from './holds.ts';
import { IndexInput } from './meters.ts';
import { pageQuery, someOf } from './pagination.ts';
import { CertainDate, DeedOn, EnjoymentFrom, Units } from './sold-lots.ts';
import { ShareInput } from './unit-owners.ts';

const Status = stringEnum(SALE_STATUSES);
const Seller = { ...Uuid, description: 'The seller.' };
const LaterCalls = stringEnum(LATER_CALLS, {
  description:
    'Calls from the day of enjoyment on. Move: charge the buyer, credit the seller. Leave: keep them with the seller.',
});
const LotRequestId = { ...Uuid, description: 'Request for information that came before.' };

const SalePart = Type.Object(
  {
    unit_id: Uuid,
    unit_number: UnitNumber,
    owner_id: { ...Uuid, description: 'The buyer.' },
    owner_name: OwnerName,
    ownership_share: nullable({
      ...ShareText,
      description: 'Share of the lot; null: all that the seller held, by several rights.',
    }),
    working_capital: nullable({
      ...Euro,
      description: 'Working capital that was moved, in euro; null: enjoyment has not begun.',
    }),
  },
  { description: 'One lot and one buyer.' },
);

export const Sale = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    unit_ids: Units,
    from_owner_id: Seller,
    from_owner_name: OwnerName,
    to: Type.Array(SalePart, { description: 'Each lot with each of its buyers.' }),
    deed_on: DeedOn,
    enjoyment_from: EnjoymentFrom,
    certain_date: CertainDate,
    later_calls: nullable(LaterCalls),
    lot_request_id: nullable(LotRequestId),
    status: Status,
    undone_on: nullable({ ...LocalDate, description: 'Day on which it was undone.' }),
    undo_reason: nullable(Type.String({ description: 'Why it was undone.' })),
    hold_id: nullable({ ...Uuid, description: 'Record of the price that the notary withholds.' }),
    hold: Type.Optional(
      Type.Object(Hold.properties, {
        description: 'The withheld price; answered by its recording only.',
      }),
    ),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Sale' },
);

const Reading = Type.Object(
  { meter_id: { ...Uuid, description: 'Meter in one of the lots.' }, index: IndexInput },
  { additionalProperties: false },
);
const Buyer = Type.Object(
  { owner_id: Uuid, ownership_share: Type.Optional(ShareInput) },
  { additionalProperties: false },
);
const terms = {
  unit_ids: Units,
  from_owner_id: Seller,
  to: Type.Array(Buyer, {
    minItems: 1,
    maxItems: 20,
    description: 'Buyers; those without a share divide equally what the others leave.',
  }),
  deed_on: DeedOn,
  enjoyment_from: Type.Optional(EnjoymentFrom),
  certain_date: Type.Optional(CertainDate),
  later_calls: Type.Optional(LaterCalls),
  readings: Type.Optional(
    Type.Array(Reading, {
      maxItems: 200,
      description: 'Indexes of meters at the end of the day before enjoyment.',
    }),
  ),
  lot_request_id: Type.Optional(nullable(LotRequestId)),
};
export const CreateSale = body(terms);
export const PreviewSale = body(terms);
export const UndoSale = body({ reason: text(2_000) });
export const HoldSalePrice = body(withheld);

const Amount = { ...Euro, description: 'Amount of all buyers, in euro.' };
const BuyerAmounts = Type.Array(
  Type.Object({ owner_id: Uuid, owner_name: OwnerName, amount: Euro }),
  { description: 'Amount of each buyer.' },
);

export const SalePreview = Type.Object(
  {
    enjoyment_from: EnjoymentFrom,
    certain_date: CertainDate,
    seller_balance: {
      ...Euro,
      description:
        'Account of the seller at the end of the day before enjoyment, in euro; negative: a credit.',
    },
    working_capital: Type.Array(
      Type.Object({ unit_id: Uuid, unit_number: UnitNumber, amount: Amount, to: BuyerAmounts }),
      { description: 'Working capital that is refunded to the seller and asked from the buyers.' },
    ),
    moved_calls: Type.Array(
      Type.Object({
        call_for_funds_id: Uuid,
        title: Type.String(),
        call_date: LocalDate,
        amount: Amount,
        to: BuyerAmounts,
      }),
      { description: 'Sent calls that move to the buyers; empty with `later_calls` Leave.' },
    ),
    seller_pays: { ...Euro, description: 'Negative: the association owes the seller.' },
    buyers_pay: BuyerAmounts,
  },
  { $id: 'SalePreview' },
);

export const SALE_SORTS = ['deed_on', 'id'] as const;
export const ListSales = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    unit_id: Type.Optional(Uuid),
    owner_id: Type.Optional({ ...Uuid, description: 'Seller or buyer.' }),
    status: someOf(Status),
  },
  SALE_SORTS,
);

export type Sale = Static<typeof Sale>;
export type CreateSale = Static<typeof CreateSale>;
export type PreviewSale = Static<typeof PreviewSale>;
export type UndoSale = Static<typeof UndoSale>;
export type HoldSalePrice = Static<typeof HoldSalePrice>;
export type SalePreview = Given<Static<typeof SalePreview>>;
export type ListSales = Static<typeof ListSales>;
