import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const RESIDENCE = new URL('../data/residence/', import.meta.url).pathname;
const NAMES = ['building', 'units', 'owners', 'unit_owners', 'distribution_keys'] as const;

function table(name: string): string {
  return readFileSync(`${RESIDENCE}${name}.csv`, 'utf8');
}

async function chooseTables(page: Page, change: Readonly<Record<string, string>> = {}) {
  await page.getByLabel('Fichiers', { exact: true }).setInputFiles(
    NAMES.map((name) => ({
      name: `${name}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(change[name] ?? table(name)),
    })),
  );
}

describe('an import in a browser', () => {
  it('says row by row what is wrong, takes the corrected tables, and writes them only then', async () => {
    const page = await web.enter('syndic', { mayFail: /422/, acceptDownloads: true });
    await open(page, '/buildings');
    await page.getByRole('link', { name: 'Importer un immeuble' }).click();
    await page.getByRole('heading', { level: 1, name: 'Importer un immeuble' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Modèle (ZIP de CSV)' }).click(),
    ]);
    expect(template.suggestedFilename()).toBe('millieme-import.zip');

    await chooseTables(page, {
      units: table('units').replace('Apartment,0,135.0', 'Castle,0,much'),
    });
    await page.getByRole('button', { name: 'Vérifier sans rien enregistrer' }).click();
    await page.getByRole('heading', { name: /erreurs à corriger/ }).waitFor();
    await expectAccessible(page);
    const rows = await page.locator('tbody tr').count();
    expect(rows).toBeGreaterThan(1);
    await page.getByRole('combobox', { name: 'Type d’erreur' }).click();
    await page.getByRole('option').first().click();
    await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(rows);
    const [errors] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Liste des erreurs (CSV)' }).click(),
    ]);
    expect(readFileSync(await errors.path(), 'utf8')).toContain('units.csv;2;');

    await chooseTables(page);
    await page.getByRole('button', { name: 'Vérifier sans rien enregistrer' }).click();
    await page.getByRole('heading', { name: /Aucune erreur/ }).waitFor();
    const units = table('units').trim().split('\n').length - 1;
    const owners = table('owners').trim().split('\n').length - 1;
    await page.getByText(`${units} lots`, { exact: true }).waitFor();
    await page.getByText(`${owners} copropriétaires`, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Importer définitivement' }).click();
    await page.getByRole('heading', { name: /Importation terminée/ }).waitFor();
    await page.getByRole('link', { name: 'Voir l’immeuble' }).click();
    await page.getByRole('heading', { level: 1, name: 'Erables' }).waitFor();
    await settled(page);
    await page.getByText(/Les 10.000 quotités sont toutes attribuées/).waitFor();

    await open(page, '/imports/buildings');
    await chooseTables(page);
    await page.getByRole('button', { name: 'Vérifier sans rien enregistrer' }).click();
    await page.getByText(/il n’y a rien à importer/).waitFor();
  });

  it('can be read on a dark phone', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    await open(page, '/imports/buildings');
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
