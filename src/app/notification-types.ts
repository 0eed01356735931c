import { callForFundsIssued } from '#features/money/calls-for-funds/index.ts';
import { expenseNotificationTypes } from '#features/money/expenses/index.ts';
import { paymentDue } from '#features/money/owner-accounts/index.ts';
import { paymentOverdue } from '#features/money/payment-reminders/index.ts';
import { paymentReceived } from '#features/money/payments/index.ts';
import { generalNotificationTypes } from '#features/notifications/index.ts';
import { ownershipTransferred } from '#features/register/unit-transfers/index.ts';

/** Everything that people are told about, as the features bring it. */
export const notificationTypes = [
  ...generalNotificationTypes,
  ...expenseNotificationTypes,
  callForFundsIssued,
  paymentReceived,
  paymentDue,
  paymentOverdue,
  ownershipTransferred,
];
