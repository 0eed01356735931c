import { UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import type { LetterChannel } from '#domain/letters/letter-delivery.ts';
import type { ApiFile } from '../api/client.ts';
import { useWords } from '../i18n/words.tsx';
import styles from './CheckPanel.module.css';
import { FileFrame } from './DocumentPreview.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { Icon } from './Icon.tsx';
import { Problem } from './Problem.tsx';
import { Tag } from './State.tsx';
import { PathLink } from './links.tsx';

/** Something that is missing or unusual before an action. */
export interface Gap {
  readonly id: string;
  readonly text: string;
  /** Whether it prevents the action. */
  readonly isBlocking: boolean;
  /** Page on which it is mended. */
  readonly path?: string | undefined;
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
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return (
    <section aria-label={t('web.check.title')} aria-busy={isPending}>
      <Problem error={error} />
      {isPending && <p>{t('web.check.loading')}</p>}
      {known.length > 0 && (
        <dl className={styles['facts']}>
          {known.map(([name, value]) => (
            <div key={name} className={styles['fact']}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isPending && error === null && <Readiness check={check} />}
      {recipients.length > 0 && (
        <>
          <h3 className={styles['heading']}>{t('web.check.recipients')}</h3>
          <ul className={styles['recipients']} aria-label={t('web.check.recipients')}>
            {recipients.map(({ channel, count }) => (
              <li key={channel}>
                <Icon name={channel === 'Email' ? 'mail-opened' : 'printer'} />
                <span>{t(`enum.LetterChannel.${channel}`)}</span>
                <strong>{t('web.check.letters', { count })}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {drafts !== undefined && drafts.languages.length > 0 && (
        <>
          <h3 className={styles['heading']}>{t('web.check.drafts')}</h3>
          <Drafts drafts={drafts} />
        </>
      )}
    </section>
  );
}

/** One draft per language, which is shown when its language is chosen. */
function Drafts({ drafts }: { readonly drafts: NonNullable<Check['drafts']> }) {
  const { t } = useWords();
  const draft = useMutation({
    mutationFn: async (language: Language) => (await drafts.get(language)).blob,
  });
  const chosen = draft.variables;
  return (
    <>
      <div role="group" aria-label={t('web.check.drafts')} className={styles['drafts']}>
        {drafts.languages.map(({ language, count }) => (
          <UnstyledButton
            key={language}
            className={styles['draft']}
            aria-pressed={language === chosen}
            onClick={() => draft.mutate(language)}
          >
            <span aria-hidden className={styles['sheet']} lang={language}>
              <b />
              <i />
              <i />
              <i />
            </span>
            {t('web.check.draft', { language: t(`enum.Language.${language}`), count })}
          </UnstyledButton>
        ))}
      </div>
      <Problem error={draft.error} />
      {draft.isPending && <p role="status">{t('web.check.drawing')}</p>}
      {draft.data !== undefined && chosen !== undefined && (
        <>
          <FileFrame
            file={draft.data}
            title={t('web.check.draft_in', { language: t(`enum.Language.${chosen}`) })}
          />
          <DownloadButton size="xs" get={() => drafts.get(chosen)}>
            {t('web.check.save_draft')}
          </DownloadButton>
        </>
      )}
    </>
  );
}

/** List of what is ready, missing or unusual; it says so if all is ready. */
function Readiness({ check: { gaps, ready = [] } }: { readonly check: Check }) {
  const { t } = useWords();
  const id = useId();
  const good = gaps.length + ready.length === 0 ? [t('web.check.ready')] : ready;
  return (
    <>
      <h3 id={id} className={styles['heading']}>
        {t('web.check.gaps')}
      </h3>
      <ul className={styles['gaps']} aria-labelledby={id}>
        {good.map((text) => (
          <li key={text} className={styles['gap']} data-tone="good">
            <Icon name="circle-check" />
            {text}
          </li>
        ))}
        {gaps.map(({ id: key, text, isBlocking, path }) => (
          <li key={key} className={styles['gap']} data-tone={isBlocking ? 'bad' : 'warn'}>
            <Icon name={isBlocking ? 'alert-circle' : 'alert-triangle'} />
            <span>
              {text}{' '}
              {path !== undefined && <PathLink path={path}>{t('web.act.complete')}</PathLink>}
            </span>
            <Tag tone={isBlocking ? 'bad' : 'warn'}>
              {t(`enum.FindingSeverity.${isBlocking ? 'Blocking' : 'Warning'}`)}
            </Tag>
          </li>
        ))}
      </ul>
    </>
  );
}
