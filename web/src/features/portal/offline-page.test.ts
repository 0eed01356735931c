import { describe, expect, it } from 'vitest';
import { writeOfflinePage } from './offline-page.ts';

describe('the page for lost connections', () => {
  it('has the figures with their time, as texts only', () => {
    const html = writeOfflinePage({
      language: 'fr',
      title: 'Hors connexion',
      sentence: 'Chiffres du 28/11/2026 à 05:16',
      again: 'Réessayer',
      associations: [
        {
          name: '<b>Tilleuls & fils</b>',
          figure: '2 356,00 €',
          notes: ['dont 2 046,00 € échus'],
          items: [{ what: 'Provisions "1/4"', when: '31/01/2027', amount: '310,00 €' }],
        },
      ],
    });
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Chiffres du 28/11/2026 à 05:16');
    expect(html).toContain('&#60;b&#62;Tilleuls &#38; fils&#60;/b&#62;');
    expect(html).toContain('Provisions &#34;1/4&#34;');
    expect(html).not.toMatch(/<script|https?:/);
  });
});
