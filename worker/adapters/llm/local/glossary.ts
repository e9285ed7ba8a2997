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
fume=smoked; grille=grilled; seche=dried; frais=fresh; entier=whole; moulu=ground; concentre=concentrate; surgele=frozen; rape=grated; noir=black; blanc=white; rouge=red; vert=green; jaune=yellow; gris=grey/gray; doux=sweet/mild; sale=salted; bio=organic; basquaise=basque; gasconne=gascon; cristal=granulated;  sauvage=wild; maison=homemade; fermier=farm; ancien=heirloom/old
topinambour=artichoke; panais=parsnip; rutabaga=swede; patisson=squash; courge=pumpkin; butternut=butternut; oseille=sorrel; cresson=watercress; roquette=rocket/arugula; mache=lettuce; endive=chicory; blette=chard; salsifis=salsify; raifort=horseradish; wasabi=wasabi; gombo=okra; patate=potato; pleurote=oyster; girolle=chanterelle; morille=morel; pleurotes=mushroom; champignons=mushrooms; flageolet=bean; tarbais=tarbais; mogette=bean; quinoa=quinoa; boulgour=bulgur; couscous=couscous; polenta=polenta; millet=millet; chanvre=hemp; tournesol=sunflower; colza=rapeseed/canola; pignon=pine; cajou=cashew; pecan=pecan; macadamia=macadamia; coco=coconut; grenade=pomegranate; kiwi=kiwi; kaki=persimmon; litchi=lychee; passion=passion; papaye=papaya; goyave=guava; nectarine=nectarine; mirabelle=plum; quetsche=plum; griotte=cherry; bigarreau=cherry; airelle=lingonberry; canneberge=cranberry; sureau=elderberry/elderflower; eglantine=rosehip; bergamote=bergamot; yuzu=yuzu; kumquat=kumquat; clementine=clementine; verveine=verbena; sauge=sage; marjolaine=marjoram; origan=oregano; cerfeuil=chervil; sarriette=savory; badiane=anise; anis=aniseed/anise; reglisse=liquorice/licorice; cardamome=cardamom; curcuma=turmeric; paprika=paprika; cayenne=cayenne; espelette=espelette; genievre=juniper; pavot=poppy; carvi=caraway; fenugrec=fenugreek; lavande=lavender; hibiscus=hibiscus; infusion=infusion; cacao=cocoa; praline=praline; nougatine=nougat; guimauve=marshmallow; bonbon=sweet/candy; meringue=meringue; macaron=macaroon; madeleine=madeleine; cannele=canele; brioche=brioche; galette=galette; crepe=pancake; gaufre=waffle; pate=paste/pastry; levain=sourdough; choucroute=sauerkraut; cornichons=gherkins; pickles=pickles; pickle=pickle; chutney=chutney; relish=relish; ketchup=ketchup; mayonnaise=mayonnaise; aioli=aioli; pesto=pesto; harissa=harissa; salsa=salsa; guacamole=guacamole; bearnaise=bearnaise; bechamel=bechamel; roux=roux; gaspacho=gazpacho; garbure=garbure; potage=soup; bisque=bisque; daube=stew; ragout=stew; civet=stew; blanquette=stew; bourguignon=burgundy; basquaise=basque; axoa=axoa; piperade=piperade; quiche=quiche; pizza=pizza; lasagne=lasagna/lasagne; ravioli=ravioli; gnocchi=gnocchi; quenelle=dumpling; boudin=pudding; andouille=chitterling; andouillette=chitterling; chorizo=chorizo; merguez=merguez; rosette=salami; coppa=coppa; pastrami=pastrami; magret=breast/magret; aiguillette=fillet; filet=fillet; escalope=cutlet; cotelette=chop; joue=cheek; rognon=kidney; moelle=marrow; cervelle=brain; carcasse=carcass; effiloche=shredded/pulled; hache=minced/ground; emince=sliced; tranche=slice/sliced; copeau=shaving; miette=crumb/flake; chapelure=breadcrumb; panure=breadcrumb; cremerie=dairy; lactose=lactose; faisselle=curd; ricotta=ricotta; mascarpone=mascarpone; parmesan=parmesan; roquefort=roquefort; emmental=emmental; mozzarella=mozzarella; feta=feta; ghee=ghee; saindoux=lard; suif=suet/tallow; blini=blini; tarama=taramasalata; poulpe=octopus; seiche=cuttlefish; lotte=monkfish; daurade=bream; merlu=hake; eglefin=haddock; sole=sole; raie=skate; rouget=mullet; anguille=eel; brochet=pike; sandre=zander; carpe=carp; ecrevisse=crayfish; langouste=lobster; langoustine=langoustine/scampi; bulot=whelk; coquille=scallop; escargot=snail; grenouille=frog; armagnac=armagnac; cognac=cognac; rhum=rum; porto=port; liqueur=liqueur; champagne=champagne; limonade=lemonade; nectar=nectar; smoothie=smoothie; kombucha=kombucha; ferment=culture/ferment; presure=rennet; amidon=starch; fecule=starch; glucose=glucose; fructose=fructose; gomme=gum; agar=agar; sulfite=sulphite; conservateur=preservative; colorant=colouring/coloring; arome=flavouring/flavoring; additif=additive; cassonade=demerara; melasse=molasses; vergeoise=muscovado; erable=maple; agave=agave; gascogne=gascony; perigord=perigord; landes=landes; quercy=quercy; provence=provence; panier=basket; coffret=hamper; cadeau=gift; assortiment=assortment/selection; barquette=tray/punnet; bidon=drum; tonneau=barrel; seau=bucket/pail; cru=raw; cuit=cooked; roti=roasted/roast; braise=braised; bouilli=boiled; frit=fried; confit=candied/preserved; sucre=sweetened; epice=spicy/spiced; piquant=hot/spicy; amer=bitter; acide=sour; poudre=powder/powdered; jaune=golden; rose=pink; orange=orange; violet=purple; brun=brown; blond=blond/blonde; vegetal=vegan; vegetalien=vegan; vegetarien=vegetarian; dessert=dessert/pudding; apero=appetiser/aperitif; tartare=tartare; mousse=mousse; flan=flan; pruneaux=prunes; gesiers=gizzards; trompette=trumpet`;

/** What papers are called, in both languages: no foods, but found in either language as foods are. */
const papers = `
contrat=contract/agreement; attestation/certificat=certificate; assurance=insurance; responsabilite=liability; bail=lease; etalonnage=calibration; nettoyage=cleaning; agrement=approval; reglement=rules; hygiene=hygiene; analyse=analysis/test; rapport=report; inspection=inspection; confidentialite=confidentiality; procedure=procedure; retrait=withdrawal; rappel=recall; cahier=specification; preavis=notice; resiliation=termination; loyer=rent; penalite=penalty; verification=inspection/check; vigilance=vigilance; transport=transport/haulage`;

let stems: Map<string, Set<string>> | undefined;
let written: Map<string, Set<string>> | undefined;

/** Is it a word for food, or for what food is sold in, in either language? */
export function isFood(stem: string): boolean {
  stems ??= readEntries(entries);
  return stems.has(stem);
}

/** A word's stem with those of its translations, from either language to the other. */
export function variantsOf(stem: string): Set<string> {
  stems ??= readEntries(entries);
  written ??= readEntries(papers);
  return new Set([stem, ...(stems.get(stem) ?? []), ...(written.get(stem) ?? [])]);
}

function readEntries(text: string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const entry of text.split(/[;\n]/)) {
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
