import type { ServiceData } from '#database/index.ts';

/** Functions of the features for backups and restores, loaded late: a restore loads them all. */
export const serviceData: ServiceData = {
  listFilesInUse: async (snapshot) => {
    const { listContentsInUse } = await import('#features/documents/documents/index.ts');
    return listContentsInUse(snapshot);
  },
  proveRestored: async (url, options) => {
    const { proveRestored } = await import('./prove-restored.ts');
    return proveRestored(url, options);
  },
};
