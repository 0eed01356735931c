import { Button, Group, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toShareText } from '#domain/kernel/fraction.ts';
import type { UnitOwner } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { isRefusedKey } from '../../shared/api/refused-keys.ts';
import { parseTypedShare } from '../../shared/format/share.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { DayInput } from '../../shared/ui/DayInput.tsx';
import { UnsavedForm } from '../../shared/ui/Form.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { HolderFields, type HolderInput } from './HolderFields.tsx';
import { keepCurrentFaults, sumHolderShares, type HolderFaults } from './holders.ts';

const route = getRouteApi('/signed-in/units/$id/owners/new');

/** Assigns owners to a lot until all of it is assigned. */
export function AddOwnersPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const unit = useRecord('getUnit', { path: { id } });
  const held = useQuery(apiQuery('listUnitOwners', { path: { unit_id: id } }));
  const isThere = unit.data !== undefined && held.data !== undefined;
  return (
    <Page
      title={t('web-register.holders.title')}
      sentence={unit.data && t('web-register.unit', { number: unit.data.data.unit_number })}
      isLoading={!isThere}
    >
      {isThere ? <AddOwners unitId={id} held={held.data.data} /> : <Rows />}
    </Page>
  );
}

function AddOwners(props: { readonly unitId: string; readonly held: readonly UnitOwner[] }) {
  const { t } = useWords();
  const { unitId, held } = props;
  const navigate = useNavigate();
  const [holders, setHolders] = useState<readonly HolderInput[]>([
    { owner_id: '', share: held.length === 0 ? '1/1' : '', right: 'FullOwnership' },
  ]);
  const [start_date, setStart] = useState(today);
  const [faults, setFaults] = useState<HolderFaults>({});
  const save = useSave(unitId, () => navigate({ to: '/units/$id', params: { id: unitId } }));
  const sum = sumHolderShares([
    ...held.map(({ ownership_share: share, right }) => ({ share, right })),
    ...holders,
  ]);
  const faultsNow = () =>
    Object.fromEntries(
      holders.flatMap(({ owner_id, share }, row) => [
        ...(owner_id === '' ? [[`${row}.owner_id`, t('web-register.holders.no_owner')]] : []),
        ...(parseTypedShare(share) === undefined
          ? [[`${row}.share`, t('web-register.holders.no_share')]]
          : []),
      ]),
    ) as HolderFaults;
  const submit = () => {
    const found = faultsNow();
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate({ holders, start_date });
  };
  return (
    <UnsavedForm
      form={{
        getValues: () => ({ holders, start_date }),
        isValid: () => Object.keys(faultsNow()).length === 0,
      }}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md" maw={820}>
        <Problem error={save.error} />
        <DayInput
          id="start_date"
          label={t('web-register.since')}
          value={start_date}
          onChange={setStart}
          required
          withAsterisk={false}
          maw={220}
        />
        <HolderFields
          legend={t('web-register.holders.legend')}
          holders={holders}
          faults={faults}
          onChange={(next) => {
            setFaults(keepCurrentFaults(faults, holders, next));
            setHolders(next);
          }}
        />
        <p aria-live="polite">
          {t(`web-register.holders.sum.${sum.state}`, {
            sum: sum.text,
            difference: sum.difference,
          })}
        </p>
        <Group>
          <Button type="submit" loading={save.isPending} disabled={sum.state !== 'met'}>
            {t('web-register.holders.save')}
          </Button>
        </Group>
      </Stack>
    </UnsavedForm>
  );
}

interface Given {
  readonly holders: readonly HolderInput[];
  readonly start_date: string;
}

/** Saves the owners one by one. A second attempt skips those already saved. */
function useSave(unitId: string, onSaved: () => unknown) {
  const queries = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: async ({ holders, start_date }: Given) => {
      for (const { owner_id, share, right } of holders) {
        const parsed = parseTypedShare(share);
        if (parsed === undefined) continue;
        const body = { owner_id, ownership_share: toShareText(parsed), right, start_date };
        const text = JSON.stringify(body);
        const known = keys.get(text);
        const isUsable = known !== undefined && !isRefusedKey(known);
        const idempotencyKey = isUsable ? known : crypto.randomUUID();
        keys.set(text, idempotencyKey);
        await api.call('addUnitOwner', { path: { unit_id: unitId }, body, idempotencyKey });
      }
    },
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries(),
  });
}
