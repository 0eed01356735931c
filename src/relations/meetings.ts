import { relation } from '#platform/db/rows.ts';

/** Meetings. */
export const meetings = relation('meetings', [
  'id',
  'building_id',
  'meeting_type',
  'title',
  'text_key',
  'scheduled_date',
  'status',
  'convened_at',
  'closed_at',
  'held_on',
  'first_meeting_id',
]);

/** Agenda items of meetings. */
export const agendaItems = relation('agenda_items', [
  'id',
  'meeting_id',
  'title',
  'text_key',
  'is_secret',
  'majority',
  'budget_id',
  'budget_year',
]);

/** Amounts by account that agenda items put to the vote, as announced and as amended. */
export const agendaBudgetLines = relation('budget_lines', [
  'agenda_item_id',
  'is_amended',
  'account_code',
  'amount_cents',
]);
