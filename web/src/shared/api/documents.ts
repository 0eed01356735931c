import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../session/session.ts';
import { saveFile } from './download.ts';
import type { Document } from './generated.ts';

/** The bytes of a document’s file, by a link that works once; its address is taken to be that of the page. */
async function bytesOf(id: string, signal?: AbortSignal): Promise<Blob> {
  const { data } = await api.call('createDownloadLink', { path: { id }, body: {} });
  const answer = await fetch(new URL(data.url).pathname, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`the link of a document answered ${answer.status}`);
  return answer.blob();
}

/** Hands the file of a document to the browser, under its name. */
export function useSaveDocument() {
  return useMutation({
    mutationFn: async ({ id, file_name: name }: Pick<Document, 'id' | 'file_name'>) =>
      saveFile({ blob: await bytesOf(id), name }),
  });
}

/** The bytes of a document’s file, to show them in a page. @param sha256 of the bytes that are wanted */
export function useDocumentBytes(id: string, sha256: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['document bytes', id, sha256],
    queryFn: ({ signal }) => bytesOf(id, signal),
    enabled: isWanted,
    // The same bytes for good, whatever is asked anew after an act.
    staleTime: 'static',
  });
}
