-- Titles that the service knows are kept by key: usual agenda items and the decisions on them, kinds of
-- meeting, and calls for a quarter, provisions or a fund, with the year and the instalment in them. What
-- was saved in the words of any language gets its key; other titles stay as they were written.
alter table app.decisions
  add column text_key text,
  add constraint decisions_text_key_known check (text_key in ('quorum', 'bureau', 'council_report', 'auditor_report', 'accounts', 'discharge_syndic', 'discharge_council', 'discharge_auditor', 'contracts', 'works', 'budget', 'reserve', 'quotes', 'syndic', 'council', 'auditor', 'payments', 'reading'));
alter table app.meetings
  add column text_key text,
  add constraint meetings_text_key_known check (text_key in ('GeneralAssembly', 'ExtraordinaryAssembly', 'BoardMeeting', 'WrittenDecision'));
alter table app.calls_for_funds
  add column text_key text,
  add constraint calls_for_funds_text_key_form check (text_key ~
    '^(Quarter [0-9]{4} Q[1-4]|(Provisions|WorkingCapital|Reserve|Provision|Works)( [0-9]{4})?)( [0-9]{1,2}/[0-9]{1,2})?$');

with known (key, words) as (values
    ('quorum', 'Vérification des présences et du quorum'),
    ('quorum', 'Controle van de aanwezigheden en van het quorum'),
    ('quorum', 'Feststellung der Anwesenheit und der Beschlussfähigkeit'),
    ('quorum', 'Attendance and quorum'),
    ('bureau', 'Désignation du président, du secrétaire et des scrutateurs'),
    ('bureau', 'Aanduiding van voorzitter, secretaris en stemopnemers'),
    ('bureau', 'Bestimmung von Vorsitz, Schriftführung und Stimmenzählern'),
    ('bureau', 'Choice of chair, secretary and tellers'),
    ('council_report', 'Rapport du conseil de copropriété'),
    ('council_report', 'Verslag van de raad van mede-eigendom'),
    ('council_report', 'Bericht des Rates der Miteigentümer'),
    ('council_report', 'Report of the council'),
    ('auditor_report', 'Rapport du commissaire aux comptes'),
    ('auditor_report', 'Verslag van de commissaris van de rekeningen'),
    ('auditor_report', 'Bericht des Rechnungskommissars'),
    ('auditor_report', 'Report of the auditor'),
    ('accounts', 'Approbation des comptes de l’exercice'),
    ('accounts', 'Goedkeuring van de rekeningen van het boekjaar'),
    ('accounts', 'Genehmigung der Jahresrechnung'),
    ('accounts', 'Approval of the annual accounts'),
    ('discharge_syndic', 'Décharge au syndic'),
    ('discharge_syndic', 'Kwijting aan de syndicus'),
    ('discharge_syndic', 'Entlastung des Syndikus'),
    ('discharge_syndic', 'Discharge of the syndic'),
    ('discharge_council', 'Décharge au conseil de copropriété'),
    ('discharge_council', 'Kwijting aan de raad van mede-eigendom'),
    ('discharge_council', 'Entlastung des Rates der Miteigentümer'),
    ('discharge_council', 'Discharge of the council'),
    ('discharge_auditor', 'Décharge au commissaire aux comptes'),
    ('discharge_auditor', 'Kwijting aan de commissaris van de rekeningen'),
    ('discharge_auditor', 'Entlastung des Rechnungskommissars'),
    ('discharge_auditor', 'Discharge of the auditor'),
    ('contracts', 'Rapport d’évaluation des contrats de fournitures régulières'),
    ('contracts', 'Evaluatieverslag van de overeenkomsten voor regelmatige leveringen'),
    ('contracts', 'Bewertungsbericht der laufenden Lieferverträge'),
    ('contracts', 'Report on the contracts for regular supplies'),
    ('works', 'Travaux aux parties communes'),
    ('works', 'Werken aan de gemeenschappelijke delen'),
    ('works', 'Arbeiten am Gemeinschaftseigentum'),
    ('works', 'Works on the common parts'),
    ('budget', 'Budget des dépenses courantes'),
    ('budget', 'Begroting van de gewone uitgaven'),
    ('budget', 'Haushalt der laufenden Ausgaben'),
    ('budget', 'Budget of ordinary expenses'),
    ('reserve', 'Budget extraordinaire et apport au fonds de réserve'),
    ('reserve', 'Buitengewone begroting en bijdrage aan het reservekapitaal'),
    ('reserve', 'Außerordentlicher Haushalt und Beitrag zur Rücklage'),
    ('reserve', 'Extraordinary budget and contribution to the reserve'),
    ('quotes', 'Montant à partir duquel une mise en concurrence est obligatoire'),
    ('quotes', 'Bedrag vanaf wanneer mededinging verplicht is'),
    ('quotes', 'Betrag, ab dem mehrere Angebote einzuholen sind'),
    ('quotes', 'Amount above which several quotes are required'),
    ('syndic', 'Mandat du syndic'),
    ('syndic', 'Mandaat van de syndicus'),
    ('syndic', 'Mandat des Syndikus'),
    ('syndic', 'Mandate of the syndic'),
    ('council', 'Élection du conseil de copropriété'),
    ('council', 'Verkiezing van de raad van mede-eigendom'),
    ('council', 'Wahl des Rates der Miteigentümer'),
    ('council', 'Election of the council'),
    ('auditor', 'Élection du commissaire aux comptes'),
    ('auditor', 'Verkiezing van de commissaris van de rekeningen'),
    ('auditor', 'Wahl des Rechnungskommissars'),
    ('auditor', 'Election of the auditor'),
    ('payments', 'Appels de fonds et dates de paiement'),
    ('payments', 'Opvragingen van gelden en betaaldata'),
    ('payments', 'Mittelabrufe und Zahlungstermine'),
    ('payments', 'Calls for funds and payment dates'),
    ('reading', 'Lecture et signature du procès-verbal'),
    ('reading', 'Lezing en ondertekening van de notulen'),
    ('reading', 'Verlesung und Unterzeichnung des Protokolls'),
    ('reading', 'Reading and signing of the minutes')),
  items as (update app.agenda_items as item set text_key = known.key
    from known where item.title = known.words and item.text_key is null)
  update app.decisions as decision set text_key = known.key
    from known where decision.title = known.words;

