import type { Language } from '#domain/kernel/language.ts';
import type { TicketStatus } from '#domain/tickets/ticket.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { organizations } from '#relations/organizations.ts';
import { suppliers } from '#relations/suppliers.ts';

/** Supplier to whom a ticket can be sent. */
interface Addressee {
  readonly name: string;
  readonly email: string | null;
  readonly language: Language;
}

/** Finds a supplier that was not merged into another. */
export function findAddressee(db: Connection, id: string): Promise<Addressee | undefined> {
  return db.first<Addressee>(sql`select name, email, language from ${suppliers(db)} as supplier
    where id = ${id} and merged_into_id is null`);
}

/** A ticket as a supplier sees it. */
export interface TicketForSupplier {
  readonly title: string;
  readonly description: string;
  readonly status: TicketStatus;
  readonly language: Language;
  readonly building: string;
  readonly address: string;
  readonly office: string;
  readonly contact_email: string;
  readonly phone: string | null;
}

/** Finds what a supplier sees of a ticket: no names of the people who reported it. */
export function findForSupplier(
  db: Connection,
  id: string,
): Promise<TicketForSupplier | undefined> {
  return db.first<TicketForSupplier>(sql`select ticket.title, ticket.description, ticket.status,
      building.language, building.name as building,
      concat_ws(', ', building.address, concat_ws(' ', building.postal_code, building.city)) as address,
      office.name as office, office.contact_email, office.phone
    from app.tickets as ticket
    join ${buildings(db)} as building on building.id = ticket.building_id
    join ${organizations(db)} as office on office.id = ${db.organizationId}
    where ticket.organization_id = ${db.organizationId} and ticket.id = ${id}`);
}
