import { Button, Group, Select } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApiProblem } from '../../shared/api/client.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { findingsFile, handOver, type Finding } from './files.ts';
import styles from './imports.module.css';

/** Findings of a refused import by file and row. Nothing was written. */
export function Findings({ problem }: { readonly problem: ApiProblem }) {
  const { t } = useWords();
  const findings = useMemo(() => problem.errors.filter(isFinding), [problem]);
  const [file, setFile] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = findings
    .map((finding, place) => ({ ...finding, place: String(place) }))
    .filter((one) => (file === null || one.file === file) && (code === null || one.code === code));
  const total = Number(problem.problem['error_count'] ?? findings.length);
  const kinds = new Map(findings.map((one) => [one.code, one.detail]));
  const head = columns.map(({ header }) => t(header));
  return (
    <section role="alert" aria-labelledby="findings">
      <h2 id="findings" ref={heading} tabIndex={-1} className={styles['bad']}>
        {t('web-imports.findings', { count: total })}
      </h2>
      <p>
        {t('web-imports.nothing_written')}{' '}
        {total > findings.length && t('web-imports.first_of', { shown: findings.length })}
      </p>
      <Group align="flex-end" mb="md">
        <Select
          label={t('web-imports.by_file')}
          data={[...new Set(findings.map((one) => one.file))]}
          value={file}
          onChange={setFile}
          clearable
          clearButtonProps={{ 'aria-label': t('web-imports.all') }}
        />
        <Select
          label={t('web-imports.by_kind')}
          data={[...kinds].map(([value, label]) => ({ value, label }))}
          value={code}
          onChange={setCode}
          clearable
          clearButtonProps={{ 'aria-label': t('web-imports.all') }}
        />
        <Button
          variant="default"
          onClick={() => handOver(findingsFile(head, findings), 'millieme-import-errors.csv')}
        >
          {t('web-imports.findings_file')}
        </Button>
      </Group>
      <DataTable
        caption={t('web-imports.report')}
        columns={columns}
        rows={shown}
        rowId={({ place }) => place}
        empty={t('web-imports.none_match')}
      />
    </section>
  );
}

/** Whether an error is a finding in a file, as those of a refused import are. */
function isFinding<Error extends object>(error: Error): error is Error & Finding {
  return 'file' in error && 'row' in error && 'remedy' in error;
}

const columns: readonly Column<Finding & { readonly place: string }>[] = [
  { id: 'file', header: 'web-imports.column.file' },
  {
    id: 'row',
    header: 'web-imports.column.row',
    isNumber: true,
    cell: ({ row }) => (row === null ? '' : String(row)),
  },
  { id: 'column', header: 'web-imports.column.column' },
  { id: 'detail', header: 'web-imports.column.detail' },
  { id: 'remedy', header: 'web-imports.column.remedy' },
];
