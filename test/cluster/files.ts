/** Tests of the service that run on a distributed database: books, money, assemblies, notifications and jobs. */
export const clusterFiles: readonly string[] = [
  'src/features/{assemblies,books,money,notifications}/**/*.integration.test.ts',
  'src/platform/jobs/**/*.integration.test.ts',
];

/** Parts of their paths that choose the files for which every whole run has time. */
export const coreClusterFiles: readonly string[] = [
  'src/features/books/',
  'src/features/money/expenses/',
  'src/features/money/payments/',
  'src/features/money/payment-batches/',
  'src/platform/jobs/',
];
