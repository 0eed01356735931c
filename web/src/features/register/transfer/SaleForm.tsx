import { Button, Checkbox, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseShare, sumFractions, toShareText } from '#domain/kernel/fraction.ts';
import type { UnitOwner } from '../../../shared/api/generated.ts';
import { apiQuery } from '../../../shared/api/query.ts';
import { parseTypedShare } from '../../../shared/format/share.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { Rows } from '../../../shared/ui/Page.tsx';
import { Problem } from '../../../shared/ui/Problem.tsx';
import { HolderFields } from '../HolderFields.tsx';
import type { ReadySale, TypedSale } from './TransferPage.tsx';
import { isMet, passings } from './sale.ts';

/** What the deed says. The buyers take together what the sellers give. */
export function SaleForm(props: {
  readonly unitId: string;
  readonly typed: TypedSale;
  readonly onChange: (typed: TypedSale) => void;
  readonly onReady: (sale: ReadySale) => void;
}) {
  const { t } = useWords();
  const { unitId, typed, onChange, onReady } = props;
  const { effective_date, buyers } = typed;
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const holders = useQuery({
    ...apiQuery('listUnitOwners', { path: { unit_id: unitId }, query: { on: effective_date } }),
    // While a day is typed over another, there is none.
    enabled: effective_date !== '',
  });
  const held = holders.data?.data ?? [];
  const chosen = typed.sellers ?? (held.length === 1 ? held.map(({ id }) => id) : []);
  const sellers = partiesOf(held.filter(({ id }) => chosen.includes(id)));
  const sold = toShareText(sumFractions(sellers.map(({ share }) => share)));
  const taken = buyers.map(({ owner_id, share }) => ({
    owner_id,
    share: parseTypedShare(share === '' && buyers.length === 1 ? sold : share),
  }));
  const submit = () => {
    const found: Record<string, string> = {};
    taken.forEach(({ owner_id, share }, row) => {
      if (owner_id === '') found[`${row}.owner_id`] = t('web-register.holders.no_owner');
      if (share === undefined) found[`${row}.share`] = t('web-register.holders.no_share');
    });
    setFaults(found);
    const sure = taken.flatMap(({ owner_id, share }) =>
      share === undefined ? [] : [{ owner_id, share }],
    );
    if (Object.keys(found).length > 0 || sellers.length === 0 || !isMet(sellers, sure)) return;
    onReady({ effective_date, passings: passings(sellers, sure) });
  };
  const whole = taken.flatMap(({ owner_id, share }) =>
    share === undefined ? [] : [{ owner_id, share }],
  );
  const bought = toShareText(sumFractions(whole.map(({ share }) => share)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg" maw={820}>
        <Problem error={holders.error} />
        <TextInput
          id="effective_date"
          type="date"
          label={t('web-register.sale.date')}
          description={t('web-register.sale.date_hint')}
          value={effective_date}
          onChange={({ currentTarget }) =>
            onChange({ ...typed, effective_date: currentTarget.value, sellers: undefined })
          }
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
          onChange={(next) => onChange({ ...typed, buyers: next })}
        />
        <p aria-live="polite">
          {t(
            isMet(sellers, whole) ? 'web-register.sale.sum_met' : 'web-register.sale.sum_not_met',
            { sold, bought },
          )}
        </p>
        <Group>
          <Button type="submit" disabled={sellers.length === 0 || !isMet(sellers, whole)}>
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
        {held.map(({ id, owner_name, ownership_share: share }) => (
          <Checkbox
            key={id}
            label={t('web-register.sale.seller', { owner: owner_name, share })}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

function partiesOf(held: readonly UnitOwner[]) {
  return held.flatMap(({ owner_id, ownership_share: text }) => {
    const share = parseShare(text);
    return share === undefined ? [] : [{ owner_id, share }];
  });
}
