import type { Language } from '#domain/kernel/language.ts';

/** Communes where most co-owned buildings are, by postal code: in French or, if it differs, in Dutch. */
const COMMUNES: Readonly<Record<string, readonly [name: string, dutch?: string]>> = {
  1000: ['Bruxelles', 'Brussel'],
  1020: ['Bruxelles', 'Brussel'],
  1030: ['Schaerbeek', 'Schaarbeek'],
  1040: ['Etterbeek'],
  1050: ['Ixelles', 'Elsene'],
  1060: ['Saint-Gilles', 'Sint-Gillis'],
  1070: ['Anderlecht'],
  1080: ['Molenbeek-Saint-Jean', 'Sint-Jans-Molenbeek'],
  1081: ['Koekelberg'],
  1082: ['Berchem-Sainte-Agathe', 'Sint-Agatha-Berchem'],
  1083: ['Ganshoren'],
  1090: ['Jette'],
  1120: ['Bruxelles', 'Brussel'],
  1130: ['Bruxelles', 'Brussel'],
  1140: ['Evere'],
  1150: ['Woluwe-Saint-Pierre', 'Sint-Pieters-Woluwe'],
  1160: ['Auderghem', 'Oudergem'],
  1170: ['Watermael-Boitsfort', 'Watermaal-Bosvoorde'],
  1180: ['Uccle', 'Ukkel'],
  1190: ['Forest', 'Vorst'],
  1200: ['Woluwe-Saint-Lambert', 'Sint-Lambrechts-Woluwe'],
  1210: ['Saint-Josse-ten-Noode', 'Sint-Joost-ten-Node'],
  1300: ['Wavre', 'Waver'],
  1400: ['Nivelles', 'Nijvel'],
  1500: ['Halle'],
  1800: ['Vilvoorde'],
  2000: ['Antwerpen'],
  2018: ['Antwerpen'],
  2800: ['Mechelen'],
  3000: ['Leuven'],
  3500: ['Hasselt'],
  3600: ['Genk'],
  4000: ['Liège', 'Luik'],
  4700: ['Eupen'],
  4800: ['Verviers'],
  5000: ['Namur', 'Namen'],
  6000: ['Charleroi'],
  6700: ['Arlon', 'Aarlen'],
  7000: ['Mons', 'Bergen'],
  7500: ['Tournai', 'Doornik'],
  8000: ['Brugge'],
  8400: ['Oostende'],
  8500: ['Kortrijk'],
  9000: ['Gent'],
  9100: ['Sint-Niklaas'],
  9300: ['Aalst'],
};

/** Returns the commune of a postal code; undefined for codes that are left to the person. */
export function findCommune(postalCode: string, language: Language): string | undefined {
  const [name, dutch = name] = COMMUNES[postalCode.trim()] ?? [];
  return language === 'nl' ? dutch : name;
}
