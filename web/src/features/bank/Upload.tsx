import { Loader } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { BankStatementUploadResult } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { FileDrop } from '../../shared/ui/FileDrop.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './bank.module.css';

interface Taken extends BankStatementUploadResult {
  readonly name: string;
}

/** Uploads bank files one after another and shows the result of each statement. */
export function Upload() {
  const { t } = useWords();
  const queries = useQueryClient();
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const taken: Taken[] = [];
      for (const file of files) {
        // The service recognizes files it already has and reports them as such.
        const { data } = await api.call('uploadBankFile', { body: { file } });
        taken.push({ ...data, name: file.name });
      }
      return taken;
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <section aria-label={t('web-bank.upload.title')}>
      <FileDrop
        label={t('web-bank.upload.choose')}
        hint={t('web-bank.upload.hint')}
        accept=".cod,.coda,.txt,.xml,.zip"
        isBusy={upload.isPending}
        onFiles={(files) => upload.mutate(files)}
      />
      <Problem error={upload.error} />
      <div role="status">
        {upload.isPending && (
          <p className={styles['busy']}>
            <Loader size="xs" /> {t('web-bank.upload.busy')}
          </p>
        )}
        {upload.data !== undefined && <Outcome files={upload.data} />}
      </div>
    </section>
  );
}

function Outcome({ files }: { readonly files: readonly Taken[] }) {
  const { t } = useWords();
  const statements = files.flatMap((file) => file.statements);
  const isAny = statements.some(({ status }) => status === 'Accepted');
  return (
    <div className={styles['outcome']}>
      {files.map(({ name, statements: taken, skipped }) => (
        <section key={name} aria-label={name}>
          <p>
            <strong>{name}</strong>{' '}
            {t('web-bank.upload.taken', { count: taken.length, skipped: skipped.length })}
          </p>
          <ul>
            {taken.map(({ id, number, year, status, transactions, problems }) => (
              <li key={id}>
                <TextLink to="/bank-statements/$id" params={{ id }}>
                  {t('web-bank.statement', { number, year: String(year) })}
                </TextLink>{' '}
                {t('web-bank.upload.transactions', { count: transactions })}{' '}
                {status === 'Held' && <Tag tone="warn">{t('enum.BankStatementStatus.Held')}</Tag>}{' '}
                {problems.map(({ detail }) => detail).join(' ')}
              </li>
            ))}
            {skipped.map(({ account, number, reason }) => (
              <li key={`${account} ${number} ${reason}`}>
                {t('web-bank.upload.skipped', { number, account: formatIban(account) })}{' '}
                <Tag>{t(`enum.BankStatementSkipReason.${reason}`)}</Tag>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isAny && (
        <ButtonLink to="/bank-transactions/match" size="xs" variant="light">
          {t('web-bank.match.open')}
        </ButtonLink>
      )}
    </div>
  );
}
