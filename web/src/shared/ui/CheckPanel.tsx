import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import type { ApiFile } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { Facts } from './Facts.tsx';
import { Problem } from './Problem.tsx';
import { Tag } from './State.tsx';

/** Something that is missing or unusual before an action. */
export interface Gap {
  readonly id: string;
  readonly text: string;
  /** Whether it prevents the action. */
  readonly isBlocking: boolean;
}

/** Facts and gaps known before an irreversible action. */
export interface Check {
  /** Recipients by channel, total and terms. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly gaps: readonly Gap[];
  /** Languages of the letters, and the draft in each. */
  readonly drafts?: {
    readonly languages: readonly Language[];
    readonly get: (language: Language) => Promise<ApiFile>;
  };
  readonly isPending?: boolean;
  /** Why the service would refuse the action; null: it would not. */
  readonly error?: unknown;
}

/** Whether the action must not be performed: something is missing, refused or still loading. */
export function isBlocked({ gaps, isPending = false, error = null }: Check): boolean {
  return isPending || error !== null || gaps.some((gap) => gap.isBlocking);
}

/** Shows what an irreversible action will do, what is missing, and a draft in each language. */
export function CheckPanel({ check }: { readonly check: Check }) {
  const { t } = useWords();
  const { facts, gaps, drafts, isPending = false, error = null } = check;
  return (
    <section aria-label={t('web.check.title')} aria-busy={isPending}>
      <Problem error={error} />
      {isPending && <p>{t('web.check.loading')}</p>}
      <Facts facts={facts} />
      {gaps.length > 0 && (
        <ul aria-label={t('web.check.gaps')}>
          {gaps.map(({ id, text, isBlocking }) => (
            <li key={id}>
              <Tag tone={isBlocking ? 'bad' : 'warn'}>
                {t(`enum.FindingSeverity.${isBlocking ? 'Blocking' : 'Warning'}`)}
              </Tag>{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
      {drafts !== undefined && drafts.languages.length > 0 && (
        <Group gap="xs">
          {drafts.languages.map((language) => (
            <DownloadButton key={language} size="xs" get={() => drafts.get(language)}>
              {t('web.check.draft', { language: t(`enum.Language.${language}`) })}
            </DownloadButton>
          ))}
        </Group>
      )}
    </section>
  );
}
