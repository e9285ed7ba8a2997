import { stemOf } from "./text";

/** Food words, French = English; several of one side are separated by a slash. A name in one language is found in the other. */
const entries = `
canard=duck; oie=goose; poulet=chicken; volaille=poultry; caille=quail; pintade=guineafowl; faisan=pheasant; cuisse=thigh/leg; dinde=turkey; boeuf=beef; veau=veal/calf; porc/cochon=pork/pig; agneau=lamb; lapin=rabbit; gibier=game; chevreuil=venison/deer; sanglier=boar; foie=liver
jambon=ham; saucisse=sausage; saucisson=salami; lard=bacon; viande=meat; cuisse=thigh/leg; epaule=shoulder; graisse=fat; terrine=terrine; pate=pate/dough; rillettes=rillettes; gesier=gizzard; os=bone
poisson=fish; saumon=salmon; thon=tuna; truite=trout; morue/cabillaud=cod; anchois=anchovy/anchovies; sardine=sardine; maquereau=mackerel; hareng=herring; crevette=shrimp/prawn; crabe=crab; homard=lobster; huitre=oyster; moule=mussel; calamar=squid; algue=seaweed
lait=milk; creme=cream; beurre=butter; margarine=margarine; fromage=cheese; yaourt=yogurt/yoghurt; oeuf=egg; chevre=goat; brebis=sheep/ewe
tomate=tomato; oignon=onion; ail=garlic; echalote=shallot; carotte=carrot; poireau=leek; chou=cabbage; epinard=spinach; salade/laitue=lettuce; concombre=cucumber; cornichon=gherkin; courgette=courgette/zucchini; aubergine=aubergine/eggplant; poivron=pepper/capsicum; artichaut=artichoke; asperge=asparagus; betterave=beetroot/beet; navet=turnip; radis=radish; celeri=celery; fenouil=fennel; citrouille=pumpkin; potimarron/courge=squash; legume=vegetable; champignon=mushroom; cepe=cep/porcini/mushroom; truffe=truffle; olive=olive; capre=caper; mais=corn/maize; pois=pea; haricot=bean; lentille=lentil; chiche=chickpea; feve=bean; soja=soy; riz=rice; ble=wheat; avoine=oat; orge=barley; seigle=rye; epeautre=spelt; sarrasin=buckwheat; farine=flour; semoule=semolina; pain=bread; pomme=apple; terre=potato; patate=potato
poire=pear; peche=peach; abricot=apricot; prune/pruneau=plum/prune; cerise=cherry; fraise=strawberry; framboise=raspberry; mure=blackberry; myrtille=blueberry; cassis=blackcurrant; groseille=redcurrant; figue=fig; raisin=grape/raisin; melon=melon; pasteque=watermelon; citron=lemon; orange=orange; pamplemousse=grapefruit; mandarine=tangerine; coing=quince; rhubarbe=rhubarb; banane=banana; ananas=pineapple; mangue=mango; chataigne/marron=chestnut; noix=walnut/nut; noisette=hazelnut; amande=almond; pistache=pistachio; arachide/cacahuete=peanut; sesame=sesame; graine=seed; fruit=fruit
sel=salt; poivre=pepper; sucre=sugar; miel=honey; vinaigre=vinegar; huile=oil; moutarde=mustard; piment=chilli/chili; epice=spice; cannelle=cinnamon; vanille=vanilla; gingembre=ginger; safran=saffron; girofle=clove; muscade=nutmeg; cumin=cumin; curry=curry; basilic=basil; persil=parsley; thym=thyme; romarin=rosemary; laurier=bay; menthe=mint; coriandre=coriander; ciboulette=chive; estragon=tarragon; aneth=dill; herbe=herb; levure=yeast; gelatine=gelatine; pectine=pectin; chocolat=chocolate; cafe=coffee
confiture=jam; caramel=caramel; nougat=nougat; sable=shortbread; marmelade=marmalade; gelee=jelly; compote=compote/stew; sirop=syrup; boisson=drink/beverage; cereale=cereal; condiment=relish; jus=juice; soupe=soup; veloute=soup; bouillon=broth; coulis=coulis/puree; puree=puree/mash; sauce=sauce; tapenade=tapenade; houmous=hummus; caviar=caviar/spread; tartinable=spread; ratatouille=ratatouille; cassoulet=cassoulet; confit=confit; marinade=marinade; conserve=preserve; biscuit=biscuit/cookie; gateau=cake; tarte=tart/pie; glace=ice; biere=beer; vin=wine; cidre=cider; eau=water; alcool=alcohol/spirit; houblon=hops; malt=malt
bocal=jar; pot/verrine=jar/pot; bouteille=bottle; boite=tin/can/box; carton=carton/box; joint=gasket/seal; vinaigrette=dressing; capsule/couvercle=lid/cap; etiquette=label/sticker; sachet=bag/pouch; coffret=gift/box; emballage=packaging; bouchon=cork
fume=smoked; grille=grilled; seche=dried; frais=fresh; entier=whole; moulu=ground; concentre=concentrate; surgele=frozen; rape=grated; noir=black; blanc=white; rouge=red; vert=green; jaune=yellow; gris=grey/gray; doux=sweet/mild; sale=salted; bio=organic; basquaise=basque; gasconne=gascon; cristal=granulated;  sauvage=wild; maison=homemade; fermier=farm; ancien=heirloom/old`;

let stems: Map<string, Set<string>> | undefined;

/** Is it a word for food, or for what food is sold in, in either language? */
export function isFood(stem: string): boolean {
  stems ??= readEntries();
  return stems.has(stem);
}

/** A word's stem with those of its translations, from either language to the other. */
export function variantsOf(stem: string): Set<string> {
  stems ??= readEntries();
  return new Set([stem, ...(stems.get(stem) ?? [])]);
}

function readEntries(): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const entry of entries.split(/[;\n]/)) {
    const [french = [], english = []] = entry.split("=").map((side) =>
      side
        .split("/")
        .map((word) => stemOf(word.trim()))
        .filter(Boolean),
    );
    for (const one of [...french, ...english]) known.set(one, known.get(one) ?? new Set());
    for (const one of french) for (const other of english) link(known, one, other);
  }
  return known;
}

function link(known: Map<string, Set<string>>, one: string, other: string): void {
  if (one === other) return;
  known.set(one, (known.get(one) ?? new Set()).add(other));
  known.set(other, (known.get(other) ?? new Set()).add(one));
}
