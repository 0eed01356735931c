import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { must, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { anAssembly, type PreparedAssembly } from './helpers/assembly.ts';
import { expectAccessible, open, people, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
/** The browser logs that a connection failed. */
const CUT = /net::ERR_/;
/** Maximum number of key presses from the head of a page to its ballot. */
const FAR = 60;

/** Makes the board member an owner too. */
async function makeCouncillor(name: string): Promise<void> {
  await asSuperuser(web.service.databaseUrl, (client) =>
    client.query(
      'update app.owners set user_id = (select id from auth.users where email = $1) where name = $2',
      [people.board, name],
    ),
  );
}

async function begun(title: string, items: readonly object[]): Promise<PreparedAssembly> {
  const assembly = await anAssembly(web, title, items);
  for (const { id, name } of assembly.owners)
    if (name !== 'Friedrich Keutgen') await assembly.comes(id);
  must(await assembly.syndic.put(`/meetings/${assembly.id}/open`), 200);
  return assembly;
}

/** Tabs until a choice of the ballot has the focus. */
async function tabToBallot(page: Page): Promise<void> {
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press('Tab');
    const type = await page.evaluate(() => document.activeElement?.getAttribute('type'));
    if (type === 'radio') return;
  }
  throw new Error('no choice can be reached by the keyboard');
}

describe('an assembly in four windows', () => {
  it('is followed by all, from who comes late over each vote to minutes that are proved', async () => {
    await makeCouncillor('Friedrich Keutgen');
    const {
      id,
      items,
      owners,
      comes,
      syndic: office,
    } = await begun('Assemblée annuelle', [
      { title: 'Les comptes', decision_type: 'Accounts' },
      { title: 'Le conseil', secret: true },
    ]);
    const syndic = await web.enter('syndic');
    await open(syndic, `/meetings/${id}/live`);
    const screen = await web.enter('syndic', { viewport: { width: 1280, height: 720 } });
    await open(screen, `/meetings/${id}/screen`);
    await expectAccessible(screen);
    const hugo = await web.enter('owner', { viewport: PHONE });
    await open(hugo, `/meetings/${id}/vote`);
    await expectAccessible(hugo);
    const councillor = await web.enter('board', { viewport: PHONE, mayFail: CUT });
    await open(councillor, `/meetings/${id}/vote`);
    await councillor.getByText('Friedrich Keutgen : Ni présent ni représenté').waitFor();

    // A late arrival gets a ballot without reloading the page.
    const late = owners.find(({ name }) => name === 'Friedrich Keutgen');
    expect(await comes(late?.['id'])).toBe(true);
    await councillor.getByRole('group', { name: /^Mon vote/ }).waitFor();

    await tabToBallot(hugo);
    await hugo.keyboard.press('Space');
    await hugo.keyboard.press('Tab');
    await hugo.keyboard.press('Enter');
    await hugo.getByText(/^Hugo Vermeersch: Voor, genoteerd op/).waitFor();
    await screen.getByText(/^1 copropriétaire sur \d+ a voté\.$/).waitFor();

    await councillor.getByLabel('Contre').check();
    await councillor.context().setOffline(true);
    await councillor.getByText(/^Pas de connexion/).waitFor();
    const vote = councillor.getByRole('button', { name: 'Voter' });
    await expect.poll(() => vote.isDisabled()).toBe(true);
    await councillor.context().setOffline(false);
    await councillor.getByText(/^Connexion rétablie : tout/).waitFor();
    await expect.poll(() => councillor.getByLabel('Contre').isChecked()).toBe(true);
    await screen.getByText(/^1 copropriétaire sur \d+ a voté\.$/).waitFor();
    await vote.click();
    await councillor.getByText(/^Friedrich Keutgen : Contre, enregistré le/).waitFor();
    await expectAccessible(councillor);
    await screen.getByText(/^2 copropriétaires sur \d+ ont voté\.$/).waitFor();

    await syndic.getByText(/^2 copropriétaires sur \d+ ont voté\.$/).waitFor();
    await syndic.getByRole('button', { name: /^Tous les autres pour/ }).click();
    await syndic.getByRole('button', { name: /^Enregistrer \d+ votes/ }).click();
    const close = syndic.getByRole('button', { name: 'Clore le vote et compter' });
    await close.click();
    await syndic
      .getByRole('dialog')
      .getByRole('button', { name: /^Clore le vote/ })
      .click();
    for (const page of [syndic, screen, councillor])
      await page.getByText(/voix pour, 72 contre, 0 abstentions/).waitFor();
    await hugo.getByText(/stemmen voor, 72 tegen, 0 onthoudingen/).waitFor();
    await expectAccessible(hugo);

    await screen.getByRole('heading', { level: 2, name: '2. Le conseil' }).waitFor();
    await hugo.getByRole('link', { name: /^2\. Le conseil/ }).click();
    await hugo.getByLabel('Onthouding').check();
    await hugo.getByRole('button', { name: 'Stemmen' }).click();
    await hugo.getByText(/^Hugo Vermeersch: geheime stem, genoteerd op/).waitFor();
    await expectAccessible(screen);
    await expect.poll(() => screen.getByRole('dialog').innerText()).not.toContain('Hugo');

    // A secret ballot shows who has voted but not their choice, even to the user who entered it.
    await syndic.getByRole('link', { name: 'Étape suivante' }).click();
    await syndic.getByRole('heading', { level: 2, name: '2. Le conseil' }).waitFor();
    await syndic.getByText(/^1 copropriétaire sur \d+ a voté\.$/).waitFor();
    const secret = syndic.getByRole('group', { name: /^Hugo Vermeersch.*a voté lui-même/ });
    await expect.poll(() => secret.getByLabel('Abstention').isChecked()).toBe(false);
    await expect.poll(() => secret.getByLabel('Abstention').isDisabled()).toBe(true);
    await syndic.getByRole('button', { name: /^Tous les autres contre/ }).click();
    await syndic.getByRole('button', { name: /^Enregistrer \d+ votes/ }).click();
    await close.waitFor();
    must(await office.put(`/meetings/${id}/agenda-items/${items[1]?.['id']}/close`), 200);
    must(await office.put(`/meetings/${id}/close`), 200);
    await screen.getByText('Clôturée').waitFor();
    await open(hugo, `/meetings/${id}/minutes`);
    await hugo.getByText('Stemden tegen: Friedrich Keutgen').waitFor();
    await hugo.getByText('Geheime stemming: geen namen.').waitFor();
    await hugo.getByText('consistent', { exact: true }).waitFor();
    await expectAccessible(hugo);
    await settled(hugo);
  });

  it('overrules nobody who has voted meanwhile, and counts no vote that comes late or not at all', async () => {
    const {
      id,
      items,
      owners,
      syndic: office,
    } = await begun('Assemblée tardive', [
      { title: 'Le budget', decision_type: 'Budget' },
      { title: 'Le toit', decision_type: 'CommonWorks' },
    ]);
    const [budget, roof] = items.map((item) => `/meetings/${id}/agenda-items/${item['id']}`);
    const syndic = await web.enter('syndic');
    await open(syndic, `/meetings/${id}/live`);
    const hugo = await web.enter('owner', { viewport: PHONE, mayFail: /net::ERR_|409/ });
    await open(hugo, `/meetings/${id}/vote`);
    await syndic.getByRole('button', { name: /^Tous les autres pour/ }).click();
    await hugo.getByLabel('Tegen').check();
    await hugo.getByRole('button', { name: 'Stemmen' }).click();
    await hugo.getByText(/^Hugo Vermeersch: Tegen, genoteerd op/).waitFor();
    const line = syndic.getByRole('group', { name: /^Hugo Vermeersch/ });
    await expect.poll(() => line.getByLabel('Contre').isChecked()).toBe(true);
    await syndic.getByRole('button', { name: /^Enregistrer \d+ votes/ }).click();
    await syndic.getByRole('button', { name: 'Clore le vote et compter' }).waitFor();
    await expect.poll(() => line.getByLabel('Contre').isChecked()).toBe(true);
    must(await office.put(`${budget}/close`), 200);

    await hugo.getByRole('link', { name: /^2\. Le toit/ }).click();
    await hugo.route('**/votes', (route) => route.abort());
    await hugo.getByLabel('Voor', { exact: true }).check();
    await hugo.getByRole('button', { name: 'Stemmen' }).click();
    await hugo.getByText(/^Deze stem is niet genoteerd/).waitFor();
    await hugo.unroute('**/votes');
    await settled(hugo);
    const mine = owners.find(({ name }) => name === 'Hugo Vermeersch');
    const entries: Json[] = must(await office.get(`${roof}/ballot`), 200);
    expect(entries.find((one) => one['owner_id'] === mine?.['id'])).toMatchObject({ choice: null });
    await expect.poll(() => hugo.getByLabel('Voor', { exact: true }).isChecked()).toBe(true);

    await hugo.route('**/votes', async (route) => {
      must(await office.put(`${roof}/close`), 200);
      await route.continue();
    });
    await hugo.getByRole('button', { name: 'Stemmen' }).click();
    await hugo.getByRole('alert').getByText('Stemming gesloten').waitFor();
    await hugo.getByText(/0 stemmen voor, 0 tegen/).waitFor();
    await expectAccessible(hugo);
  });

  it('has who votes for others choose for all at once, and change one of them before voting', async () => {
    const assembly = await anAssembly(web, 'Assemblée avec procurations', [{ title: 'Le budget' }]);
    const { id, owners, comes, syndic: office } = assembly;
    const holder = owners.find(({ name }) => name === 'Hugo Vermeersch');
    await comes(holder?.['id']);
    const principals: Json[] = [];
    for (const owner of owners.filter((one) => one !== holder)) {
      const { id: principal_owner_id } = owner;
      const proxy = { principal_owner_id, holder_owner_id: holder?.['id'] };
      const isHeld =
        principals.length < 2 &&
        (await office.post(`/meetings/${id}/proxies`, proxy)).status === 201 &&
        (await comes(principal_owner_id, 'Represented'));
      if (isHeld) principals.push(owner);
      else await comes(principal_owner_id);
    }
    must(await office.put(`/meetings/${id}/open`), 200);
    const hugo = await web.enter('owner', { viewport: PHONE });
    await open(hugo, `/meetings/${id}/vote`);
    const groups = hugo.getByRole('group', { name: /^(Mijn stem|Voor )/ });
    await expect.poll(() => groups.count()).toBe(3);
    await hugo.getByRole('button', { name: 'Allen: Voor' }).click();
    await expect.poll(() => hugo.getByLabel('Voor', { exact: true }).all()).toHaveLength(3);
    const last = hugo.getByRole('group', { name: `Voor ${principals[1]?.['name']}` });
    await last.getByLabel('Tegen').check();
    await expectAccessible(hugo);
    // Choosing sends nothing.
    const item = `/meetings/${id}/agenda-items/${assembly.items[0]?.['id']}`;
    const before: Json[] = must(await office.get(`${item}/ballot`), 200);
    expect(before.filter((one) => one['choice'] !== null)).toEqual([]);
    await hugo.getByRole('button', { name: 'Stemmen (3 maal)' }).click();
    await hugo.getByText(/^Hugo Vermeersch: Voor, genoteerd op/).waitFor();
    const after: Json[] = must(await office.get(`${item}/ballot`), 200);
    const cast = (choice: string) => after.filter((one) => one['choice'] === choice).length;
    expect([cast('For'), cast('Against'), cast('Abstain')]).toEqual([2, 1, 0]);
  });

  it('is followed by numbers alone, to the item that its syndic goes to, and says so', async () => {
    const {
      id,
      items,
      syndic: office,
    } = await begun('Assemblée suivie', [
      { title: 'Le budget', decision_type: 'Budget' },
      { title: 'Tour de table', kind: 'Information' },
    ]);
    const hugo = await web.enter('owner', { viewport: PHONE });
    const asked: string[] = [];
    hugo.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(hugo, `/meetings/${id}/vote`);
    await hugo.getByRole('status').getByText('De stemming is open: 1. Le budget').waitFor();
    const screen = await web.enter('syndic', { mayFail: CUT });
    screen.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(screen, `/meetings/${id}/screen`);
    await screen.getByText(/^0 copropriétaire sur \d+ a voté\.$/).waitFor();

    // Offline, the screen says so; back online, it shows what it missed, and the count never falls.
    const counts: number[] = [];
    await screen.exposeFunction('seen', (count: number) => counts.push(count));
    await screen.evaluate(() => {
      const look = () => {
        const said = /(\d+) copropriétaires? sur/.exec(document.body.innerText);
        const { seen } = window as unknown as { seen: (count: number) => void };
        if (said !== null) seen(Number(said[1]));
      };
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    const item = `/meetings/${id}/agenda-items/${items[0]?.['id']}`;
    const ballot: Json[] = must(await office.get(`${item}/ballot`), 200);
    const voters = ballot.filter((one) => one['may_vote'] === true);
    const vote = async (place: number) => {
      const body = { owner_id: voters[place]?.['owner_id'], choice: 'For' };
      must(await office.post(`${item}/votes`, body), 201);
    };
    await vote(0);
    await screen.getByText(/^1 copropriétaire sur \d+ a voté\.$/).waitFor();
    await screen.context().setOffline(true);
    await screen.getByText(/^Pas de connexion/).waitFor();
    await vote(1);
    await screen.context().setOffline(false);
    await screen.getByText(/^2 copropriétaires sur \d+ ont voté\.$/).waitFor();
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));

    const syndic = await web.enter('syndic');
    await open(syndic, `/meetings/${id}/live`);
    await syndic.getByRole('link', { name: 'Étape suivante' }).click();
    await screen.getByRole('heading', { level: 2, name: '2. Tour de table' }).waitFor();
    await hugo.getByText('De vergadering is aan punt 2: Tour de table').waitFor();
    await hugo.getByRole('link', { name: 'Naar dit punt gaan' }).click();
    await hugo.getByRole('heading', { level: 2, name: '2. Tour de table' }).waitFor();
    await expectAccessible(hugo);
    expect(asked.filter((path) => /minutes|attendances/.test(path))).toEqual([]);
  });

  it('keeps the keyboard and the place in what one writes where they are, whoever votes meanwhile', async () => {
    const {
      id,
      items,
      syndic: office,
    } = await begun('Assemblée tranquille', [
      { title: 'Le budget', decision_type: 'Budget' },
      { title: 'Le toit', decision_type: 'CommonWorks' },
    ]);
    const item = `/meetings/${id}/agenda-items/${items[0]?.['id']}`;
    const ballot: Json[] = must(await office.get(`${item}/ballot`), 200);
    const others = ballot.filter(
      ({ may_vote: may, owner_name: name }) => may === true && name !== 'Hugo Vermeersch',
    );
    const vote = async (place: number) =>
      must(
        await office.post(`${item}/votes`, {
          owner_id: others[place]?.['owner_id'],
          choice: 'Abstain',
        }),
        201,
      );
    const hugo = await web.enter('owner', { viewport: PHONE });
    const sent: string[] = [];
    hugo.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await open(hugo, `/meetings/${id}/vote`);
    // The opening is announced where it is visible at once.
    await hugo.getByRole('status').getByText('De stemming is open: 1. Le budget').waitFor();
    // A label belongs to its own button: touching it chooses only that one and sends nothing.
    for (const choice of ['Tegen', 'Onthouding', 'Voor']) {
      await hugo.locator('label', { hasText: new RegExp(`^${choice}$`) }).click();
      const chosen = hugo.getByRole('radio', { checked: true });
      await expect.poll(() => chosen.evaluateAll((all) => all.length)).toBe(1);
      await expect
        .poll(() => chosen.evaluate((radio) => radio.closest('label')?.innerText))
        .toBe(choice);
    }
    const chosen = hugo.getByLabel('Voor', { exact: true });
    await hugo.getByRole('link', { name: /^2\. Le toit/ }).click();
    await hugo.getByRole('heading', { level: 2, name: '2. Le toit' }).waitFor();
    await hugo.getByRole('link', { name: '1. Le budget stemmen niet opgeslagen' }).click();
    await expect.poll(() => chosen.isChecked()).toBe(true);
    await chosen.focus();
    const syndic = await web.enter('syndic');
    await open(syndic, `/meetings/${id}/live`);
    const line = syndic.getByRole('group', { name: /^Hugo Vermeersch/ });
    await line.getByLabel('Contre').focus();
    await vote(0);
    await syndic.getByText(/^1 copropriétaire sur \d+ a voté\.$/).waitFor();
    for (const kept of [chosen, line.getByLabel('Contre')])
      await expect.poll(() => kept.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(sent.filter((path) => path.endsWith('/votes'))).toEqual([]);

    // While typing in a field: typing continues in the same place.
    await vote(1);
    await syndic.getByText(/^2 copropriétaires sur \d+ ont voté\.$/).waitFor();
    must(await office.put(`${item}/close`), 200);
    await syndic.getByRole('button', { name: 'Annuler ce vote et revoter' }).click();
    const reason = syndic.getByRole('dialog').getByLabel('Motif');
    await reason.fill('Le montant est faux');
    await reason.press('Home');
    const second = `/meetings/${id}/agenda-items/${items[1]?.['id']}`;
    const told = syndic.waitForResponse(/\/minutes$/);
    must(
      await office.post(`${second}/votes`, { owner_id: others[0]?.['owner_id'], choice: 'For' }),
      201,
    );
    await told;
    await settled(syndic);
    await syndic.keyboard.type('Non : ');
    await expect.poll(() => reason.inputValue()).toBe('Non : Le montant est faux');
  });

  it('lets nobody vote on what may have changed while the service gives no answer', async () => {
    const { id } = await begun('Assemblée muette', [{ title: 'Le budget' }]);
    const hugo = await web.enter('owner', { viewport: PHONE, mayFail: CUT });
    await open(hugo, `/meetings/${id}/vote`);
    await hugo.getByLabel('Voor', { exact: true }).check();
    const button = hugo.getByRole('button', { name: 'Stemmen' });
    // The connection dies silently: the page polls and gets no answer.
    await hugo.route('**/live', (route) => route.abort());
    await hugo.getByText(/^Geen verbinding/).waitFor();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await hugo.unroute('**/live');
    await expect.poll(() => button.isEnabled()).toBe(true);
    await expect.poll(() => hugo.getByLabel('Voor', { exact: true }).isChecked()).toBe(true);
  });
});
