import { Button, Group, Loader, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { FileField } from '../../shared/ui/FileField.tsx';
import { Outcome } from './Outcome.tsx';

/** Request of an import, whose answer has the result. */
interface Act<Result> {
  readonly data: { readonly data: Result } | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
}

interface Props<Result> {
  /** The trial run. */
  readonly check: Act<Result>;
  /** The import itself. */
  readonly run: Act<Result>;
  readonly label: string;
  readonly hint: string;
  /** Extensions of the files. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Files chosen so far. */
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Whether all that the import needs is given. */
  readonly isReady: boolean;
  readonly onSend: (isTrial: boolean) => void;
  /** Words next to the wheel while it runs. */
  readonly progress?: ReactNode;
  readonly planTitle?: string;
  /** The result, of the trial run with the button to import. */
  readonly renderResult: (result: Result, run?: ReactNode) => ReactNode;
  /** Why it was refused. */
  readonly renderRefusal?: (error: unknown) => ReactNode;
}

/** File of an import with its two steps: the trial run, which shows what would be written, and the import. */
export function TrialRun<Result>(props: Props<Result>) {
  const { t } = useWords();
  const { check, run, isReady, onSend, progress, planTitle, renderResult, renderRefusal } = props;
  const error = run.error ?? check.error;
  const isRunning = check.isPending || run.isPending;
  const isTried = run.data === undefined && run.error === null;
  return (
    <Stack gap="lg">
      <FileField
        label={props.label}
        hint={props.hint}
        accept={props.accept}
        multiple={props.multiple ?? false}
        isDisabled={isRunning}
        files={props.files}
        onFiles={props.onFiles}
      />
      <Group>
        <Button
          variant={check.data === undefined ? 'filled' : 'default'}
          disabled={!isReady}
          loading={check.isPending}
          onClick={() => onSend(true)}
        >
          {t('web-imports.check')}
        </Button>
      </Group>
      <div role="status">
        {isRunning && (
          <Group gap="sm">
            <Loader size="xs" />
            {progress}
          </Group>
        )}
      </div>
      {renderRefusal === undefined ? <Outcome error={error} /> : renderRefusal(error)}
      {isTried && check.data !== undefined && (
        <section aria-labelledby="plan">
          <h2 id="plan">{planTitle ?? t('web-imports.plan')}</h2>
          {renderResult(
            check.data.data,
            <Button my="md" loading={run.isPending} onClick={() => onSend(false)}>
              {t('web-imports.run')}
            </Button>,
          )}
        </section>
      )}
      {run.data !== undefined && (
        <section aria-labelledby="done" role="status">
          <h2 id="done">{t('web-imports.done')}</h2>
          {renderResult(run.data.data)}
        </section>
      )}
    </Stack>
  );
}

/** Names files for the key of a request: other content gets another key. */
export function nameFiles(files: readonly File[]): readonly string[] {
  return files.map((one) => `${one.name} ${one.size} ${one.lastModified}`);
}
