import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { includesWords, listSearchWords } from '#domain/kernel/words.ts';

/** Filters the options of a field like every search: by words in any order, without case and accents. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const words = listSearchWords(search);
  const fits = ({ label }: ComboboxItem) => includesWords(label, words);
  const shown: ComboboxParsedItem[] = options.map((option) =>
    'group' in option ? { ...option, items: option.items.filter(fits) } : option,
  );
  return shown.filter((option) => 'group' in option || fits(option)).slice(0, limit);
};
