import { RETENTION_YEARS } from '#domain/privacy/retention-years.ts';
import type { EndingData, RetentionPart } from '#features/shared/index.ts';
import { emptyingReferences } from '#platform/db/references.ts';
import { changeRows } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { documents } from '#relations/documents.ts';
import { paymentReminders } from '#relations/payment-reminders.ts';

/** Letters that support the books; all others support claims. */
const supportsBooks = sql`letter.subject_type in ('CallForFunds', 'Statement', 'StatementReversal')`;

/** The retention category of a letter. */
export const retentionKind = sql`case when ${supportsBooks} then 'Letters' else 'Reminders' end`;

/**
 * Letters whose retention period has ended, unless under legal hold or still claimed, with their
 * documents and deliveries.
 */
export const letterRetention: readonly RetentionPart[] = [
  endOf('Letters', supportsBooks, RETENTION_YEARS.Books),
  endOf('Reminders', sql`not (${supportsBooks})`, RETENTION_YEARS.Claims),
];

function endOf(what: 'Letters' | 'Reminders', isOne: Sql, years: number): RetentionPart {
  return {
    what,
    find: ({ db, today }, limit) =>
      db.query<EndingData>(sql`select letter.id, ${what}::text as what,
          greatest((letter.created_at at time zone 'Europe/Brussels')::date, reminder.settled_on)
            as last_day,
          building.fiscal_year_start_month, document.retention_until as said_until
        from app.letters as letter
        join ${buildings(db)} as building on building.id = letter.building_id
        left join ${documents(db)} as document on document.letter_id = letter.id
        left join ${paymentReminders(db)} as reminder on reminder.id = letter.subject_id
        where letter.organization_id = ${db.organizationId} and ${isOne}
          and letter.created_at
            < (${today}::date - make_interval(years => ${years})) at time zone 'Europe/Brussels'
          and document.legal_hold is not true
          and (reminder.id is null or reminder.settled_on is not null)
        order by letter.created_at limit ${limit}`),
    async erase({ db }, ids) {
      const ended = sql`id = any(${ids}::uuid[])`;
      await changeRows(
        db,
        'letters',
        sql`${emptyingReferences(db, 'letters', ended)} delete from app.letters
          where organization_id = ${db.organizationId} and ${ended} returning id`,
      );
    },
  };
}
