import type { CreateAgendaItem } from '#contract/meetings.ts';
import { addDays, getYear } from '#domain/kernel/local-date.ts';
import { addAgendaItem, createMeeting } from '#features/assemblies/meetings/index.ts';
import type { DemoStage } from '#features/shared/index.ts';
import { conveneMeeting, makeMeetingLinks } from './convene.ts';

const DAYS_AHEAD = 12;
/** Convened early enough for the 15 clear days of art. 3.87 §3. */
const CONVENED_DAYS_AGO = 10;

/** Convenes an ordinary assembly in twelve days, with its agenda. */
export async function enterDemoAssembly({ building_id, public_url, as }: DemoStage): Promise<void> {
  const syndic = as('Syndic', CONVENED_DAYS_AGO);
  const { today } = as('Syndic');
  const { id } = await createMeeting(syndic, {
    building_id,
    meeting_type: 'GeneralAssembly',
    scheduled_date: `${addDays(today, DAYS_AHEAD)}T17:30:00.000Z`,
    location: 'Salle paroissiale Saint-Denis, Rue des Alliés 12, 1190 Forest',
  });
  for (const item of agendaOf(getYear(today) - 1)) await addAgendaItem(syndic, id, item);
  await conveneMeeting(syndic, id, null, makeMeetingLinks(public_url));
}

function agendaOf(year: number): readonly CreateAgendaItem[] {
  const decision = { kind: 'Decision' } as const;
  return [
    { title: 'Vérification des présences et du quorum', kind: 'Information' },
    {
      ...decision,
      title: 'Désignation du président, du secrétaire et des scrutateurs',
      description: 'L’assemblée désigne son président, son secrétaire et deux scrutateurs.',
      decision_type: 'Other',
    },
    {
      ...decision,
      title: `Approbation des comptes de l’exercice ${year}`,
      description: `L’assemblée approuve les comptes arrêtés au 31 décembre ${year}.`,
      decision_type: 'Accounts',
    },
    {
      ...decision,
      title: 'Décharge au syndic',
      description: 'L’assemblée donne décharge au syndic pour sa gestion de l’exercice écoulé.',
      decision_type: 'Discharge',
    },
    {
      ...decision,
      title: 'Rénovation de la façade arrière',
      description: 'Travaux de 18.400 € TVAC selon le devis de Toitures Hanssens SRL.',
      decision_type: 'CommonWorks',
    },
    { title: 'Lecture et signature du procès-verbal', kind: 'Information' },
  ];
}
