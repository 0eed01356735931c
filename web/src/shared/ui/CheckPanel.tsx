import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import type { LetterChannel } from '#domain/letters/letter-delivery.ts';
import type { ApiFile } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import styles from './CheckPanel.module.css';
import { DownloadButton } from './DownloadButton.tsx';
import { Facts } from './Facts.tsx';
import { Icon } from './Icon.tsx';
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
  /** Facts that were checked and are not missing. */
  readonly ready?: readonly string[];
  /** Letters by channel. */
  readonly recipients?: readonly { readonly channel: LetterChannel; readonly count: number }[];
  /** Letters by language, and the draft in each. */
  readonly drafts?: {
    readonly languages: readonly { readonly language: Language; readonly count: number }[];
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
  const { facts, recipients = [], drafts, isPending = false, error = null } = check;
  return (
    <section aria-label={t('web.check.title')} aria-busy={isPending} className={styles['panel']}>
      <Problem error={error} />
      {isPending && <p>{t('web.check.loading')}</p>}
      <Facts facts={facts} />
      <Checked check={check} />
      {recipients.length > 0 && (
        <div>
          <h3 className={styles['title']}>{t('web.check.recipients')}</h3>
          <ul className={styles['list']} aria-label={t('web.check.recipients')}>
            {recipients.map(({ channel, count }) => (
              <li key={channel} className={styles['row']}>
                <span>{t(`enum.LetterChannel.${channel}`)}</span>
                <strong>{t('web.check.letters', { count })}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
      {drafts !== undefined && drafts.languages.length > 0 && (
        <div>
          <h3 className={styles['title']}>{t('web.check.drafts')}</h3>
          <Group gap="xs">
            {drafts.languages.map(({ language, count }) => (
              <DownloadButton key={language} size="xs" get={() => drafts.get(language)}>
                {t('web.check.draft', { language: t(`enum.Language.${language}`), count })}
              </DownloadButton>
            ))}
          </Group>
        </div>
      )}
    </section>
  );
}

/** List of what is ready and what is missing. */
function Checked({ check: { gaps, ready = [] } }: { readonly check: Check }) {
  const { t } = useWords();
  if (gaps.length === 0 && ready.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={t('web.check.gaps')}>
      {ready.map((text) => (
        <li key={text} className={styles['ready']}>
          <Icon name="check" size={16} />
          {text}
        </li>
      ))}
      {gaps.map(({ id, text, isBlocking }) => (
        <li key={id}>
          <Tag tone={isBlocking ? 'bad' : 'warn'}>
            {t(`enum.FindingSeverity.${isBlocking ? 'Blocking' : 'Warning'}`)}
          </Tag>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
