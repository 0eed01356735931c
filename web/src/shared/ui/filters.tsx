import { TextInput } from '@mantine/core';
import { useWords } from '../i18n/words.tsx';

/** Finds by what is typed, once one has typed it. */
export function SearchField(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onFind: (text: string) => void;
}) {
  const { label, value, onFind } = props;
  return (
    <TextInput
      key={value}
      type="search"
      label={label}
      defaultValue={value ?? ''}
      onBlur={({ currentTarget }) => onFind(currentTarget.value.trim())}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && onFind(currentTarget.value.trim())}
    />
  );
}

interface Days {
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}

/** The first and the last day of what a list shows, as the address names them. */
export function DayRange(props: { readonly value: Days; readonly onChange: (days: Days) => void }) {
  const { t } = useWords();
  const { value, onChange } = props;
  return (
    <>
      <TextInput
        type="date"
        label={t('web.filter.from')}
        value={value.date_from ?? ''}
        onChange={({ currentTarget }) => onChange({ date_from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('web.filter.to')}
        value={value.date_to ?? ''}
        onChange={({ currentTarget }) => onChange({ date_to: currentTarget.value })}
      />
    </>
  );
}
