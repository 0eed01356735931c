import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { must } from '#test/helpers/test-app.ts';
import { aDecision, anAssembly } from './helpers/assembly.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

describe('an assembly that its syndic runs', () => {
  it('goes from the door over a vote that is corrected to its end', async () => {
    const { id, owners, comes } = await anAssembly(web, 'Assemblée de mars', [
      { title: 'Les comptes', decision_type: 'Accounts' },
      { title: 'Le rapport', kind: 'Information' },
    ]);
    const page = await web.enter('syndic', { mayFail: /4(09|22)/ });
    await open(page, `/meetings/${id}`);
    await page.getByRole('link', { name: 'Tenir l’assemblée' }).click();
    await page.getByRole('heading', { level: 2, name: 'Présences et ouverture' }).waitFor();
    await settled(page);
    await page.getByText(/Le quorum n’est pas atteint/).waitFor();
    const second = page.getByRole('button', { name: 'Planifier une seconde assemblée' });
    await page.getByRole('button', { name: 'Constater le quorum et ouvrir' }).click();
    await second.waitFor();
    await page.getByRole('alert').waitFor();

    await page.getByLabel('Copropriétaire qui arrive').fill('Hugo');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Part : Hugo Vermeersch' }).waitFor();
    await expect.poll(() => page.getByLabel('Copropriétaire qui arrive').inputValue()).toBe('');
    for (const { id: owner, name } of owners) if (name !== 'Hugo Vermeersch') await comes(owner);
    await page.getByText(/Le quorum est atteint : Plus de la moitié/).waitFor();
    await second.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ouvrir l’assemblée' }).click();
    await page.getByText('En cours', { exact: true }).waitFor();

    await page.getByRole('heading', { level: 2, name: '1. Les comptes' }).waitFor();
    const hugo = page.getByRole('group', { name: /^Hugo Vermeersch/ });
    await hugo.getByLabel('Contre').check();
    await page.getByRole('button', { name: /^Tous les autres pour/ }).click();
    // Looking at another item or leaving the page does not lose marked votes.
    const save = page.getByRole('button', { name: /^Enregistrer \d+ votes/ });
    const marked = await save.innerText();
    await page.getByRole('link', { name: 'Étape suivante' }).click();
    await page.getByRole('heading', { level: 2, name: '2. Le rapport' }).waitFor();
    await page.getByRole('link', { name: '1. Les comptes votes non enregistrés' }).click();
    await expect.poll(() => save.innerText()).toBe(marked);
    await expect.poll(() => hugo.getByLabel('Contre').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Quitter la séance' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continuer la saisie' }).click();
    await page.getByRole('button', { name: /^Enregistrer \d+ votes/ }).click();
    await hugo.getByText('enregistré').waitFor();
    await expectAccessible(page);

    await hugo.getByLabel('Abstention').check();
    await page.getByRole('button', { name: 'Enregistrer 1 vote' }).click();
    await page.getByText('1 vote corrigé.').waitFor();
    await page.getByRole('button', { name: 'Annuler l’action', exact: true }).click();
    await page.getByRole('button', { name: 'Clore le vote et compter' }).waitFor();
    await expect.poll(() => hugo.getByLabel('Contre').isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Clore le vote et compter' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Tous ont voté/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Clore le vote et compter' }).click();
    await page.getByText(/voix pour, \d+ contre, 0 abstentions/).waitFor();
    await page.getByText(/^Majorité absolue : il fallait/).waitFor();
    await expectAccessible(page);

    await page.getByRole('navigation', { name: 'Déroulement' }).getByText('Clôture').click();
    await page.getByRole('button', { name: 'Clôturer l’assemblée' }).click();
    await dialog.getByRole('button', { name: 'Clôturer l’assemblée' }).click();
    await page.getByText(/Le procès-verbal est envoyé à tous au plus tard/).waitFor();
    await page.getByText('Clôturée', { exact: true }).waitFor();
  });

  it('names who has not voted before a vote is closed, and lets nobody vote who is excluded', async () => {
    const { id, owners, comes, items, syndic } = await anAssembly(web, 'Assemblée d’août', [
      { title: 'Le contrat de nettoyage', decision_type: 'Contract' },
    ]);
    for (const { id: owner } of owners) await comes(owner);
    must(await syndic.put(`/meetings/${id}/open`), 200);
    const page = await web.enter('syndic');
    await open(page, `/meetings/${id}/live`);
    await page.getByRole('button', { name: 'Exclure', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Copropriétaire').fill('Karim');
    await page.getByRole('option', { name: 'Karim Benali' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Exclure du vote' }).click();
    await page.getByText(/liés par un contrat \(art\. 3\.87 §9\) : Karim Benali/).waitFor();
    await expect.poll(() => page.getByRole('group', { name: /^Karim Benali/ }).count()).toBe(0);

    const hugo = owners.find(({ name }) => name === 'Hugo Vermeersch')?.['id'];
    const vote = { owner_id: hugo, choice: 'Against' };
    must(await syndic.post(`/meetings/${id}/agenda-items/${items[0]?.['id']}/votes`, vote), 201);
    await page.getByText(/^1 copropriétaire sur \d+ a voté\.$/).waitFor();
    await page.getByRole('button', { name: 'Clore le vote et compter' }).click();
    const missing = await dialog.getByText(/^N’ont pas voté :/).innerText();
    expect(missing).not.toContain('Hugo');
    expect(missing).not.toContain('Karim');
    expect(missing).toContain('Friedrich Keutgen');
  });

  it('knows who stands at the door by the code on their proxy form', async () => {
    const { id, owners } = await anAssembly(web, 'Assemblée de mai', [{ title: 'Les comptes' }]);
    const hugo = owners.find(({ name }) => name === 'Hugo Vermeersch');
    const page = await web.enter('syndic', { viewport: PHONE });
    await open(page, `/meetings/${id}/live?owner_id=${hugo?.id}`);
    const present = page.getByRole('button', { name: /^En personne/ });
    await present.waitFor();
    await expect.poll(() => present.count()).toBe(1);
    await expectAccessible(page);
    await present.click();
    await page.getByRole('button', { name: 'Part : Hugo Vermeersch' }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.has('owner_id')).toBe(false);
    await expect.poll(() => present.count()).toBeGreaterThan(1);
  });

  it('leaves decisions in a register, with what follows from each until it is done', async () => {
    const id = await aDecision(web);
    const page = await web.enter('syndic');
    await open(page, '/meetings');
    await page.getByRole('link', { name: 'Registre des décisions' }).click();
    await page.getByLabel('Rechercher dans les décisions').fill('escalier');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=escalier/);
    await page.getByRole('link', { name: 'Repeindre la cage d’escalier' }).first().click();
    await page.getByText('Aucune suite.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/decisions/${id}`);
    await page.getByText(/contester devant le juge de paix jusqu’au/).waitFor();
    await page.getByRole('button', { name: 'Ajouter une suite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('À faire').fill('Commander la peinture');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByRole('button', { name: 'Marquer comme fait : Commander la peinture' }).click();
    await page.getByText(/fait le /).waitFor();
    const owner = await web.enter('owner', { viewport: PHONE });
    await open(owner, `/decisions/${id}`);
    await owner.getByText('Commander la peinture').waitFor();
    await expect.poll(() => owner.getByRole('button', { name: /Commander/ }).count()).toBe(0);
    await expectAccessible(owner);
  });

  it('is read and corrected on screen before its minutes are signed and sent', async () => {
    const { id, owners, comes, syndic } = await anAssembly(web, 'Assemblée lue', [
      { title: 'Tour de table', kind: 'Information' },
    ]);
    for (const { id: owner } of owners) await comes(owner);
    must(await syndic.put(`/meetings/${id}/open`), 200);
    must(await syndic.put(`/meetings/${id}/close`), 200);
    const page = await web.enter('syndic');
    await open(page, `/meetings/${id}/minutes`);
    await page.getByRole('button', { name: 'Compléter' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Président de séance').fill('Karim');
    await page.getByRole('option', { name: 'Karim Benali' }).click();
    await dialog.getByLabel('Secrétaire').fill('Le syndic');
    await dialog.getByLabel('Remarque sur « 1. Tour de table »').fill('Le jardin est à revoir.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('main').getByText('Le jardin est à revoir.').waitFor();
    await page.getByRole('button', { name: 'Compléter' }).click();
    await dialog.getByLabel('Remarque sur « 1. Tour de table »').fill('Le jardin est à planter.');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('main').getByText('Le jardin est à planter.').waitFor();
    await page.getByRole('button', { name: 'Envoyer à tous' }).click();
    await dialog.getByRole('button', { name: 'Envoyer à tous' }).click();
    await page.getByText(/^Envoyé à tous le/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Compléter' }).count()).toBe(0);
    await settled(page);
    await expectAccessible(page);
  });

  it('is not begun without quorum, and a second session takes its place', async () => {
    const { id } = await anAssembly(web, 'Assemblée de la nuit', [{ title: 'Les comptes' }]);
    const page = await web.enter('syndic', { mayFail: /422/ });
    await open(page, `/meetings/${id}/live`);
    await page.getByRole('button', { name: 'Constater le quorum et ouvrir' }).click();
    await page.getByRole('button', { name: 'Planifier une seconde assemblée' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Planifier une seconde assemblée' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('1. Les comptes').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).not.toContain(id);
  });

  it('takes a proxy at the door, who is then represented, and lets them go together', async () => {
    const { id, owners } = await anAssembly(web, 'Assemblée de juin', [{ title: 'Les comptes' }]);
    expect(owners.length).toBeGreaterThan(2);
    const page = await web.enter('syndic', { colorScheme: 'dark' });
    await open(page, `/meetings/${id}/live`);
    await page.getByRole('button', { name: 'Enregistrer une procuration' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Copropriétaire représenté').fill('Karim');
    await page.getByRole('option', { name: 'Karim Benali' }).click();
    await dialog.getByLabel('Par un copropriétaire').fill('Hugo');
    await page.getByRole('option', { name: 'Hugo Vermeersch' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer la procuration' }).click();
    await page.getByText('Hugo Vermeersch vote pour Karim Benali').waitFor();
    const isArrival = (request: Request) =>
      request.method() === 'POST' && request.url().endsWith('/attendances');
    const order: string[] = [];
    page.on('request', (request) => isArrival(request) && order.push('sent'));
    page.on('requestfinished', (request) => isArrival(request) && order.push('answered'));
    const { promise: bothClicked, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/attendances', async (route) => {
      await bothClicked;
      await route.continue();
    });
    await page.getByRole('button', { name: 'En personne : Hugo Vermeersch' }).click();
    await page.getByRole('button', { name: 'Par procuration : Karim Benali' }).click();
    release();
    await page.getByRole('button', { name: 'Part : Karim Benali' }).waitFor();
    expect(order).toEqual(['sent', 'answered', 'sent', 'answered']);
    await page.getByRole('button', { name: 'Part : Hugo Vermeersch' }).click();
    await page.getByRole('button', { name: 'Par procuration : Karim Benali' }).waitFor();
    await expectAccessible(page);
  });

  it('puts a budget to the vote account by account, changed by the meeting before it votes', async () => {
    const { id, owners, comes, syndic } = await anAssembly(web, 'Assemblée du budget', []);
    const page = await web.enter('syndic', { mayFail: /400/ });
    await open(page, `/meetings/${id}`);
    await page.getByRole('button', { name: 'Ajouter un point' }).click();
    await page.getByLabel('Point', { exact: true }).fill('Le budget 2027');
    await page.getByRole('combobox', { name: 'Objet de la décision' }).fill('Budget');
    await page.getByRole('option', { name: 'Budget', exact: true }).click();
    await page.getByLabel('Exercice').fill('2027');
    await page.getByRole('combobox', { name: 'Compte comptable' }).fill('6120');
    await page.getByRole('option').first().click();
    await page.getByLabel('Montant annuel').fill('12 000,50');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mettre à l’ordre du jour' }).click();
    await page.getByText('Budget 2027', { exact: true }).waitFor();
    await page
      .getByRole('cell', { name: /12.000,50/ })
      .first()
      .waitFor();
    for (const { id: owner } of owners) await comes(owner);
    must(await syndic.put(`/meetings/${id}/open`), 200);
    await open(page, `/meetings/${id}/live`);
    await page.getByRole('button', { name: 'Amender le texte', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Montant annuel').fill('0');
    await dialog.getByRole('button', { name: 'Mettre ce texte au vote' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Montant annuel').fill('11 000');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mettre ce texte au vote' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Annoncé dans la convocation').waitFor();
    await page
      .getByRole('cell', { name: /11.000,00/ })
      .first()
      .waitFor();
    await expectAccessible(page);
  });
});
