import { auditArea } from '../features/audit/area.ts';
import { auditorArea } from '../features/auditor/area.ts';
import { bankArea } from '../features/bank/area.ts';
import { booksArea } from '../features/books/area.ts';
import { callsArea } from '../features/calls/area.ts';
import { documentsArea } from '../features/documents/area.ts';
import { expensesArea } from '../features/expenses/area.ts';
import { importsArea } from '../features/imports/area.ts';
import { meetingsArea } from '../features/meetings/area.ts';
import { notificationsArea } from '../features/notifications/area.ts';
import { operationsArea } from '../features/operations/area.ts';
import { organizationsArea } from '../features/organizations/area.ts';
import { paymentBatchesArea } from '../features/payment-batches/area.ts';
import { paymentsArea } from '../features/payments/area.ts';
import { peopleArea } from '../features/people/area.ts';
import { portalArea } from '../features/portal/area.ts';
import { privacyArea } from '../features/privacy/area.ts';
import { profileArea } from '../features/profile/area.ts';
import { registerArea } from '../features/register/area.ts';
import { remindersArea } from '../features/reminders/area.ts';
import { salesArea } from '../features/sales/area.ts';
import { settingsArea } from '../features/settings/area.ts';
import { signInRoutes } from '../features/sign-in/area.ts';
import { statementsArea } from '../features/statements/area.ts';
import { suppliersArea } from '../features/suppliers/area.ts';
import { ticketsArea } from '../features/tickets/area.ts';
import { todayArea } from '../features/today/area.ts';
import type { Area } from '../shared/routing/area.ts';
import { homeRoute } from './home.tsx';
import { statementRoutes } from './statements.tsx';

/** Areas of the application, in navigation order. */
export const areas: readonly Area[] = [
  portalArea,
  todayArea,
  notificationsArea,
  registerArea,
  meetingsArea,
  documentsArea,
  ticketsArea,
  importsArea,
  expensesArea,
  paymentBatchesArea,
  suppliersArea,
  callsArea,
  paymentsArea,
  bankArea,
  remindersArea,
  salesArea,
  booksArea,
  auditorArea,
  statementsArea,
  peopleArea,
  privacyArea,
  organizationsArea,
  operationsArea,
  settingsArea,
  auditArea,
  profileArea,
];

/** Pages for signed-in people. They are added one by one so that links to them are type-checked. */
export const signedInRoutes = [
  homeRoute,
  ...portalArea.routes,
  ...notificationsArea.routes,
  ...registerArea.routes,
  ...meetingsArea.routes,
  ...documentsArea.routes,
  ...ticketsArea.routes,
  ...salesArea.routes,
  ...importsArea.routes,
  ...expensesArea.routes,
  ...suppliersArea.routes,
  ...paymentBatchesArea.routes,
  ...callsArea.routes,
  ...paymentsArea.routes,
  ...bankArea.routes,
  ...remindersArea.routes,
  ...booksArea.routes,
  ...auditorArea.routes,
  ...statementRoutes,
  ...statementsArea.routes,
  ...peopleArea.routes,
  ...privacyArea.routes,
  ...organizationsArea.routes,
  ...operationsArea.routes,
  ...settingsArea.routes,
  ...auditArea.routes,
  ...profileArea.routes,
] as const;

export const signedOutRoutes = signInRoutes;
