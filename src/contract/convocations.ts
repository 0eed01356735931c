import { CONSENT_MEANS } from '#domain/assemblies/consent.ts';
import {
  body,
  LocalDate,
  nullable,
  OwnerName,
  stamps,
  stringEnum,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';

const Means = stringEnum(CONSENT_MEANS, {
  description: 'The writing by which it was given; by an owner’s own login always Online',
});

/** That an owner wants to be convened by e-mail in place of registered mail. */
export const ConvocationConsent = Type.Object(
  {
    id: Uuid,
    owner_id: Uuid,
    owner_name: OwnerName,
    means: Means,
    agreed_on: LocalDate,
    withdrawn_on: nullable({
      ...LocalDate,
      description: 'From then on convocations go by registered mail; null: it is in force',
    }),
    ...stamps,
  },
  { $id: 'ConvocationConsent' },
);
export const CreateConsent = body({
  means: Type.Optional({ ...Means, default: 'Paper' }),
  agreed_on: Type.Optional({ ...LocalDate, description: 'Today when left out' }),
});
export const WithdrawConsent = body({
  withdrawn_on: Type.Optional({ ...LocalDate, description: 'Today when left out' }),
});
export const ConsentParams = Type.Object({ id: Uuid, consent_id: Uuid });

export const ConveneMeeting = body({
  urgent_reason: Type.Optional({
    ...text(2_000),
    description: 'Why fewer than 15 clear days are left; each convocation says it',
  }),
});

export type CreateConsent = Static<typeof CreateConsent>;
export type WithdrawConsent = Static<typeof WithdrawConsent>;
