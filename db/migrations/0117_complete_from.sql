-- The day from which a lot is wholly held without end, so that the overview looks for holders of the
-- others only: thousands of lots are wholly held.
alter table app.units add column complete_from date not null default 'infinity';
update app.units as unit set complete_from = lower(whole.days)
  from (select organization_id, unit_id, unnest(range_agg(during)) as days from app.ownership_totals
    where usufruct_numerator = denominator and bare_numerator = denominator
    group by organization_id, unit_id) as whole
  where unit.organization_id = whole.organization_id and unit.id = whole.unit_id and upper_inf(whole.days);
create index units_incomplete on app.units (organization_id, complete_from) where quota > 0;
