import { Button } from '@mantine/core';
import { saveFile } from '../api/download.ts';
import { toCsv } from '../format/csv.ts';
import { useWords } from '../i18n/words.tsx';

/** Downloads the figures of a chart or table as CSV. */
export function CsvButton(props: {
  /** File name without extension. */
  readonly name: string;
  /** Names the exported figures for screen readers. */
  readonly label: string;
  readonly rows: () => readonly (readonly (string | number)[])[];
}) {
  const { t, language } = useWords();
  const { name, label, rows } = props;
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('web.table.csv_of', { what: label })}
      onClick={() =>
        saveFile({
          blob: new Blob([toCsv(rows(), language)], { type: 'text/csv' }),
          name: `${name}.csv`,
        })
      }
    >
      CSV
    </Button>
  );
}
