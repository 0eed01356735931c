-- Each organization knows its people by the ids of before, as it named them; nobody has named themselves.
select 'members as they are to be', expected.*
from (values
    ('00000000-0000-7000-8000-000000000a01'::uuid, '00000000-0000-7000-8000-000000000b01'::uuid,
      'both@example.org', 'At home', '+3225551234', 'nl', true, '2026-01-01T00:00:00Z'::timestamptz),
    ('00000000-0000-7000-8000-000000000a02', '00000000-0000-7000-8000-000000000b01',
      'Both@example.org', 'At the host', null, 'de', true, null),
    ('00000000-0000-7000-8000-000000000a01', '00000000-0000-7000-8000-000000000b02',
      'moved@example.org', 'Moved', null, 'fr', false, '2026-01-02T00:00:00Z')
  ) as expected (organization_id, id, email, name, phone, language, is_active, joined_at)
where not exists (select from auth.members as member
  where member.organization_id = expected.organization_id and member.id = expected.id
    and member.user_id = expected.id and member.email = expected.email
    and member.name = expected.name and member.phone is not distinct from expected.phone
    and member.language = expected.language and member.is_active = expected.is_active
    and member.joined_at is not distinct from expected.joined_at);

select 'members that are none', * from auth.members
where id not in ('00000000-0000-7000-8000-000000000b01', '00000000-0000-7000-8000-000000000b02')
  or (organization_id, id)
    = ('00000000-0000-7000-8000-000000000a02', '00000000-0000-7000-8000-000000000b02');

select 'roles of a void invitation', * from auth.role_assignments
where id = '00000000-0000-7000-8000-000000000c04';

select 'set by nobody', id, name, phone, language from auth.users
where (name is not null or phone is not null or language is not null)
  <> (id = '00000000-0000-7000-8000-000000000b03');
