/** The most frequent words of each language, and words of people who look for a car. */
export const frequentTerms = {
  sv: `
    inte till från bara eller kommer alla vill vara finns skulle hade lite mycket blir efter göra över detta också
    allt måste även under någon andra något tror kanske ingen sverige varför många hela helt utan fick säger
    aldrig varit mitt blev rätt sedan själv behöver några svenska första tycker alltid bättre denna igen tack just
    idag folk inget säga innan barn mina samma borde verkligen sätt vilket annat genom hans gång känner bort
    mellan riktigt varje dessa komma precis sina gick sitt väldigt ändå gjort fram kunna människor redan bästa
    dock inga inom håller kunde ditt fått gjorde olika ganska honom står tillbaka länge mindre runt stor deras
    fortfarande ligger sett vilken enligt flera lika saker stockholm svensk tiden förstår känns mest våra alltså
    annan jävla pengar faktiskt bland enda fler jobb längre personer samt dina gillar menar stora därför kvar
    kvinnor tänker börjar eftersom problem större tidigare fall fråga hoppas fast först hitta verkar blivit
    istället svårt älskar gärna haft nästan både gäller klart låter nästa plats vilka världen hemma hålla hjälp
    ofta sluta henne snart ännu börja försöker händer ibland liten namn kolla sista sitter vissa emot ihop visst
    direkt gott helst sagt senare tillsammans dagen köpa stort största sveriges ville egen gånger gått livet långt
    polisen samtidigt dagar hennes landet lätt okej skall säkert tills annars handlar heller läsa slut spelar vårt
    gamla mamma nära skolan dessutom egentligen exempel senaste tänka veta visar vänner båda trots visa använda
    började enkelt fyra gången jobbar skriva skriver tyvärr vart bäst ifrån lägga nytt pratar skit trodde tänkte
    endast
  `,
  nb: `
    ikke dette skal noen bare også etter eller være blir hadde alle andre gjør over litt vært denne gjøre hvor
    norge igjen kommer selv hvis fikk flere helt hvordan uten ingen mange dere kunne siden tror folk sier norsk
    første godt hele kanskje gang skulle slik norske samme sammen under annet bedre disse aldri blitt oslo mellom
    ville sett veldig hvorfor rundt rett trenger fordi gikk hans store ting mener sine siste gjennom mest alltid
    tilbake like blant både finnes stor fått tatt barn finne gjort komme sitt burde hver akkurat beste mens deres
    står takk ønsker lenge bruke feil gode mitt mulig tidligere liker viktig heller hvem skjer bruker fortsatt
    først menn verden faktisk frem mine måtte virkelig egentlig grunn kvinner mann mindre ofte annen derfor eneste
    ganger hatt livet sånn tiden politiet egen finner kjent neste nesten ditt gjerne penger plass større viser
    holde jobb kjøpe langt ligger greit laget land våre allerede betyr bruk liten mennesker satt synes vanskelig
    prøver sikkert altså ganske gjorde videre brukt dine lite norges årene begge dager fint gjelder landet nytt
    stort svært uansett dårlig enda gamle hjelp hjem hvert håper kjenner faen fleste klarer måte saken snakker
    sted tillegg dagen legge slutt bort eksempel fire føler kveld snakke ingenting jenter klart senere stedet
    dersom høyre personer riktig skjønner brukes deler følge gitt hennes lett sette spesielt spørsmål største
    begynner gått holder høre navn prøve samtidig bergen hjelpe jobber klar tenke tenker fort side snart venner
    forhold funnet henne lage lang lenger lese særlig utenfor året best millioner møte nettopp spiller veien
  `,
  da: `
    ikke skal også være hvor hvis efter eller hvad alle godt meget noget kunne lige blev bliver havde mere over
    bare have lidt selv mange vores deres helt kommer denne dette hans flere andre været blive igen hele sammen
    gang ville hvordan nogle skulle danmark dansk siden under første gøre måske danske ingen siger sådan altid
    anden uden andet fordi gerne nogen samme store blevet mellem tilbage tror sidste arbejde brug finde tage
    hvorfor bedre lille stor bedste komme giver københavn mest stadig folk aldrig både børn dine disse tager endnu
    bruge hold mand samt ting fået gode hendes inden mine står give hvem omkring synes derfor først forskellige
    virkelig frem klar mennesker rigtig sige gange gennem hjem hver lide blandt faktisk penge sted mens næste
    mindre måde gamle hvilket verden altså ligger mener navn allerede dage aften findes grund hende tidligere
    elsker hjælp langt mænd plads side ellers finder kender lave holde morgen større stort vist haft kort længere
    tiden unge begge hjælpe næsten ofte senere sine stedet ønsker betyder holder længe sagde sker gjorde jeres
    kvinder lang snart tale videre indtil spiller taget fire selvfølgelig sikkert største gjort heller række
    spørgsmål bruger byen døde svært viser eneste fantastisk forhold hurtigt lavet rundt burde arbejder håber især
    timer fast film fundet gået høre kommune laver egen glad hvert intet kører ligesom rigtigt virker aarhus
    hinanden måtte vide igennem kvinde brugt handler kommet købe lyder sidder vigtigt billeder bruges danmarks
    dele fandt flot forbindelse form forstår historie møde sagt selvom familie fint fleste tænker valg alligevel
    hvilken imod problemer sætte
  `,
  en: `
    that with this have from your they will just like about what when more were their there which time been would
    people some also them other than good only after first into know make over think then could back these want
    because well said most much very where even should here need really right work year years being going before
    made still take many never those life world down great through last while best such love home long look
    something same used both every come part state three around between always better find help high little since
    another does things under during game thing give house place school again next each without against found must
    show feel sure team ever family keep might please money free second someone away left number city days name
    night play until company doing real called different having thought done however getting government group
    looking public women business care start system times week already anything case nothing person today change
    enough everything full live making point read told four hard mean once support tell including music power seen
    states stop water based believe call head national small took white came side though went actually american
    later less line order party says service country open season shit thank children everyone general trying
    united using area black following makes together whole face five kind maybe president story working course
    games health hope important least means news within able book early friends information local post thanks
    video young others social talk court fact given guys half hand level
  `,
  fi: `
    että mutta niin myös ovat kuin joka olla sitä mitä vain kanssa tämä sitten kaikki olisi ollut vielä kyllä
    siitä suomen hyvä sekä jälkeen miten mukaan paljon olen pitää ihan mitään tulee hyvin tässä hänen vaan koska
    aina eivät koko kuitenkin vaikka mikä vuoden ennen jotka aika jossa näin tämän noin vuonna eikä siis sillä
    ehkä itse onko tehdä vähän yksi jotain juuri siinä suomessa jonka kuten miksi kaksi lisäksi taas tuli enää
    joku siihen enemmän ettei tästä joten kiitos pitäisi tätä vastaan aikana esimerkiksi siellä kuinka pois suomi
    vuotta aivan ilman niitä edes lisää olivat mies tällä aikaa oikein todella minä täällä missä saada jopa toinen
    ainakin kautta tähän ajan kolme tänään liian meillä ottaa viime alkaa heti mukana usein olevan tekee uusi
    voisi antaa kertaa koskaan muuta nämä näyttää olet heidän hyvää menee helsingin kerran samalla silloin teki
    voidaan mistä tiedä välillä asia joskus meidän muun niiden varmasti hänet ihmiset jota takia yhtä kukaan
    yhdessä haluaa muuten varmaan hieman kiinni käyttää silti uuden voit aikaan edelleen helsinki pari päästä
    vasta alle olin oman saanut suurin tullut täysin vuoksi yhden yleensä asti kannattaa lähes maailman mennä
    paras tuntuu katso kertoo löytyy tule jotta muut sama sanoa ensimmäinen kuka siksi takaisin toimii tulla juttu
    nainen sanoi sinne tietää erittäin muassa muita sanoo tarvitse kuuluu pieni kaiken meni myöhemmin suuri toisen
    ensi ihmisiä läpi minun osaa rahaa asiaa kyse piti päivä toki ensin jolloin samaa tosi täytyy esim joita
    kuitenkaan mieltä muiden päälle tavalla euroopan jolla josta niistä näitä päivän uutta voivat asioita nopeasti
    parempi tehnyt venäjän alkoi euroa joissa maan
  `,
  sk: `
    alebo ktorý ktoré jeho bola bude ktorá veľmi bolo roku ešte podľa však viac boli pred medzi môže tiež pozri
    toho počas potom všetko rokov tento ľudí niečo preto možno pretože tomu všetky mali práve teda vďaka dnes vždy
    toto každý svoje teraz veľa miesto najmä jeden ktorú stále tejto proti takže spolu ktorej lebo časti oblasti
    okrem napríklad svoju ľudia dobre nich slovenskej slovensku určite ktorých máte môžete všetkých úplne deti
    majú mala ktorí život budú musí naozaj tieto časť niekoľko svoj svojej mesta vaše často prečo ktorého máme
    nachádza nové prvý túto ďalej celý tohto tomto ďalšie budete kedy naše samozrejme spoločnosti svojho táto veci
    okolo tých ktorom človek chcete mohli napr dvoch seba skôr súčasťou aspoň neskôr nikdy patrí vôbec čase systém
    lepšie problém republiky sveta všetci dosť týchto hlavne pričom strany mieste roka rokoch svojich meno neho
    niekedy slovenska zároveň hneď niektoré rámci sebe spoločnosť stránke veľký života hovorí iných kvôli mesto
    možné môžeme napriek niekto ďalších nemá takto bratislava celkom môžu pokiaľ povedal rýchlo svete takmer číslo
    školy dieťa neviem nový presne znamená času dostal keby nebude počet roky také veľké vrátane druhej inak
    najlepšie nájsť obce práce slovensko trochu vtedy ceny obsahuje pomocou predovšetkým prípade rada rôznych
    zatiaľ začiatku ženy chce dobré dokonca doma jedna jedného niektorých robiť žiadne opäť povedať prvé prácu
    strane pocit problémy taktiež základe domov hodín jedno jednu minút skupiny spôsob vidieť budeme množstvo
    myslím nimi následne správne dobrý mohol moje otec priamo telo výsledky ďalší bratislave john keďže postupne
    vlastne domu meste nakoniec sebou svet dlho jednoducho jedným príliš
  `,
} as const;
