import { UnstyledButton } from '@mantine/core';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useChooseLanguage } from '../../shared/session/language-choice.tsx';
import styles from './SignedOutPage.module.css';

/** Language switch, with each language named in itself. */
export function LanguageLinks() {
  const { t, language } = useWords();
  const choose = useChooseLanguage();
  return (
    <div role="group" aria-label={t('web.person.language')} className={styles['languages']}>
      {LANGUAGES.map((one) => (
        <UnstyledButton
          key={one}
          lang={one}
          aria-pressed={one === language}
          className={styles['language']}
          onClick={() => void choose(one)}
        >
          {t(`web.language.${one}`)}
        </UnstyledButton>
      ))}
    </div>
  );
}
