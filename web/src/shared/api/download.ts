import { useMutation } from '@tanstack/react-query';
import type { ApiFile } from './client.ts';

/** Hands a file to the browser, under its name. */
export function saveFile({ blob, name }: ApiFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Hands what an operation gives as a file to the browser. */
export function useDownload() {
  return useMutation({ mutationFn: async (get: () => Promise<ApiFile>) => saveFile(await get()) });
}
