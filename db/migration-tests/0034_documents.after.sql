-- The letter that was sent is its owner's document.
select 'not a document' where not exists (select from app.documents
  where id = '00000000-0000-7000-8000-000000000011' and letter_id = id and document_type = 'Letter'
    and visibility = 'Owner' and owner_id = '00000000-0000-7000-8000-000000000007'
    and building_id = '00000000-0000-7000-8000-000000000002' and file_name = 'reminder.pdf' and sha256 is null
    and call_for_funds_id is null);
-- That which is not drawn is none yet.
select id from app.documents where id <> '00000000-0000-7000-8000-000000000011';
