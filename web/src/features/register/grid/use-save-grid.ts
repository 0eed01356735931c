import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Owner } from '../../../shared/api/generated.ts';
import { doOneByOne, type Outcome } from '../../../shared/api/one-by-one.ts';
import { isRefusedKey } from '../../../shared/api/refused-keys.ts';
import { parseInteger, trimToNull } from '../../../shared/format/parse-input.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { api } from '../../../shared/session/session.ts';
import { isUnitType, ownerKeyOf, type GridRow } from './grid-rows.ts';

interface Given {
  readonly rows: readonly GridRow[];
  /** Day from which the owners hold the lots. */
  readonly start_date: string;
}

/**
 * Saves the rows one by one: the owner if not known yet, the lot, and that the one holds the other.
 * Saved rows stay saved; a further attempt goes on with the others.
 * @param owners of the building, who are not created again
 */
export function useSaveGrid(buildingId: string, owners: readonly Owner[]) {
  const queries = useQueryClient();
  const { language } = useWords();
  const [keys] = useState(() => new Map<string, string>());
  const [made] = useState(() => new Map<string, string>());
  const [saved] = useState(() => new Set<string>());

  /** Creates a record, once per content. */
  async function once(
    content: unknown,
    create: (idempotencyKey: string) => Promise<{ readonly data: { readonly id: string } }>,
  ): Promise<string> {
    const text = JSON.stringify(content);
    const known = made.get(text);
    if (known !== undefined) return known;
    const { data } = await create(keyOf(text));
    made.set(text, data.id);
    return data.id;
  }

  function keyOf(text: string): string {
    const known = keys.get(text);
    const key = known !== undefined && !isRefusedKey(known) ? known : crypto.randomUUID();
    keys.set(text, key);
    return key;
  }

  async function findOwner({ name, email }: GridRow): Promise<string> {
    const key = ownerKeyOf({ name, email });
    const known = owners.find((owner) => ownerKeyOf(owner) === key);
    if (known !== undefined) return known.id;
    const body = { name: name.trim(), email: trimToNull(email), language };
    return once(key, (idempotencyKey) => api.call('createOwner', { body, idempotencyKey }));
  }

  async function saveRow(row: GridRow, start_date: string): Promise<void> {
    const ownerId = row.name.trim() === '' ? undefined : await findOwner(row);
    const lot = {
      building_id: buildingId,
      unit_number: row.unit_number.trim(),
      ...(isUnitType(row.type) ? { type: row.type } : {}),
      floor: parseInteger(row.floor) ?? null,
      quota: parseInteger(row.quota) ?? 0,
    };
    const unit_id = await once(lot, (idempotencyKey) =>
      api.call('createUnit', { body: lot, idempotencyKey }),
    );
    if (ownerId === undefined) return;
    const body = { owner_id: ownerId, ownership_share: '1/1', start_date };
    const idempotencyKey = keyOf(JSON.stringify([unit_id, body]));
    await api.call('addUnitOwner', { path: { unit_id }, body, idempotencyKey });
  }

  const save = useMutation({
    mutationFn: ({ rows, start_date }: Given): Promise<Outcome> =>
      doOneByOne(rows, saved, {
        run: (row) => saveRow(row, start_date),
        nameOf: ({ id }) => id,
      }),
    onSettled: () => queries.invalidateQueries(),
  });
  return { save, saved: saved as ReadonlySet<string> };
}
