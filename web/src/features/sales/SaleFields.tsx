import { Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { parseDecimal } from '../../shared/format/parse-input.ts';
import { parseTypedShare } from '../../shared/format/share.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { DayInput } from '../../shared/ui/DayInput.tsx';
import type { Submission } from '../../shared/ui/Form.tsx';
import { LotsField, useLots } from '../../shared/ui/LotsField.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { ShareRows } from '../../shared/ui/ShareRows.tsx';
import { EMPTY_BUYER, findOnlyHolder, type SaleInput } from './sale-input.ts';

type Faults = Readonly<Record<string, string>>;

/** Form for the terms of a deed: lots, seller, buyers, days and readings. */
export function SaleFields(props: {
  readonly typed: SaleInput;
  readonly onChange: (typed: SaleInput) => void;
  readonly act: Submission;
  readonly onReady: () => void;
}) {
  const { t } = useWords();
  const { typed, onChange, act, onReady } = props;
  const [faults, setFaults] = useState<Faults>({});
  const set = (change: Partial<SaleInput>) => onChange({ ...typed, ...change });
  const findFaults = useFaults();
  const lots = useLots(typed.building_id);
  const isUsual = typed.from_owner_id === findOnlyHolder(lots, typed.unit_ids);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const found = findFaults(typed);
        setFaults(found);
        if (Object.keys(found).length === 0) onReady();
      }}
    >
      <Stack gap="lg" maw={820}>
        <Problem error={act.error} />
        <BuildingField
          id="building_id"
          value={typed.building_id}
          onChange={(building_id) =>
            set({ building_id, unit_ids: [], from_owner_id: '', readings: {} })
          }
        />
        <LotsField
          id="unit_ids"
          label={t('web-sales.lots')}
          buildingId={typed.building_id}
          value={[...typed.unit_ids]}
          onChange={(unit_ids) =>
            set({ unit_ids, ...(isUsual ? { from_owner_id: findOnlyHolder(lots, unit_ids) } : {}) })
          }
          error={faults['unit_ids']}
        />
        <OwnerField
          id="from_owner_id"
          label={t('web-sales.seller')}
          buildingId={typed.building_id}
          value={typed.from_owner_id}
          onChange={(from_owner_id) => set({ from_owner_id })}
          error={faults['from_owner_id']}
        />
        <ShareRows
          name="buyers"
          legend={t('web-sales.buyers')}
          words={{
            owner: 'web-sales.buyer_row',
            share: 'web-sales.share_row',
            add: 'web-sales.add_buyer',
            remove: 'web-sales.remove_buyer',
          }}
          rows={typed.buyers}
          empty={EMPTY_BUYER}
          faults={faults}
          onChange={(buyers) => set({ buyers })}
        />
        <DayInput
          id="deed_on"
          label={t('web-sales.hold.deed_on')}
          value={typed.deed_on}
          onChange={(deed_on) => set({ deed_on })}
          error={faults['deed_on']}
        />
        <DayInput
          id="enjoyment_from"
          label={t('web-sales.request.enjoyment_from')}
          description={t('web-sales.enjoyment_hint')}
          value={typed.enjoyment_from}
          onChange={(enjoyment_from) => set({ enjoyment_from })}
        />
        <DayInput
          id="certain_date"
          label={t('web-sales.request.certain_date')}
          description={t('web-sales.certain_hint')}
          value={typed.certain_date}
          onChange={(certain_date) => set({ certain_date })}
        />
        <Readings typed={typed} faults={faults} onChange={(readings) => set({ readings })} />
        <Group>
          <Button type="submit" loading={act.isPending}>
            {t('web-sales.review')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Returns a function that finds what is missing or unreadable, by input; of a buyer by row and input. */
function useFaults() {
  const { t } = useWords();
  return (typed: SaleInput): Faults => {
    const found: Record<string, string> = {};
    if (typed.unit_ids.length === 0) found['unit_ids'] = t('web-sales.request.no_lot');
    if (typed.from_owner_id === '') found['from_owner_id'] = t('web-sales.hold.no_owner');
    if (typed.deed_on === '') found['deed_on'] = t('web-sales.no_deed');
    typed.buyers.forEach(({ owner_id, share }, row) => {
      if (owner_id === '') found[`${row}.owner_id`] = t('web-sales.no_buyer');
      if (share.trim() !== '' && parseTypedShare(share) === undefined)
        found[`${row}.share`] = t('web-sales.no_share');
    });
    for (const [id, text] of Object.entries(typed.readings)) {
      if (text.trim() !== '' && parseDecimal(text) === undefined)
        found[`readings.${id}`] = t('web-sales.no_index');
    }
    return found;
  };
}

/** Indexes of the meters in the chosen lots, at the end of the day before enjoyment. */
function Readings(props: {
  readonly typed: SaleInput;
  readonly faults: Faults;
  readonly onChange: (readings: SaleInput['readings']) => void;
}) {
  const { t } = useWords();
  const { typed, faults, onChange } = props;
  const { building_id: id, unit_ids, readings } = typed;
  const { data } = useQuery({
    ...apiQuery('listBuildingMeters', { path: { id } }),
    enabled: id !== '',
  });
  const meters = (data?.data ?? []).filter(({ unit_id }) => unit_ids.includes(unit_id));
  if (meters.length === 0) return null;
  return (
    <Fieldset legend={t('web-sales.readings')} variant="unstyled">
      <Stack gap="md">
        {meters.map((meter) => (
          <TextInput
            key={meter.id}
            id={`readings.${meter.id}`}
            label={[meter.unit_number, meter.key, meter.number].filter(Boolean).join(' · ')}
            inputMode="decimal"
            value={readings[meter.id] ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ ...readings, [meter.id]: currentTarget.value })
            }
            error={faults[`readings.${meter.id}`]}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
