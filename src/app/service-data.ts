import type { ServiceData } from '#database/index.ts';

/** Functions of the features for backups and restores, loaded late: a restore loads them all. */
export const serviceData: ServiceData = {
  listFilesInUse: async (snapshot) => {
    const { listContentsInUse } = await import('#features/documents/documents/index.ts');
    return listContentsInUse(snapshot);
  },
  listChains: async () => (await import('./features.ts')).chains,
  verifyRestored: async (url, options) => {
    const { verifyRestored } = await import('./verify-restored.ts');
    return verifyRestored(url, options);
  },
};
