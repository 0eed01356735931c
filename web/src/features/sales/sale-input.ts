import { toShareText } from '#domain/kernel/fraction.ts';
import type { ListedUnit } from '../../shared/api/generated.ts';
import { parseDecimal } from '../../shared/format/parse-input.ts';
import { parseTypedShare } from '../../shared/format/share.ts';
import type { ShareInput } from '../../shared/ui/ShareRows.tsx';

/** A buyer without a share gets an equal part of what the others leave. */
export const EMPTY_BUYER: ShareInput = { owner_id: '', share: '' };

/** Form values of a sale. */
export interface SaleInput {
  readonly building_id: string;
  readonly unit_ids: readonly string[];
  readonly from_owner_id: string;
  readonly buyers: readonly ShareInput[];
  readonly deed_on: string;
  readonly enjoyment_from: string;
  readonly certain_date: string;
  /** Typed indexes by meter. */
  readonly readings: Readonly<Record<string, string>>;
}

export const EMPTY_SALE: SaleInput = {
  building_id: '',
  unit_ids: [],
  from_owner_id: '',
  buyers: [EMPTY_BUYER],
  deed_on: '',
  enjoyment_from: '',
  certain_date: '',
  readings: {},
};

/** Finds who alone holds these lots today, the usual seller; empty if there is no such owner. */
export function findOnlyHolder(
  lots: readonly Pick<ListedUnit, 'id' | 'holders'>[],
  unit_ids: readonly string[],
): string {
  const sold = lots.filter(({ id }) => unit_ids.includes(id));
  const holders = new Set(sold.flatMap((lot) => lot.holders.map(({ owner_id }) => owner_id)));
  const [first = ''] = holders;
  return holders.size === 1 ? first : '';
}

/** Converts the form values to a request body. */
export function toSaleBody(typed: SaleInput) {
  const { unit_ids, from_owner_id, buyers, deed_on, enjoyment_from, certain_date } = typed;
  return {
    unit_ids: [...unit_ids],
    from_owner_id,
    to: buyers.map(({ owner_id, share }) => {
      const parsed = parseTypedShare(share);
      return {
        owner_id,
        ...(parsed === undefined ? {} : { ownership_share: toShareText(parsed) }),
      };
    }),
    deed_on,
    ...(enjoyment_from === '' ? {} : { enjoyment_from }),
    ...(certain_date === '' ? {} : { certain_date }),
    readings: Object.entries(typed.readings).flatMap(([meter_id, text]) =>
      text.trim() === '' ? [] : [{ meter_id, index: parseDecimal(text) ?? 0 }],
    ),
  };
}
