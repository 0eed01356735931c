import { useCallback } from 'react';
import { listReadings } from '#domain/kernel/number-input.ts';
import { useWords } from '../i18n/words.tsx';
import { useFormat } from './format.ts';
import { parseAmount } from './parse-input.ts';

/**
 * Returns a function that explains why a typed number is refused: with both its readings if comma or
 * point are ambiguous, or else with the given text.
 */
export function useNumberFault(): (text: string, otherwise: string) => string {
  const { t } = useWords();
  const { reading } = useFormat();
  return useCallback(
    (text, otherwise) => {
      const readings = listReadings(text);
      if (readings === undefined) return otherwise;
      const [first, second] = readings.map((one) => reading(Number(one)));
      return t('web.form.two_readings', { first, second });
    },
    [t, reading],
  );
}

/** Returns a function that explains why a typed amount is refused; null if it is an amount. */
export function useAmountFault(): (text: string) => string | null {
  const { t } = useWords();
  const faultOf = useNumberFault();
  return useCallback(
    (text) => (parseAmount(text) === undefined ? faultOf(text, t('web.form.no_amount')) : null),
    [t, faultOf],
  );
}

/** Returns a function that explains why a typed amount is refused; null if it is an amount or empty. */
export function useOptionalAmountFault(): (text: string) => string | null {
  const faultOf = useAmountFault();
  return useCallback((text) => (text.trim() === '' ? null : faultOf(text)), [faultOf]);
}
