import { TextInput, type TextInputProps } from '@mantine/core';
import { useWords } from '../../shared/i18n/words.tsx';

/** Six digits of the authenticator, and where it is said, a backup code. */
export function CodeField(props: TextInputProps) {
  const { t } = useWords();
  return (
    <TextInput
      label={t('web.sign_in.code')}
      autoComplete="one-time-code"
      required
      withAsterisk={false}
      {...props}
    />
  );
}
