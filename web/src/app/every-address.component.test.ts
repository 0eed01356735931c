import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { mayRefuse, requestFault } from '#test/component/description.ts';
import { fill, follow, openPage } from '#test/component/page.ts';
import { anId } from '#test/component/records.ts';
import { answering, sentRequests, toAll, type Answers } from '#test/component/service.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { findPageAddresses } from '#test/helpers/page-addresses.ts';
import { signInRoutes } from '../features/sign-in/area.ts';
import { SLOW_MS } from './ConnectionLine.tsx';

/** Faults of the service at every address, for one role: the frame stays and says what happened. */

const signedOut: readonly string[] = signInRoutes.map(({ fullPath }) => fullPath);
const BUILDING = anId();

const addresses = nonEmpty(
  findPageAddresses()
    .filter((path) => !signedOut.includes(path) && path !== '/')
    .map((path) => path.replace('$code', '550').replaceAll(/\$\w+/g, BUILDING)),
);

const never = new Promise<never>(() => {});

/** Lists what the frame lacks. */
function faultsOfFrame(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const found = {
    heading: all('h1'),
    main: all('main'),
    navigation: all('nav').filter((nav) => nav.closest('main') === null),
  };
  return Object.entries(found)
    .filter(([, elements]) => elements.length !== 1)
    .map(([name]) => `not one ${name}`);
}

/** Opens a page of the frame before the service fails. */
async function openBefore(answers: Answers): Promise<void> {
  await openPage('/profile', { as: 'Syndic', answers: { listSessions: [] } });
  answering(answers);
}

describe('every address', () => {
  it.each([
    ['forbidden', /Votre rôle n’a pas accès à cette page/],
    ['unhealthy', /Le service ne répond pas|Service indisponible/],
  ] as const)('keeps the frame, and says why, when the service answers %s', async (code, words) => {
    const refused = toAll((id) => (mayRefuse(id, code) ? new DomainError(code) : never));
    await openBefore(refused);
    const faults: string[] = [];
    for (const address of addresses) {
      await follow(address);
      faults.push(...faultsOfFrame().map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
    await follow(`/journal-entries/${BUILDING}`);
    await screen.findAllByText(words);
  });

  it('keeps the frame while the service is slow, and is asked only what it knows of a building', async () => {
    await openBefore(toAll(() => never));
    const faults: string[] = [];
    for (const address of addresses) {
      await follow(`${address}?building_id=${BUILDING}`);
      faults.push(...faultsOfFrame().map((fault) => `${address}: ${fault}`));
    }
    for (const { operation, query, body } of nonEmpty(sentRequests())) {
      const fault = requestFault(operation, query, body);
      if (fault !== undefined) faults.push(`${operation}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('what is typed', () => {
  const name = () => screen.getByLabelText<HTMLInputElement>('Nom');
  const save = () => screen.getByRole('button', { name: 'Créer le fournisseur' });

  it('stays in its form when saving it is forbidden', async () => {
    const createSupplier = new DomainError('forbidden');
    const user = await openPage('/suppliers/new', { as: 'Syndic', answers: { createSupplier } });
    await fill(user, name(), 'Ascenseurs du Parc');
    await user.click(save());
    await within(screen.getByRole('main')).findByRole('alert');
    expect(name().value).toBe('Ascenseurs du Parc');
    expect(faultsOfFrame()).toEqual([]);
  });

  it('stays in its form while the service is slow, which the page says', async () => {
    const user = await openPage('/suppliers/new', { as: 'Syndic' });
    answering({ createSupplier: () => never });
    await fill(user, name(), 'Ascenseurs du Parc');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      save().click();
      await act(() => vi.advanceTimersByTimeAsync(SLOW_MS));
    } finally {
      vi.useRealTimers();
    }
    expect(screen.getByText(/Le service met du temps à répondre/)).toBeInstanceOf(HTMLElement);
    expect(name().value).toBe('Ascenseurs du Parc');
    expect(save().getAttribute('data-loading')).toBe('true');
    expect(faultsOfFrame()).toEqual([]);
  });

  it('is sent once by a double click', async () => {
    const user = await openPage('/suppliers/new', { as: 'Syndic' });
    answering({ createSupplier: () => never });
    await fill(user, name(), 'Toiture Moreau');
    await user.dblClick(save());
    const sends = () => sentRequests().filter(({ operation }) => operation === 'createSupplier');
    await waitFor(() => expect(sends()).not.toEqual([]));
    await waitFor(() => expect(save().getAttribute('data-loading')).toBe('true'));
    expect(sends()).toHaveLength(1);
  });
});
