import { LANGUAGES } from '#domain/kernel/language.ts';
import { loadHomeMessages, loadMessages } from '../shared/i18n/messages.ts';
import { readExpected } from '../shared/session/trace.ts';

/**
 * Begins to load the frame, messages and home page that the last session needed, while the service
 * resumes the session. What fails or is wrong is loaded when needed.
 */
export function loadExpected(): void {
  const expected = readExpected();
  const language = LANGUAGES.find((one) => one === expected?.language);
  if (expected === undefined || language === undefined) return;
  const loading: Promise<unknown>[] = [import('./Shell.tsx'), loadMessages(language)];
  if (window.location.pathname === '/')
    loading.push(
      ...(expected.home === 'owner'
        ? [import('../features/portal/AmountsDuePage.tsx'), loadHomeMessages('web-portal')]
        : [import('../features/today/TodayPage.tsx'), loadHomeMessages('web-today')]),
    );
  void Promise.allSettled(loading);
}
