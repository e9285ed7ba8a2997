/**
 * Words that passwords are made of before all others, in French and in English: own compilation of what every list of
 * leaks begins with. Lower case, without accents.
 */
const words = `password passwd passe pass motdepasse mdp secret code codesecret azerty azertyuiop azertyuiopqsdfghjklm qwerty
qwertyuiop qwertz qwertzuiop asdf asdfgh asdfghjkl zxcvb zxcvbn zxcvbnm wxcvbn qsdf qsdfgh qsdfghjklm poiuyt mlkjhg
abcd abcdef abcdefgh abcabc azeqsd admin administrator administrateur root toor guest invite test testing essai user
utilisateur login connexion welcome bienvenue bonjour bonsoir coucou salut hello helloworld letmein laissemoientrer
changeme changemoi default defaut master access acces system systeme server serveur manager direction patron chef
iloveyou ilovey loveyou love lovely jetaime jtm jtaime tuesbelle monamour mamour amour amoure amitie cheri cherie
moncoeur coeur bisou bisous calin doudou doudoune loulou louloute chouchou choupette choupinette minou minette nounours
nounou titi toto tata tutu tonton papi papy mamie mamy pepette poupette puce pupuce bichette biquette canaille crapule
poupee princesse princess prince reine queen king roi soleil sunshine etoile star lune moon ciel sky ange angel angels
demon diable devil vampire dragon monkey singe chaton kitten chat chats chien chiens dog doggy puppy lapin rabbit
tigre tiger lion loup wolf ours bear cheval horse poney dauphin dolphin papillon butterfly tortue souris canard
abeille coccinelle grenouille football foot baseball basketball basket soccer hockey rugby tennis judo karate moto
voiture camion velo marseille olympique paris psg lyon bordeaux toulouse nantes lille nice rennes strasbourg
montpellier grenoble france francais bretagne breizh corse corsica alsace normandie provence algerie maroc tunisie
portugal espagne italie belgique suisse canada quebec london england america newyork california maison house home
famille family familia maman papa mother father mommy daddy bebe baby enfant enfants fille garcon femme homme mari
vacances holiday plage beach mer ocean montagne summer winter spring autumn ete hiver printemps automne janvier fevrier
mars avril mai juin juillet aout septembre octobre novembre decembre january february march april may june july august
september october november december lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday
thursday friday saturday sunday michael michel jordan daniel thomas nicolas julien alexandre antoine camille pauline
marine manon chloe emma lea marie mariejose sophie isabelle nathalie sandrine valerie celine aurelie laura sarah julie
jessica jennifer ashley amanda charlie matthew andrew joshua robert william george jacques pierre philippe olivier
patrick laurent stephane christophe sebastien maxime quentin romain clement mathieu lucas louis hugo theo enzo jules
gabriel arthur superman batman spiderman starwars pokemon pikachu naruto mario zelda sonic minecraft fortnite roblox
matrix asterix tintin disney mickey simba nemo killer ninja samurai warrior hunter shadow phoenix thunder diamond
silver golden gold platinum orange violet rouge bleu vert noir blanc rose purple yellow black white green blue
cherry banana apple chocolat chocolate cookie vanille fraise cerise caramel nutella fromage camembert baguette pizza
burger cocacola ferrari porsche mercedes peugeot renault citroen toyota harley yamaha honda ducati google facebook
twitter linkedin instagram youtube amazon microsoft windows apple iphone samsung orange sfr internet computer
ordinateur portable telephone wifi trustno whatever nothing rien freedom liberte egalite fraternite money argent fric
business entreprise societe commerce boutique magasin cuisine recette cellier conserve conserverie confiture
restaurant boulangerie patisserie brasserie traiteur ferme epicerie michelle nicole hannah qwer asdfg musique music
guitare guitar piano rock metal rap danse danser soleilsoleil snoopy tigger garfield cooper buster bailey maggie
pepper ginger sparky lucky happy forever toujours jamais never always friend friends ami amis copine copain school
ecole college lycee prof student etudiant`
  .split(/\s+/)
  .filter(Boolean);

/** Walks over the keys and dates of the calendar of clichés; also when they come several times. */
const walks = `1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r q1w2e3r4t5 q1w2e3r4 a1z2e3r4t5 a1z2e3r4 1a2z3e4r5t 1a2z3e4r 1qaz2wsx3edc 1qaz2wsx
qazwsxedc qazwsx zaq12wsx zaq1xsw2 aqwzsxedc aqwzsx azsxdcfv 147258369 741852963 159753 159357 789456123 456789123
123654789 123321 112233445566 1122334455 11223344 121212 101010 abc123 123abc a1b2c3d4e5 a1b2c3d4 azerty123 qwerty123
1azerty aze123 qsd123 loi1901 07072007 14071789 11111111 00000000`
  .split(/\s+/)
  .filter(Boolean);

const common = new Set([...words, ...walks]);

/** Figures and signs that people write for letters; some stand for two. */
const disguises: Record<string, string>[] = [
  { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", $: "s", "!": "i", "€": "e", "+": "t" },
  { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "l", "|": "l" },
];

/** What a password spells once disguised letters are letters again: with and without the figures around and within. */
export function plainSpellings(password: string): string[] {
  const folded = withoutAccents(password);
  const core = folded.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const undressed = [folded, core, folded.replace(/[^a-z@$!|€+]+$/, "")];
  const undisguised = undressed.flatMap((text) => disguises.map((letters) => [...text].map((sign) => letters[sign] ?? sign).join("")));
  return [
    ...new Set([folded, core, folded.replace(/[^a-z]/g, ""), ...undisguised, ...undisguised.map((text) => text.replace(/[^a-z]/g, ""))]),
  ];
}

/** Is this one of the passwords that guessing programs try first, as such, disguised, doubled or with a year behind it? */
export function isCommon(password: string): boolean {
  const spellings = plainSpellings(password);
  return isSequence(withoutAccents(password)) || spellings.some((text) => common.has(unitOf(text)));
}

/** A text as one compares passwords: in lower case, without accents. */
export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** "secretsecretsecret" → "secret". */
export function unitOf(text: string): string {
  return /^(.{3,}?)\1+$/u.exec(text)?.[1] ?? text;
}

/** Runs like 1234567890, abcdefghij or 9876543210, also with a sign that breaks them. */
function isSequence(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, place) => Math.abs(code - (codes[place] ?? 0)));
  const even = steps.filter((step) => step <= 1 || step === 9);
  return steps.length > 0 && even.length / steps.length > 0.8;
}
