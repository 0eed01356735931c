import { TextInput, type TextInputProps } from '@mantine/core';
import { useWords } from '../../shared/i18n/words.tsx';

/** Field for the six-digit authenticator code, or a backup code where allowed. */
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
