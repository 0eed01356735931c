import { Button } from '@mantine/core';
import { saveFile } from '../api/download.ts';
import { toCsv } from '../format/csv.ts';
import { useWords } from '../i18n/words.tsx';

/** Hands the figures of a chart or a table to a spreadsheet. */
export function CsvButton(props: {
  /** Of the file, without its ending. */
  readonly name: string;
  /** What it holds, for those who cannot see what it stands beside. */
  readonly label: string;
  readonly rows: () => readonly (readonly (string | number)[])[];
}) {
  const { t } = useWords();
  const { name, label, rows } = props;
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('web.table.csv_of', { what: label })}
      onClick={() =>
        saveFile({
          blob: new Blob([toCsv(rows())], { type: 'text/csv' }),
          name: `${name}.csv`,
        })
      }
    >
      CSV
    </Button>
  );
}
