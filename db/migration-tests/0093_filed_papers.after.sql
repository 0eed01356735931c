-- Filed papers are marked, and no others.
select title, file_name from app.documents
  where organization_id = '00000000-0000-7000-8000-000000000001' and is_filed <> (title = 'filed');
