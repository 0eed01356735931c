import type { RecordKind } from '#features/shared/index.ts';
import { disclosePayments } from './disclosure-repository.ts';
import { keepPayments } from './erasure-repository.ts';
import { paymentReceived } from './notification-types.ts';
import { visiblePayments } from './repository.ts';
import { endOfCommunications } from './retention-repository.ts';
import { paymentRoutes } from './routes.ts';
import { paymentSearch } from './search-repository.ts';
import { tables } from './tables.ts';

export {
  planPayment,
  planPlainPayments,
  recordPayment,
  recordPayments,
  type PlannedPayment,
} from './incoming-payment.ts';
export {
  bouncePayments,
  recordBounced,
  reinstatePayments,
  reverseBankPayments,
  type BouncedPayment,
} from './bank-payments.ts';
export { createPayment } from './commands.ts';
export { findPayer } from './references.ts';
export { findAlike, type AlikePayment } from './repository.ts';

const records: readonly RecordKind[] = [
  { type: 'Payment', table: 'payments', access: 'funds:read', visible: visiblePayments },
];

export const paymentsFeature = {
  tables,
  retention: [endOfCommunications],
  disclosure: disclosePayments,
  erasure: keepPayments,
  search: paymentSearch,
  records,
  routes: paymentRoutes,
  notificationTypes: [paymentReceived],
};
