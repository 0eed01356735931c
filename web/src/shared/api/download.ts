import { useMutation } from '@tanstack/react-query';
import type { ApiFile } from './client.ts';

/** Offers a file as a download under its name. */
export function saveFile({ blob, name }: ApiFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Mutation that fetches a file from an operation and offers it as a download. */
export function useDownload() {
  return useMutation({ mutationFn: async (get: () => Promise<ApiFile>) => saveFile(await get()) });
}
