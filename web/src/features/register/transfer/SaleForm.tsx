import { Button, Checkbox, Fieldset, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseShare, sumFractions, toShareText } from '#domain/kernel/fraction.ts';
import type { UnitOwner } from '../../../shared/api/generated.ts';
import { apiQuery } from '../../../shared/api/query.ts';
import { parseTypedShare } from '../../../shared/format/share.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { DayInput } from '../../../shared/ui/DayInput.tsx';
import { Rows } from '../../../shared/ui/Page.tsx';
import { Problem } from '../../../shared/ui/Problem.tsx';
import { HolderFields, type HolderInput } from '../HolderFields.tsx';
import { keepCurrentFaults, type HolderFaults } from '../holders.ts';
import type { ReadySale, SaleInput } from './TransferPage.tsx';
import { isMet, transferAll, listPassings, soldShare, type Passing, type Seller } from './sale.ts';

/** Form for the terms of the deed. Together the buyers acquire what the sellers sell. */
export function SaleForm(props: {
  readonly unitId: string;
  readonly typed: SaleInput;
  readonly onChange: (typed: SaleInput) => void;
  readonly onReady: (sale: ReadySale) => void;
}) {
  const { t } = useWords();
  const { unitId, typed, onChange, onReady } = props;
  const { effective_date, buyers } = typed;
  const [faults, setFaults] = useState<HolderFaults>({});
  const holders = useQuery({
    ...apiQuery('listUnitOwners', { path: { unit_id: unitId }, query: { on: effective_date } }),
    // While a date is being edited, the field may be empty.
    enabled: effective_date !== '',
  });
  const held = holders.data?.data ?? [];
  const chosen = typed.sellers ?? (held.length === 1 ? held.map(({ id }) => id) : []);
  const sellers = toSellers(held.filter(({ id }) => chosen.includes(id)));
  const deal = toDeal(sellers, buyers);
  const submit = () => {
    const found: Record<string, string> = {};
    buyers.forEach(({ owner_id, share }, row) => {
      if (owner_id === '') found[`${row}.owner_id`] = t('web-register.holders.no_owner');
      if (!deal.isAll && parseTypedShare(share) === undefined)
        found[`${row}.share`] = t('web-register.holders.no_share');
    });
    setFaults(found);
    if (Object.keys(found).length === 0 && deal.passings !== undefined)
      onReady({ effective_date, passings: deal.passings });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg" maw={820}>
        <Problem error={holders.error} />
        <DayInput
          id="effective_date"
          label={t('web-register.sale.date')}
          description={t('web-register.sale.date_hint')}
          value={effective_date}
          onChange={(day) => onChange({ ...typed, effective_date: day, sellers: undefined })}
          required
          withAsterisk={false}
          maw={320}
        />
        {holders.isPending ? (
          <Rows count={2} />
        ) : (
          <Sellers
            held={held}
            chosen={chosen}
            onChange={(ids) => onChange({ ...typed, sellers: ids })}
          />
        )}
        <HolderFields
          legend={t('web-register.sale.buyers')}
          holders={buyers}
          faults={faults}
          hasRights={false}
          mayOmitShare={buyers.length === 1}
          onChange={(next) => {
            setFaults(keepCurrentFaults(faults, buyers, next));
            onChange({ ...typed, buyers: next });
          }}
        />
        <p aria-live="polite">
          {t(`web-register.sale.sum.${deal.state}`, { sold: deal.sold, bought: deal.bought })}
        </p>
        <Group>
          <Button type="submit" disabled={deal.passings === undefined}>
            {t('web-register.sale.review')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Sellers(props: {
  readonly held: readonly UnitOwner[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}) {
  const { t } = useWords();
  const { held, chosen, onChange } = props;
  return (
    <Fieldset legend={t('web-register.sale.sellers')} variant="unstyled">
      <Stack gap="xs">
        {held.length === 0 && <p>{t('web-register.sale.nobody')}</p>}
        {held.map(({ id, owner_id, owner_name, ownership_share: share, right }) => (
          <Checkbox
            key={id}
            label={t('web-register.sale.seller', { owner: owner_name, share, right })}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => {
              // A seller with several rights sells all of them.
              const ids = held.filter((one) => one.owner_id === owner_id).map((one) => one.id);
              const others = chosen.filter((one) => !ids.includes(one));
              onChange(currentTarget.checked ? [...others, ...ids] : others);
            }}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

function toSellers(held: readonly UnitOwner[]): readonly Seller[] {
  return held.flatMap(({ owner_id, ownership_share: text, right }) => {
    const share = parseShare(text);
    return share === undefined ? [] : [{ owner_id, share, right }];
  });
}

/** Sale as typed so far. */
interface Deal {
  /** Whether a single buyer without a share acquires everything. */
  readonly isAll: boolean;
  readonly state: 'met' | 'not_met' | 'all' | 'mixed';
  readonly sold: string;
  readonly bought: string;
  /** Undefined until the shares bought equal those sold. */
  readonly passings: readonly Passing[] | undefined;
}

function toDeal(sellers: readonly Seller[], buyers: readonly HolderInput[]): Deal {
  const [first] = buyers;
  const isAll = buyers.length === 1 && first?.share.trim() === '';
  const share = soldShare(sellers);
  const sold = share === undefined ? '' : toShareText(share);
  if (isAll && sellers.length > 0) {
    const state = share === undefined ? 'all' : 'met';
    return { isAll, state, sold, bought: sold, passings: transferAll(sellers, first.owner_id) };
  }
  const sure = buyers.flatMap(({ owner_id, share: text }) => {
    const parsed = parseTypedShare(text);
    return parsed === undefined ? [] : [{ owner_id, share: parsed }];
  });
  const bought = toShareText(sumFractions(sure.map((one) => one.share)));
  const hasMet = sellers.length > 0 && isMet(sellers, sure);
  return {
    isAll,
    state: share === undefined ? 'mixed' : hasMet ? 'met' : 'not_met',
    sold,
    bought,
    passings: hasMet ? listPassings(sellers, sure) : undefined,
  };
}
