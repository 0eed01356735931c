import type { Locator, Page } from 'playwright-core';
import { shown } from './web-demo.ts';

/** Counts of a task. */
export interface Effort {
  /** On buttons, links, options and boxes; not the click into a field that is then filled in. */
  readonly clicks: number;
  /** Fields that are filled in by typing. */
  readonly fields: number;
  /** Keys pressed outside of fields. */
  readonly keys: number;
  /** Times that something is out of sight. */
  readonly scrolls: number;
}

/** Action of a person, or something that they wait for. */
export type Step = (hand: Hand) => Promise<unknown>;

type Name = string | RegExp;

/** A person at a page, whose effort is counted. */
export class Hand {
  readonly effort: { -readonly [Part in keyof Effort]: number } = {
    clicks: 0,
    fields: 0,
    keys: 0,
    scrolls: 0,
  };
  page: Page;
  /** Folder of the demo’s files. */
  readonly folder: string;
  /** Opens the home page of another person. */
  readonly enter: (email: string) => Promise<Page>;

  constructor(page: Page, circumstances: Pick<Hand, 'folder' | 'enter'>) {
    this.page = page;
    this.folder = circumstances.folder;
    this.enter = circumstances.enter;
  }

  get main(): Locator {
    return this.page.locator('main');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** Waits for something, and scrolls to it if it is out of sight. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const box = await target.boundingBox();
    const height = this.page.viewportSize()?.height ?? 0;
    const middle = box === null ? 0 : box.y + box.height / 2;
    if (middle >= 0 && middle <= height) return;
    this.effort.scrolls += 1;
    await target.scrollIntoViewIfNeeded();
  }

  async click(target: Locator): Promise<void> {
    await this.reach(target);
    await target.click();
    this.effort.clicks += 1;
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await target.fill(text);
    this.effort.fields += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.effort.keys += 1;
  }
}

const named = (name: Name) => ({ name, exact: typeof name === 'string' });
const fieldIn = (place: Locator, label: Name) =>
  place
    .getByLabel(label, { exact: typeof label === 'string' })
    .and(place.page().locator('input, textarea'))
    .first();

/** Follows an entry of the menu. */
export function menu(name: Name): Step {
  return async (hand) => {
    await hand.click(
      hand.page.getByRole('navigation').first().getByRole('link', named(name)).first(),
    );
    await shown(hand.page);
  };
}

/** Follows what is behind an entry of the menu, which is shown while the mouse is over it. */
export function behind(entry: Name, name: Name): Step {
  return async (hand) => {
    const menus = hand.page.getByRole('navigation').first();
    const found = menus.locator('[data-flyout]').filter({ hasText: entry });
    await found.first().hover();
    await hand.click(hand.page.getByRole('menuitem', named(name)).first());
    await shown(hand.page);
  };
}

/** Follows the first link of this name on the page. */
export function link(name: Name): Step {
  return (hand) => hand.click(hand.main.getByRole('link', named(name)).first());
}

export function button(name: Name): Step {
  return (hand) => hand.click(hand.main.getByRole('button', named(name)).first());
}

/** Clicks on a button outside of the page: of the frame. */
export function frameButton(name: Name): Step {
  return (hand) => hand.click(hand.page.getByRole('button', named(name)).first());
}

export function menuItem(name: Name, role: 'menuitem' | 'menuitemradio' = 'menuitem'): Step {
  return (hand) => hand.click(hand.page.getByRole(role, named(name)).first());
}

/** Clicks on a button of the open dialog. */
export function confirm(name: Name): Step {
  return (hand) => hand.click(hand.dialog.getByRole('button', named(name)).first());
}

export function field(label: Name, text: string): Step {
  return (hand) => hand.fill(fieldIn(hand.main, label), text);
}

/** Fills in a field of the open dialog. */
export function dialogField(label: Name, text: string): Step {
  return (hand) => hand.fill(fieldIn(hand.dialog, label), text);
}

/** Chooses an option of a field, with two clicks. */
export function choose(label: Name, option: Name): Step {
  return async (hand) => {
    await hand.click(hand.page.getByRole('combobox', named(label)).last());
    await hand.click(hand.page.getByRole('option', named(option)).first());
  };
}

/** Types the beginning of an option into a field, and chooses it. */
export function pick(label: Name, text: string, option: Name): Step {
  return async (hand) => {
    await hand.fill(hand.page.getByRole('combobox', named(label)).last(), text);
    await hand.click(hand.page.getByRole('option', named(option)).first());
  };
}

/** Starts a task of the home page by its button; first unfolds its row, if several tasks share it. */
export function task(what: string | RegExp, act: string, shared?: RegExp): Step {
  return async (hand) => {
    const rows = hand.main.getByRole('listitem').filter({ hasText: what });
    const fold = hand.main.getByRole('button', { name: shared ?? what, expanded: false });
    if (shared !== undefined && (await fold.count()) > 0) await hand.click(fold.first());
    const acts = rows.locator('a, button').filter({ hasText: new RegExp(`^${act}$`) });
    await hand.click(acts.last());
  };
}

/** Clicks on anything else. */
export function click(find: (page: Page) => Locator): Step {
  return (hand) => hand.click(find(hand.page).first());
}

/** Chooses a file, in the window that a click opens. */
export function file(path: string | ((folder: string) => string)): Step {
  return async (hand) => {
    await hand.main
      .locator('input[type=file]')
      .first()
      .setInputFiles(typeof path === 'string' ? path : path(hand.folder));
    hand.effort.clicks += 1;
  };
}

export function press(key: string): Step {
  return (hand) => hand.press(key);
}

/** Types letters that find something, each a key. */
export function type(letters: string): Step {
  return async (hand) => {
    for (const letter of letters) await hand.press(letter);
  };
}

/** Waits for the page with this heading. */
export function title(name: Name): Step {
  return async (hand) => {
    await hand.page.getByRole('heading', { level: 1, ...named(name) }).waitFor();
    await shown(hand.page);
  };
}

/** Looks at something on the page. */
export function see(find: Name | ((page: Page) => Locator)): Step {
  return (hand) =>
    hand.reach(
      typeof find === 'function' ? find(hand.page).first() : hand.main.getByText(find).first(),
    );
}

/** Waits until the dialog is closed. */
export const closed: Step = (hand) => hand.page.getByRole('dialog').waitFor({ state: 'hidden' });

/** Continues as another person, from their home page. */
export function as(email: string): Step {
  return async (hand) => {
    hand.page = await hand.enter(email);
  };
}
