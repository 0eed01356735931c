import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From so many of the smaller unit on, the greater one says enough. */
const UNITS = [
  ['days', DAY, 3 * DAY],
  ['hours', HOUR, 2 * HOUR],
  ['minutes', MINUTE, 2 * MINUTE],
] as const;

/** How long something took or has lasted, in the one unit that says enough. */
export function useDuration(): (seconds: number) => string {
  const { t } = useWords();
  const { integer, decimal } = useFormat();
  return (seconds) => {
    const [unit, size] = UNITS.find(([, , from]) => seconds >= from) ?? ['seconds', 1];
    const value = seconds / size;
    const shown = unit === 'seconds' && value < 10 ? decimal(value) : integer(value);
    return t(`web-operations.duration.${unit}`, { value: shown });
  };
}
