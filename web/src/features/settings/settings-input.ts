import type { ReminderSettings, UpdateReminderSettings } from '../../shared/api/generated.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';

/** Days after the due date before each level, in order. */
export const LEVEL_DAYS = [
  'gentle_days',
  'formal_days',
  'final_notice_days',
  'legal_action_days',
] as const;

type Threshold = (typeof LEVEL_DAYS)[number];

/** Form values of the settings: strings. */
export type SettingsInput = Record<Threshold | 'automatic' | 'hour' | 'minimum_amount', string>;

/** Returns the input for reminder settings. */
export function toSettingsInput(
  settings: ReminderSettings,
  amount: (euro: number) => string,
): SettingsInput {
  const { automatic, hour, minimum_amount: least } = settings;
  const days = Object.fromEntries(LEVEL_DAYS.map((name) => [name, String(settings[name])]));
  return {
    ...(days as Record<Threshold, string>),
    automatic,
    hour: String(hour),
    minimum_amount: amount(least),
  };
}

/** Request body of the settings. The service refuses invalid numbers and names the field. */
export function toSettingsBody(typed: SettingsInput): UpdateReminderSettings {
  const days = Object.fromEntries(LEVEL_DAYS.map((name) => [name, Number(typed[name])]));
  return {
    ...(days as Record<Threshold, number>),
    automatic: typed.automatic as UpdateReminderSettings['automatic'] & string,
    hour: Number(typed.hour),
    minimum_amount: Number(parseAmount(typed.minimum_amount) ?? Number.NaN),
  };
}
