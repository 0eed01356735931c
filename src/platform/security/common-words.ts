/** Words that local users build passwords from, in addition to common passwords worldwide. */
export const COMMON_WORDS: readonly string[] = `
  bienvenue welkom willkommen welcome bonjour motdepasse wachtwoord passwort kennwort geheim
  soleil azerty azertyuiop
  millieme millième syndic syndicus syndikus copropriete copropriété mede-eigendom miteigentum
  immeuble gebouw residence résidence residentie appartement comptable boekhouder gestion beheer
  verwaltung notaris
  belgique belgie belgië belgien bruxelles brussel brussels anvers antwerpen liege liège luik
  namur namen charleroi gand gent mons bruges brugge louvain leuven eupen wallonie vlaanderen
  printemps automne hiver lente zomer herfst winter sommer herbst
  janvier fevrier février avril juin juillet septembre octobre novembre decembre décembre
  januari februari maart augustus oktober januar februar dezember september november december
`
  .trim()
  .split(/\s+/);
