import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';

/** Button that copies a text. Browsers offer the clipboard only to pages served over a secure connection. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  if (!window.isSecureContext) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button variant="default" onClick={() => void copy()}>
      {t(isCopied ? 'web.copied' : 'web.copy')}
    </Button>
  );
}
