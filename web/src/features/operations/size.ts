import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const GIGABYTE = 1e9;
const MEGABYTE = 1e6;

/** Returns a function that formats bytes in gigabytes, or in megabytes below one gigabyte. */
export function useSize(): (bytes: number) => string {
  const { t } = useWords();
  const { decimal } = useFormat();
  return (bytes) =>
    bytes >= GIGABYTE
      ? t('web-operations.gigabytes', { size: decimal(bytes / GIGABYTE) })
      : t('web-operations.megabytes', { size: decimal(bytes / MEGABYTE) });
}
