-- The day is that of Brussels.
select 'payments as they are to be', expected.*
from (values
    ('00000000-0000-7000-8000-000000000011', null, null),
    ('00000000-0000-7000-8000-000000000012', null, '2026-03-01'),
    ('00000000-0000-7000-8000-000000000013', 'Bounced', '2026-02-28')
  ) as expected (id, reason, reversed_on)
where not exists (select from app.payments as payment where payment.id = expected.id::uuid
  and payment.reversal_reason is not distinct from expected.reason
  and payment.reversed_on is not distinct from expected.reversed_on::date);
