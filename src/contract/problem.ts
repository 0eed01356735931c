import { problems } from '#domain/kernel/problems.ts';
import { Type, stringEnum } from './common.ts';

/** Body of every answer of 400 and above (RFC 9457); it may have further members with details. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Address of the page about this problem.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: Type.String(),
    code: stringEnum(Object.keys(problems), {
      description: 'Stable code, the same in every language.',
    }),
    request_id: Type.String(),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({
            description: 'JSON pointer to the field, starting with the part: `/body`.',
          }),
          detail: Type.String(),
        }),
      ),
    ),
  },
  { $id: 'Problem', additionalProperties: true },
);
