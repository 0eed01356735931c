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
  description: 'Form of the consent; Online if the owner gave it when signed in.',
});

/** Consent of an owner to be convened by e-mail instead of registered mail. */
export const ConvocationConsent = Type.Object(
  {
    id: Uuid,
    owner_id: Uuid,
    owner_name: OwnerName,
    means: Means,
    agreed_on: LocalDate,
    withdrawn_on: nullable({
      ...LocalDate,
      description: 'Day from which convocations go by registered mail; null while in force.',
    }),
    ...stamps,
  },
  { $id: 'ConvocationConsent' },
);
export const CreateConsent = body({
  means: Type.Optional({ ...Means, default: 'Paper' }),
  agreed_on: Type.Optional({ ...LocalDate, description: 'Day of the consent; by default today.' }),
});
export const WithdrawConsent = body({
  withdrawn_on: Type.Optional({
    ...LocalDate,
    description: 'Day of the consent; by default today.',
  }),
});
export const ConsentParams = Type.Object({ id: Uuid, consent_id: Uuid });

export const ConveneMeeting = body({
  urgent_reason: Type.Optional({
    ...text(2_000),
    description: 'Reason for less than 15 clear days, printed in each convocation.',
  }),
});

export type CreateConsent = Static<typeof CreateConsent>;
export type WithdrawConsent = Static<typeof WithdrawConsent>;