update app.meetings as meeting set text_key = known.key
  from (values
    ('GeneralAssembly', 'Assemblée générale'),
    ('GeneralAssembly', 'Algemene vergadering'),
    ('GeneralAssembly', 'Generalversammlung'),
    ('GeneralAssembly', 'General assembly'),
    ('ExtraordinaryAssembly', 'Assemblée générale extraordinaire'),
    ('ExtraordinaryAssembly', 'Buitengewone algemene vergadering'),
    ('ExtraordinaryAssembly', 'Außerordentliche Generalversammlung'),
    ('ExtraordinaryAssembly', 'Extraordinary general assembly'),
    ('BoardMeeting', 'Réunion du conseil de copropriété'),
    ('BoardMeeting', 'Vergadering van de raad van mede-eigendom'),
    ('BoardMeeting', 'Sitzung des Rates der Miteigentümer'),
    ('BoardMeeting', 'Council meeting'),
    ('WrittenDecision', 'Décision écrite'),
    ('WrittenDecision', 'Schriftelijke beslissing'),
    ('WrittenDecision', 'Schriftlicher Beschluss'),
    ('WrittenDecision', 'Written decision')) as known (key, words)
  where meeting.title = known.words;

update app.calls_for_funds as call
  set text_key = concat_ws(' ', known.key, known.parts[1], known.parts[2])
  from (select call.organization_id, call.id, usual.key, regexp_match(call.title,
      '^' || usual.words || '(?: ([0-9]{4}))?(?: \(([0-9]{1,2}/[0-9]{1,2})\))?$') as parts
    from app.calls_for_funds as call cross join (values
    ('Provisions', 'Provisions'),
    ('Provisions', 'Provisies'),
    ('Provisions', 'Vorschüsse'),
    ('WorkingCapital', 'Fonds de roulement'),
    ('WorkingCapital', 'Werkkapitaal'),
    ('WorkingCapital', 'Betriebskapital'),
    ('WorkingCapital', 'Working capital'),
    ('Reserve', 'Fonds de réserve'),
    ('Reserve', 'Reservekapitaal'),
    ('Reserve', 'Rücklage'),
    ('Reserve', 'Reserve fund'),
    ('Provision', 'Provision pour charges communes'),
    ('Provision', 'Provisie voor gemeenschappelijke lasten'),
    ('Provision', 'Vorauszahlung auf gemeinschaftliche Lasten'),
    ('Provision', 'Provision for common charges'),
    ('Works', 'Travaux'),
    ('Works', 'Werken'),
    ('Works', 'Arbeiten'),
    ('Works', 'Works')) as usual (key, words)) as known
  where known.parts is not null and known.organization_id = call.organization_id and known.id = call.id;
update app.calls_for_funds as call
  set text_key = concat_ws(' ', 'Quarter', known.parts[2], 'Q' || known.parts[1], known.parts[3])
  from (select call.organization_id, call.id, regexp_match(call.title,
      '^' || usual.words || '([1-4]) ([0-9]{4})(?: \(([0-9]{1,2}/[0-9]{1,2})\))?$') as parts
    from app.calls_for_funds as call cross join (values
    ('Appel de fonds T'),
    ('Opvraging K'),
    ('Mittelabruf Q'),
    ('Call for funds Q')) as usual (words)) as known
  where known.parts is not null and known.organization_id = call.organization_id and known.id = call.id;
