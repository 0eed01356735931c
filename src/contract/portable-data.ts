import { LANGUAGES } from '#domain/kernel/language.ts';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-entry.ts';
import { GDPR_REQUEST_KINDS } from '#domain/privacy/request.ts';
import { OWNER_KINDS } from '#domain/register/owner-kind.ts';
import { TICKET_CATEGORIES } from '#domain/tickets/ticket.ts';
import {
  body,
  Euro,
  Instant,
  LocalDate,
  nullable,
  stringEnum,
  Type,
  type Static,
} from './common.ts';

/** Raised with every change that a reader of the version before would not understand. */
export const PORTABLE_DATA_VERSION = 1;
/** Where its schema is published, at the root of the address. */
export const PORTABLE_DATA_SCHEMA = `/schemas/portable-data/${PORTABLE_DATA_VERSION}`;

const Building = Type.String({ description: 'Name of the building.' });

/** The lists of it, each with the section of what is known that it is taken from. */
export const PORTABLE_LISTS = {
  preferences: 'Preferences',
  payments: 'Payments',
  tickets: 'Tickets',
  ticket_comments: 'TicketComments',
  requests: 'Requests',
} as const;

/** What a person gave, or caused by what they did: GDPR art. 20. */
export const PortableData = body(
  {
    schema: Type.String({ format: 'uri', description: 'Address of the schema.' }),
    version: Type.Unsafe<typeof PORTABLE_DATA_VERSION>({
      type: 'integer',
      const: PORTABLE_DATA_VERSION,
    }),
    exported_at: Instant,
    person: body(
      {
        name: Type.String(),
        email: Type.String(),
        kind: stringEnum(OWNER_KINDS),
        phone: nullable(Type.String({ description: 'Phone number, E.164.' })),
        address: nullable(Type.String()),
        language: stringEnum(LANGUAGES),
        enterprise_number: nullable(Type.String({ description: 'Enterprise number, ten digits.' })),
      },
      { description: 'Person, as `POST /owners` accepts it.' },
    ),
    preferences: Type.Array(
      body({
        notification_type: stringEnum(NOTIFICATION_TYPES),
        enabled: Type.Boolean(),
        email_enabled: Type.Boolean(),
        sms_enabled: Type.Boolean(),
        push_enabled: Type.Boolean(),
      }),
      { description: 'Notification preferences that the person set.' },
    ),
    payments: Type.Array(
      body({
        building_name: Building,
        received_on: LocalDate,
        amount: Euro,
        method: stringEnum(PAYMENT_METHODS),
        communication: nullable(Type.String()),
      }),
    ),
    tickets: Type.Array(
      body({
        id: Type.String({ format: 'uuid' }),
        building_name: Building,
        title: Type.String(),
        description: Type.String(),
        category: stringEnum(TICKET_CATEGORIES),
        created_at: Instant,
      }),
    ),
    ticket_comments: Type.Array(
      body({
        ticket_id: Type.String({ format: 'uuid' }),
        body: Type.String(),
        created_at: Instant,
      }),
    ),
    requests: Type.Array(
      body({
        kind: stringEnum(GDPR_REQUEST_KINDS),
        details: nullable(Type.String()),
        received_on: LocalDate,
      }),
      { description: 'Data protection requests of the person.' },
    ),
  },
  { $id: 'PortableData' },
);

export const PortableDataQuery = Type.Object(
  {
    format: Type.Optional(
      stringEnum(['json', 'csv'], {
        description: '`json` (default), or `csv`: an archive for `/imports/buildings`.',
      }),
    ),
  },
  { additionalProperties: false },
);

export type PortableData = Static<typeof PortableData>;
