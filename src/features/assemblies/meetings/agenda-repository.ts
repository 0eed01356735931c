import { distributionKeys } from '#features/register/distribution-keys/relations.ts';
import { owners } from '#features/register/owners/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** An item of the agenda with those between whom it decides. */
export type AgendaRow = Row<'agenda_items'> & {
  readonly candidates: readonly Pick<Row<'agenda_candidates'>, 'id' | 'name' | 'owner_id'>[];
};

const selectItems = (db: Connection) => sql`select item.*, coalesce((
      select jsonb_agg(jsonb_build_object('id', candidate.id, 'name', candidate.name,
        'owner_id', candidate.owner_id) order by candidate.position)
      from app.agenda_candidates as candidate
      where candidate.organization_id = item.organization_id and candidate.agenda_item_id = item.id
    ), '[]') as candidates
  from app.agenda_items as item where item.organization_id = ${db.organizationId}`;

/** The agenda of a meeting, in its order. */
export function listAgendaItems(db: Connection, meetingId: string): Promise<AgendaRow[]> {
  return db.query<AgendaRow>(
    sql`${selectItems(db)} and item.meeting_id = ${meetingId} order by item.position`,
  );
}

export function findAgendaItem(
  db: Connection,
  meetingId: string,
  id: string,
): Promise<AgendaRow | undefined> {
  return db.first<AgendaRow>(
    sql`${selectItems(db)} and item.meeting_id = ${meetingId} and item.id = ${id}`,
  );
}

/** The ids of the items of a meeting, in the order of its agenda. */
export async function agendaIds(db: Connection, meetingId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select id from app.agenda_items
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId} order by position`);
  return rows.map(({ id }) => id);
}

/** Numbers items in this order, from 1. */
export async function placeItems(
  { db, now }: { readonly db: Connection; readonly now: string },
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`update app.agenda_items as item
    set position = placed.position, version = version + 1, updated_at = ${now}
    from unnest(${ids}::uuid[]) with ordinality as placed (id, position)
    where item.organization_id = ${db.organizationId} and item.id = placed.id
      and item.position <> placed.position`);
}

export async function deleteCandidates(db: Connection, itemId: string): Promise<void> {
  await db.execute(sql`delete from app.agenda_candidates
    where organization_id = ${db.organizationId} and agenda_item_id = ${itemId}`);
}

/** Which of these are not there: the key, where one is named, in the building; the owners at all. */
export function findUnknown(
  db: Connection,
  named: {
    readonly building_id: string;
    readonly key_id: string | null;
    readonly owner_ids: readonly string[];
  },
): Promise<{ readonly isKeyUnknown: boolean; readonly owner_ids: readonly string[] }> {
  const { building_id, key_id, owner_ids } = named;
  return db.one(sql`select
    ${key_id}::uuid is not null and not exists (select from ${distributionKeys(db)} as key
      where key.id = ${key_id} and key.building_id = ${building_id}) as "isKeyUnknown",
    array(select named.id from unnest(${owner_ids}::uuid[]) as named (id)
      where not exists (select from ${owners(db)} as owner where owner.id = named.id))::text[] as owner_ids`);
}
