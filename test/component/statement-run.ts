import type { Role } from '#domain/people/roles.ts';
import type { StatementRun } from '../../web/src/shared/api/generated.ts';
import { openPage } from './page.ts';
import { anAnswer, aRow } from './records.ts';
import type { Answers } from './service.ts';

/** A run of statements of two owners, for tests of its page. */

const nature = (ordinary: number, extraordinary = 0) => ({ ordinary, extraordinary });

/** Building of the run. */
export const building = aRow('listBuildings', {
  name: 'Les Acacias',
  statement_model: 'Provisions',
});

/** Makes a draft of 2026, with the given fields. */
export const aRun = (given: object = {}) =>
  anAnswer('getStatement', {
    building_id: building.id,
    building_name: 'Les Acacias',
    period_from: '2026-01-01',
    period_to: '2026-12-31',
    status: 'Draft',
    model: 'Provisions',
    allowed_actions: ['freeze', 'delete'],
    totals: { charges: nature(1000, 50), called: nature(900), settlement: nature(100, 50) },
    ...given,
  });

const anOwner = (owner_name: string, settlement: number, given: object = {}) =>
  aRow('listStatementOwners', {
    owner_name,
    charges: nature(500),
    called: nature(500 - settlement),
    settlement: nature(settlement),
    to_pay: Math.max(0, settlement),
    ...given,
  });

/** One owner has to pay, the other has a credit. */
export const owners = [anOwner('Anne Peeters', 163.84), anOwner('Bart Claes', -13.84)];

/** Answers of the service for the page of a run. */
export const answersFor = (run: StatementRun, more: Answers = {}): Answers => ({
  getStatement: run,
  listStatementOwners: owners,
  listStatementLines: anAnswer('listStatementLines', { lines: [], total: 0 }),
  listStatementAccounts: anAnswer('listStatementAccounts', { before: null, accounts: [] }),
  checkStatementTies: [],
  listStatementWorks: anAnswer('listStatementWorks', { works: [] }),
  listTickets: [],
  listStatementDeliveries: [],
  ...more,
});

/** Opens the page of a run. */
export const openRun = (run: StatementRun, as: Role = 'Syndic', more: Answers = {}, search = '') =>
  openPage(`/statements/${run.id}${search}`, { as, answers: answersFor(run, more) });
