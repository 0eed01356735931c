import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { expect } from 'vitest';
import type { Language } from '#domain/kernel/language.ts';
import type { Role } from '#domain/people/roles.ts';
import { App } from '../../web/src/app/App.tsx';
import { router } from '../../web/src/app/router.ts';
import { startLanguage } from '../../web/src/app/start-language.ts';
import type { Me } from '../../web/src/shared/api/generated.ts';
import { currentSession, signIn } from '../../web/src/shared/session/session.ts';
import { anAnswer } from './records.ts';
import { answering, type Answers } from './service.ts';
import { aPerson } from './session.ts';

interface Circumstances {
  readonly as: Role;
  /** Language of the user, French by default. */
  readonly language?: Language;
  readonly me?: Partial<Me>;
  /** Answers of the service, besides those for the frame. */
  readonly answers?: Answers;
}

/** Answers for the frame and the home page: no building to choose, nothing waiting, no meeting, no ticket, nothing unread. */
export const frame: Answers = {
  listBuildings: [],
  getOverview: anAnswer('getOverview', {}),
  getCashSeries: anAnswer('getCashSeries', {}),
  getNotificationStats: anAnswer('getNotificationStats', {}),
  listMeetings: [],
  listTickets: [],
};

/**
 * Opens the application at an address as a signed-in user, and waits until the page is loaded.
 * @returns the user's pointer and keyboard
 */
export async function openPage(
  address: string,
  { as, language = 'fr', me, answers = {} }: Circumstances,
): Promise<UserEvent> {
  const person = aPerson(as, language, me);
  const { name, email, roles, active_role, id } = person;
  answering({
    ...frame,
    login: anAnswer('login', { user: { id, name, email }, roles, active_role, expires_in: 900 }),
    whoAmI: person,
    ...answers,
  });
  await signIn({ email, password: 'correct' });
  return show(address);
}

/** Opens the application at an address as a signed-out user, with the language of the browser. */
export async function openSignedOut(
  address: string,
  { language = 'fr' }: { readonly language?: Language } = {},
): Promise<UserEvent> {
  Object.defineProperty(navigator, 'languages', { value: [`${language}-BE`], configurable: true });
  return show(address);
}

async function show(address: string): Promise<UserEvent> {
  // The router is not rendered yet: it loads at once, and nothing of the last test remains.
  router.startTransition = (commit) => Promise.resolve(commit()).then(() => false);
  router.history.replace(address);
  await router.load();
  const start = await startLanguage(currentSession());
  await act(() => Promise.resolve(render(createElement(App, { start }))));
  await settled();
  return userEvent.setup({ delay: null });
}

/** Follows a link to another page, and waits until the router shows it. */
export async function follow(address: string): Promise<void> {
  await act(async () => router.history.push(address));
  await waitFor(() => {
    expect(router.state.status).toBe('idle');
    expect(router.state.resolvedLocation?.href).toBe(router.latestLocation.href);
    expect(document.querySelector('h1')).toBeInstanceOf(HTMLElement);
  });
}

/** Waits until nothing on the page is still being fetched. */
export async function settled(): Promise<void> {
  await waitFor(() => expect(document.querySelector('h1')).toBeInstanceOf(HTMLElement));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

/** Replaces the text of a field, all at once. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Chooses an option from the list that a field opens. */
export async function choose(user: UserEvent, field: HTMLElement, option: string): Promise<void> {
  if (field.getAttribute('aria-expanded') !== 'true') await user.click(field);
  const found = await waitFor(() => {
    const one = offered(field).find(({ textContent }) => textContent === option);
    if (one === undefined) throw new Error(`the field offers no ${option}`);
    return one;
  });
  await user.click(found);
}

/** Finds what an open layer offers; without layout, layers count as out of sight. */
export function inLayer(role: 'checkbox' | 'menuitem', name: string): Promise<HTMLElement> {
  return screen.findByRole(role, { name, hidden: true });
}

/** Lists the options of an open select field, which are hidden without layout. */
export function offered(field: HTMLElement): readonly HTMLElement[] {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  return list === null ? [] : within(list).queryAllByRole('option', { hidden: true });
}

/** Returns the address of the page, from the path on. */
export function pageAddress(): string {
  return router.state.location.href;
}

/**
 * Opens the palette with its shortcut. It may still have to load, which React awaits only in an awaited
 * `act`.
 */
export async function openPalette(user: UserEvent): Promise<void> {
  await act(() => user.keyboard('{Control>}k{/Control}'));
}
