import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../session/session.ts';
import { saveFile } from './download.ts';
import type { Document } from './generated.ts';

/** Fetches a document’s file through a single-use link, resolved against the page’s origin. */
async function bytesOf(id: string, signal?: AbortSignal): Promise<Blob> {
  const { data } = await api.call('createDownloadLink', { path: { id }, body: {} });
  const answer = await fetch(new URL(data.url).pathname, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`the link of a document answered ${answer.status}`);
  return answer.blob();
}

/** Mutation that downloads a document’s file under its name. */
export function useSaveDocument() {
  return useMutation({
    mutationFn: async ({ id, file_name: name }: Pick<Document, 'id' | 'file_name'>) =>
      saveFile({ blob: await bytesOf(id), name }),
  });
}

/**
 * Query for a document’s file, to display it in a page.
 * @param sha256 hash of the wanted version
 */
export function useDocumentBytes(id: string, sha256: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['document bytes', id, sha256],
    queryFn: ({ signal }) => bytesOf(id, signal),
    enabled: isWanted,
    // Contents with a given hash never change, whatever is refetched after an action.
    staleTime: 'static',
  });
}
