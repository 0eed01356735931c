import { useCallback } from 'react';
import { isShown } from '#domain/documents/content-type.ts';
import { useDocumentBytes } from '../api/documents.ts';
import type { Document } from '../api/generated.ts';
import { useWords } from '../i18n/words.tsx';
import styles from './DocumentPreview.module.css';
import { Problem } from './Problem.tsx';

type Shown = Pick<Document, 'id' | 'sha256' | 'content_type' | 'title'>;

/** Preview of a document’s file, if a browser can display it. */
export function DocumentPreview({ document }: { readonly document: Shown }) {
  const { t } = useWords();
  const { title, content_type: type } = document;
  const isWanted = isShown(type);
  const { data, error } = useDocumentBytes(document.id, document.sha256, isWanted);
  const show = useObjectUrl(data);
  if (!isWanted) return <p>{t('web.document.no_preview')}</p>;
  if (error !== null) return <Problem error={error} />;
  if (data === undefined) return <div className={styles['frame']} aria-busy />;
  if (type !== 'application/pdf')
    return <img className={styles['picture']} ref={show} alt={title} />;
  return <FileFrame file={data} title={title} />;
}

/** Shows the page of a PDF as wide as its frame, without the bars of the viewer. */
const AS_PAPER = '#toolbar=0&navpanes=0&view=FitH';

/** PDF file in the browser’s own viewer. */
export function FileFrame({ file, title }: { readonly file: Blob; readonly title: string }) {
  const show = useObjectUrl(file, AS_PAPER);
  // The browser’s PDF viewer does not start in a sandbox; the service prevents scripts in the file.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe className={styles['frame']} ref={show} title={title} />;
}

/** Assigns an object URL to the displayed element, for as long as it is mounted. */
function useObjectUrl(blob: Blob | undefined, view = '') {
  return useCallback(
    (shown: HTMLIFrameElement | HTMLImageElement | null) => {
      if (shown === null || blob === undefined) return undefined;
      const address = URL.createObjectURL(blob);
      shown.src = `${address}${view}`;
      return () => URL.revokeObjectURL(address);
    },
    [blob, view],
  );
}
