/**
 * Ordinary words that look like a misspelt make, model or value ('skola' is not a Skoda), folded: no correction is made
 * for them, and none is the beginning of a longer name. Add a word that a correction was wrongly made for.
 */
const rows = [
  /* sv */ `
  aktie aktion aktiv aktiva aktivt alskade alskare arena aventyr backe barn beger beter biter bitter bocker
  borde boter braka brister bron bruce bruket bygger citat citron civil claes content county cover dagarna
  decennier delarna digitala digitalt dorrar dragit export faglar fangar farten fasen fastan faster festa fler
  flesta fokus folk fonster foreslar forestaller forluster fororter forresten forstor fortsatter golv
  gotalands goteborgs granne halla haller halv handa helsingborgs helsingfors hojda holland inser jagar jenny jepp
  jimmy kalas kallar karriar kladd klubben kommer kompis koncept kongo konsert kontext kopa koppar korea
  korsar korta kraften krafter krossa kvarter laddar landa lands linkopings liten lunch maken mamman manus
  massan mater mattan medel misstag moder modet morka mossa moster nasan nivan norrkopings ostersunds packat
  pagatt paminner panna parter partier pasar passar passet pasta pastatt plugget pool prins process
  professionell professionella professionellt progressiva ratt resa ringer river roger roker roller roven
  rutten sakta salta sanda sanka sankta sanna satta serien serier shopping shorts sjalv skada skadade skaka
  skakade skalan skall skalla skapade skara skoja skola skona skota skydda slass smala smalla smalt smatt
  snalla snart sort sortera sprang spranger spricker sprider stad stads stalla star starta stift stor stort
  stovlar support svalta svara svarat svaret testa tonade tonaring torn trafik trasigt ultimata vanstra veckor victor vanlig vanliga vanligt digital tradlos tradlost
  `,
  /* nb */ `
  aalesund agenter aktive alpha aringer arstall arten astma avganger avhenger bakke bergens berger berget
  bestille better blake blomster boker boller bommer bonner borgen boyer brakt brakte brekke bruke bytter dammen
  designe digitale doble drammens drapet drommen ekspert eksport elektroniske fire foler folgere folges forelder
  foretar forfatter forsker fortsetter frister grenland hele hoyre innblandet intenst inter jager januar jeger jobber
  joder joker jonny karakter keeper kjenne kjonnet kjoper klage klappe klare klassen klasser kobber kodder
  konsept kopier krefter kretser kristiansen kristiansund kropper kryss krysser lande lastebil lett lukter
  lyktes lytter makan makter maser masker merk mester middel mister moden motta neste nissen nyest nyss
  ostlandet pakke retten rettet ringe rittet romme rommet roper rorer roser roter sanders scoring seere seire
  sette shipping short skift skryter skyting smake smakt spade spare sparke sparta sparte spore spores sporet
  sporre sprott spurt starte stoler storting supert svake svare svikt svomming taiwan totale trafikk trondheims
  dobbel dobbelt doble lift plan oppe nede ala varmei tradlose tulling turer turisme tybring vare varmere verden
  `,
  /* da */ `
  dobbelt dobbelte lift plan   aaron afventer aktiver alborg anvender arhus attitude beder bider boder boger bojer bosser braekke bragte
  bruge bryster carol daisy drabet dufter dynamik elektriker faelde faerge forestil forestiller forever forreste
  gulv intense kaeder koncert kontrol kraefter kraever kriser krydser laeber laeger laeser lander lille maend
  maerkede magter mangel marcel masser modes motel nogle pande parat proces professionel professionelle
  professionelt rager referencer roveri saet sejre series skale skort skrifter smagt sporg steder stedet sveder
  svigt tomrer torrer transporten travl
  `,
  /* en */ `
  actions advantages allows array auction baking berlin bigger boxes brace bracket brakes brave breaking broke brooke
  caffeine calls candy carlo carrie carried carriers carries carry change changed changing chapter charges
  charming charter chatting choosing citizen classics classy coaster collect comment commons compare compares
  concept concert conditions conduct connects consent contact contest context controls cooler copper correct
  country couple couples crops cross customs dairy decree defended defenses degrees demonstrate demonstrated
  demonstrates demonstration designs discovered discoveries discovering door drive driver drivers drives driving
  dynamics editions electricity emergence employer engaged engines evolved executives expect exploded explored
  expressing expressions favored first forestry four freezer gold grades half hated hating headed header heading
  healed healing hearing hearted hope impress includes instrumental instruments intend intends intent ironic
  jumps kitchen lada lane large liner low matter maxwell message messaging micro optimal outbreak outlook packing painter
  part patrol peoples performances person premium premiums pressed privileged privileges proceeded processed produced
  professionally professionals progression provisional quarter quoting read reader readings referenced
  references reversed road salmon salon scale schooling seating second seconds seeks selections seniors sensory
  serves setting shake shaking shaping sharing shifting shining shocking shootings shortage shouting showing
  shutting sitting skating slowing smoking snake solar sonic spice spike spoke sport sporting sports spots stake
  standards stating stopping storage string submit supper supports systems tax tearing touching traffic tragic
  trails train trait transmit transported trial turning type winner wireless wolf yards
  `,
  /* fi */ `
  aikana aikaa antaa antaja antavat halua haluaa haluavat
  areena arja arvaa aseen asiaa berliinin cityn digitaalisen dollarin edellinen edellisen esitteli helsinkia
  honka jyvaskylan kaantya kaltainen kanta kantaa katolla katsoen kaynnistaa kaynnistyi kaynnistyy kaytetyn
  kiitan kisan kivan kivia koneet kortilla kovalla kuljettajat kultainen kuluttajan kupla laitteiden lampoa
  lansi maahan maaran makin maksan markan matkan mokki muista muistaa muistan muistin muisto mukaa mustia
  muuttivat niissa niskaan omalle omilla paansa paaset paasseet paassyt paasta paastaa pahat paijat palat
  pankit paskat pieni pitaako punaiset punaisia puolesta puolestaan puoli saanto saara saasta saataa salaa
  sanaa sanat sanoa sarjaa sarjaan sarjan sarjat sataa seta siniset sinusta suunta syoda taidan taivaan
  tanskan tapana tavallaan tavaran tavataan teilla testaa toisen toista toistaa toita tyota vaantaa vaihtoehto
  valkoiseen valkoiset valkoisia valkoisten valtaa valvoo vanhaa vantaan vastaa viitata
  `,
  /* sk */ `
  aktivne australii banka brane bratislave bratislavska bratislavske bratislavskej bratislavskom bratislavskych
  bratislavu bratislavy bystrice bystrici cervenej cervenym choroba ciernej ciernym citaj cital citam coraz
  digitalna digitalne dobro dodava doslo elektrickeho elektrickej elektrickych elektrickym elektrinu
  elektronicke elektronicky hned kamena kamene kamenne kameru kamery karol karola kazdy klamat klesa kolega
  kolena koleno korene majster maly maska matus miera modeli modelu modul motory nezavisly objavia partneri
  pisat polovica prace prednej presne presny profesionalna profesionalne profesionalnu profesionalny rada
  referencie rodine rodinna rodinnej rodinny roznych sanca sceny sedadlo skalu skaly sklade skodu skody spojit sveta
  sportova sportovec sportovej sportovy sporu spory stala standardu standardy stanic stola strasne streche
  strechu strechy stredne stretne suboru supera svata tepelna tepelnej tepla skupiny stranke terene traja trava triede triedu
  triedy trnave trnavy velky vitaza vodca volat volno vytvara zacala zaradenie zariadenia zariadenim zelenej
  zeleza stat ziline ziliny zriadenie vsetci
  `,
];

export const commonTerms: ReadonlySet<string> = new Set(rows.flatMap((row) => row.match(/\S+/g) ?? []));
