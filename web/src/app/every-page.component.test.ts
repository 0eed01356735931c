import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { follow, openPage, settled } from '#test/component/page.ts';
import { aCompleteAnswer, anId } from '#test/component/records.ts';
import { toAll } from '#test/component/service.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { findPageAddresses, selectPages } from '#test/helpers/page-addresses.ts';
import { STAGES } from '../features/books/closing/stages.ts';
import { signInRoutes } from '../features/sign-in/area.ts';
import type { Operations } from '../shared/api/generated.ts';
import { queryClient } from '../shared/api/query-client.ts';

/**
 * Compares what every page asks, offers and shows, apart from its words, with what is approved. The service
 * has something for each field.
 */

const ID = anId();
const signedOut: readonly string[] = signInRoutes.map(({ fullPath }) => fullPath);
/** It asks for answers that the API description does not describe. */
const OF_OPERATORS = '/service';
/** Parts of pages beside the first. */
const TABS = [
  ...['owners', 'keys', 'bank-accounts', 'claims', 'proceedings'].map(
    (tab) => `/buildings/$id?tab=${tab}`,
  ),
  ...STAGES.map((stage) => `/fiscal-years/$id?step=${stage}`),
];
const paths = nonEmpty(
  [...findPageAddresses(), ...TABS].filter(
    (path) => !signedOut.includes(path) && path !== OF_OPERATORS,
  ),
);

/** Queries of the frame, which every page has. */
const OF_FRAME = ['getNotificationStats', 'getOverview {}', 'listBuildings {sort:name,limit:500}'];
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const SHOWN = 'h2, h3, dt, [role=alert], [role=status], ul > li, svg[role=img]';

const all = (root: ParentNode, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Describes the active queries by operation and request. */
function listQueries(): string[] {
  const active = queryClient.getQueryCache().findAll({ type: 'active' });
  return active
    .map(({ queryKey: [operation, request] }) => {
      const { path, query } = (request ?? {}) as {
        readonly path?: unknown;
        readonly query?: unknown;
      };
      return [operation, path, query].map((part) => part && JSON.stringify(part)).filter(Boolean);
    })
    .map((parts) => parts.join(' ').replaceAll('"', ''))
    .filter((query) => !OF_FRAME.includes(query))
    .toSorted();
}

function describeField(field: HTMLElement): string {
  const attributes = ['type', 'inputmode', 'required', 'maxlength', 'aria-haspopup', 'aria-invalid']
    .filter((name) => field.hasAttribute(name))
    .map((name) => field.getAttribute(name) || name);
  // Ids that React and Mantine make differ from run to run.
  const name = field.id.replace(/^(?:mantine-.*|_r_\w+_-?)/, '');
  const described = [name, field.tagName.toLowerCase(), ...attributes].filter(Boolean).join(' ');
  const value = readValue(field);
  return value === '' ? described : `${described} = ${JSON.stringify(value)}`;
}

/** Reads the value of a field; of one that shows a word, nothing: a hidden field has its value. */
function readValue(field: HTMLElement): string {
  if (field.hasAttribute('aria-haspopup')) return '';
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (!(field instanceof HTMLInputElement)) return '';
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked ? 'checked' : '';
  return field.value;
}

/** Describes a table: how many columns it has, and the cells that are filled in each row. */
function describeTable(table: HTMLElement): string {
  const rows = all(table, 'tr').map((row) =>
    all(row, 'th, td')
      .map(({ textContent }) => (textContent.trim() === '' ? '.' : 'x'))
      .join(''),
  );
  return rows.join(' ');
}

function countShown(main: ParentNode): string {
  const counts = Map.groupBy(
    all(main, SHOWN),
    (one) => one.getAttribute('role') ?? one.tagName.toLowerCase(),
  );
  return [...counts]
    .map(([what, { length }]) => `${length} ${what}`)
    .toSorted()
    .join(', ');
}

function describePage(): string[] {
  const main = document.querySelector('main');
  if (main === null) return ['no main'];
  const lines = [
    ...listQueries().map((query) => `asks ${query}`),
    ...all(main, 'a[href]').map((link) => `links ${link.getAttribute('href')}`),
    ...all(main, 'input, textarea').map((field) => `takes ${describeField(field)}`),
    ...all(main, 'button').map((button) => `offers ${button.getAttribute('type')}`),
    ...all(main, 'table').map((table) => `tabulates ${describeTable(table)}`),
    `shows ${countShown(main)}`,
  ];
  const groups = Map.groupBy(lines, (line) => line.replaceAll(UUID, 'ID'));
  return [...groups].map(([line, { length }]) => (length === 1 ? line : `${line} × ${length}`));
}

// To approve a change: vitest run -u --project component web/src/app/every-page.component.test.ts
it.each(['Syndic', 'Owner', 'Accountant', 'SuperAdmin'] as const)(
  'every page asks, offers and shows to a role what is approved: %s',
  { timeout: LIMITS.longTest },
  async (role) => {
    vi.setSystemTime('2026-03-16T09:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    const answers = new Map<string, unknown>();
    const answerOnce = (id: Parameters<typeof aCompleteAnswer>[0]): unknown => {
      if (!answers.has(id)) answers.set(id, aCompleteAnswer(id));
      return answers.get(id);
    };
    const getOverview = () => answerOnce('getOverview') as Operations['getOverview']['answer'];
    await openPage('/profile', { as: role, answers: { ...toAll(answerOnce), getOverview } });
    const pages: string[] = [];
    for (const path of nonEmpty(selectPages(paths, role))) {
      await follow(path.replace('$code', '550').replaceAll(/\$\w+/g, ID));
      await settled();
      pages.push([path, ...describePage().map((line) => `  ${line}`)].join('\n'));
      await act(async () => queryClient.clear());
    }
    const file = `../../../test/data/pages-${role.toLowerCase()}.txt`;
    await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot(file);
  },
);
