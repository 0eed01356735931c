import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nameVotingRepresentatives } from './helpers/assembly.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

/** Lists the titles of the agenda in order. */
async function agenda(page: Page): Promise<readonly string[]> {
  const lines = page.getByRole('listitem').filter({ hasText: /^\d+\./ });
  const texts = await lines.locator('div > span:first-child').allInnerTexts();
  return texts.map((text) => text.replace(/^\d+\.\s*/, ''));
}

/** Schedules an assembly in the only building, far enough ahead to convene it in time. */
async function schedule(page: Page, title: string): Promise<void> {
  await open(page, '/meetings/new');
  await page.getByLabel('Intitulé').fill(title);
  await page.getByLabel('Date', { exact: true }).fill('2031-05-20');
  await page.getByLabel('Heure', { exact: true }).fill('18:30');
  await page.getByLabel('Lieu').fill('Salle des fêtes');
  await page.getByRole('button', { name: 'Planifier l’assemblée' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settled(page);
}

describe('an assembly and its agenda', () => {
  it('is scheduled, begins with the usual agenda, and is put in order by the keyboard alone', async () => {
    const page = await web.enter('syndic');
    await open(page, '/meetings/new');
    await expectAccessible(page);
    await schedule(page, 'Assemblée de printemps');
    await page.getByText('20/05/2031 18:30').waitFor();
    await page.getByText(/au plus tard le dimanche 4 mai 2031/).waitFor();
    await page.getByRole('button', { name: /ordre du jour habituel/ }).click();
    await page.getByRole('button', { name: 'Monter « Décharge au syndic »' }).waitFor();
    const before = await agenda(page);
    expect(before).toHaveLength(18);
    await page.getByText('Deux tiers (art. 3.88 §1 1° b C. civ.)').waitFor();
    await expectAccessible(page);

    const up = page.getByRole('button', {
      name: 'Monter « Approbation des comptes de l’exercice »',
    });
    await up.focus();
    await page.keyboard.press('ArrowUp');
    await page.getByText('est maintenant le point 4 sur 18.').waitFor();
    await expect
      .poll(() => agenda(page))
      .toEqual(before.toSpliced(4, 1).toSpliced(3, 0, before[4] ?? ''));
    await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('convenes everybody once, and shows how each was reached', async () => {
    const page = await web.enter('syndic');
    await schedule(page, 'Assemblée convoquée');
    await page.getByRole('button', { name: /ordre du jour habituel/ }).click();
    await page.getByRole('button', { name: 'Monter « Décharge au syndic »' }).waitFor();
    await page.getByRole('button', { name: 'Convoquer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('l’assemblée et son ordre du jour ne peuvent plus être modifiés')
      .waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Convoquer' }).click();
    await page.getByText(/^Convoquée le/).waitFor();
    const letters = page.getByRole('table', { name: 'Convocations' });
    await letters.getByText('À poster').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Convoquer' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Ajouter un point' }).count()).toBe(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Avis aux occupants' }).click();
    expect((await saved).suggestedFilename()).toBe('occupants-notice.pdf');
    await settled(page);
    await expectAccessible(page);
  });

  it('is changed and called off with a reason, and found by its state', async () => {
    const page = await web.enter('syndic', { viewport: PHONE });
    await schedule(page, 'Assemblée d’automne');
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Modifier l’assemblée' }).waitFor();
    await expect.poll(() => page.getByLabel('Heure', { exact: true }).inputValue()).toBe('18:30');
    await page.getByLabel('Lieu').fill('Café du Parc');
    await expect.poll(() => page.getByLabel('Accès à distance').count()).toBe(0);
    await page.getByLabel('Participation à distance').check();
    await page.getByLabel('Accès à distance').fill('https://meet.example.org/automne');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Café du Parc').waitFor();
    const link = page.getByRole('link', { name: 'https://meet.example.org/automne' });
    await expect.poll(() => link.getAttribute('href')).toBe('https://meet.example.org/automne');
    await page.getByRole('button', { name: 'Annuler l’assemblée' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motif').fill('La salle a brûlé');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Annuler l’assemblée' }).click();
    await page.getByText('Annulée : La salle a brûlé').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Ajouter un point' }).count()).toBe(0);

    await open(page, '/meetings?status=Cancelled');
    await page.getByRole('link', { name: 'Assemblée d’automne' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Assemblée d’été' }).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('a decision in writing', () => {
  it('is asked of all owners, and ends with the refusal of one, on a phone', async () => {
    await nameVotingRepresentatives(web);
    const page = await web.enter('syndic');
    await open(page, '/meetings/new');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Décision écrite' }).click();
    await expect.poll(() => page.getByLabel('Lieu').count()).toBe(0);
    await page.getByLabel('Répondre avant le (date)').fill('2031-05-20');
    await page.getByLabel('Intitulé').fill('Remplacer la porte');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Planifier l’assemblée' }).click();
    await page.getByRole('heading', { level: 1, name: 'Remplacer la porte' }).waitFor();
    await page.getByRole('button', { name: 'Ajouter un point' }).click();
    const form = page.getByRole('form', { name: 'Nouveau point' });
    await form.getByLabel('Point', { exact: true }).fill('La porte');
    await form.getByRole('button', { name: 'Mettre à l’ordre du jour' }).click();
    await page.getByText('Unanimité (art. 3.87 §11 C. civ.)').waitFor();
    await page.getByRole('button', { name: 'Demander les réponses' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Demander les réponses' }).click();
    await page.getByRole('link', { name: 'Enregistrer les réponses' }).waitFor();
    await settled(page);
    await expectAccessible(page);

    const owner = await web.enter('owner', { viewport: PHONE });
    await open(owner, new URL(page.url()).pathname);
    await owner.getByRole('link', { name: 'Antwoorden' }).click();
    await owner.getByText(/Bij één weigering/).waitFor();
    await owner.getByLabel('Tegen').check();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: /^Stemmen/ }).click();
    await owner.getByText('Verworpen').first().waitFor();
    await page.getByText('Clôturée', { exact: true }).waitFor();
  });
});

describe('what owners ask of assemblies', () => {
  it('is proposed by one on a phone, and put on an agenda by the syndic', async () => {
    const owner = await web.enter('owner', { viewport: PHONE });
    await open(owner, '/agenda-proposals');
    await owner.getByRole('button', { name: 'Een punt voorstellen' }).first().click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Voorstel', { exact: true }).fill('Fietsenrek');
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Voorstel versturen' }).click();
    await owner.getByText('Ontvangen', { exact: true }).waitFor();

    const page = await web.enter('syndic');
    await schedule(page, 'Assemblée des propositions');
    await open(page, '/agenda-proposals');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mettre à l’ordre du jour : Fietsenrek' }).click();
    const taking = page.getByRole('dialog');
    await taking.getByRole('combobox', { name: 'Assemblée' }).click();
    await page.getByRole('option', { name: /Assemblée des propositions/ }).click();
    await expectAccessible(page);
    await taking.getByRole('button', { name: 'Mettre à l’ordre du jour', exact: true }).click();
    await page.getByText('À l’ordre du jour', { exact: true }).waitFor();
  });

  it('is an assembly, which a fifth of the shares signs', async () => {
    const page = await web.enter('syndic', { mayFail: /422/ });
    await open(page, '/assembly-requests');
    await page.getByRole('button', { name: 'Enregistrer une demande' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Demandeurs' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await dialog.getByLabel('Motif').fill('Le toit fuit');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer la demande' }).click();
    await dialog
      .getByText(/il en faut un cinquième/)
      .first()
      .waitFor();
  });
});
