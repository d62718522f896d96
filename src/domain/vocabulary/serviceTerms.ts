import type { Department } from '../dealers/facility';
import type { Translations } from './vocabulary.types';

/** What visitors call the work of a department, beside its name. */
export const serviceTerms = {
  'New cars': [
    'bilhandlare bilhall köpa sälja bil nya begagnade provkörning inbyte försäljning',
    'bilforhandler kjøpe selge bil nye brukte prøvekjøring innbytte salg',
    'bilforhandler køb sælg bil nye brugte prøvetur byttebil salg',
    'car dealer showroom buy sell new used cars test drive part exchange',
    'autoliike osta myy auto uudet käytetyt koeajo vaihto myynti',
    'predajca kúpiť predať auto nové jazdené skúšobná jazda protiúčet predaj',
  ],
  Workshop: [
    'bilverkstad service bilservice reparation felsökning däck däckbyte däckskifte däckverkstad hjulskifte AC',
    'bilverksted service EU-kontroll reparasjon feilsøking dekk dekkskift hjulskift AC',
    'autoværksted service reparation fejlsøgning dæk dækskift hjulskift aircondition',
    'workshop garage service MOT repair diagnostics tyres tyre change wheel air conditioning',
    'autokorjaamo huolto korjaus vianhaku renkaat renkaanvaihto ilmastointi',
    'autoservis dielňa oprava diagnostika pneumatiky prezutie klimatizácia',
  ],
  Parts: [
    'reservdelar delar tillbehör butik dragkrok takbox',
    'reservedeler deler tilbehør butikk hengerfeste takboks',
    'reservedele tilbehør butik anhængertræk tagboks',
    'spare parts accessories shop towbar roof box',
    'varaosat tarvikkeet myymälä vetokoukku suksiboksi',
    'náhradné diely príslušenstvo predajňa ťažné zariadenie strešný box',
  ],
  'Body work': [
    'skada skadeverkstad plåt lack lackering krock buckla glas vindruta stenskott',
    'skade skadeverksted lakk lakkering bulk frontrute steinsprut',
    'skade skadecenter lak lakering bule rude stenslag',
    'damage body shop paint dent accident windscreen stone chip',
    'vaurio korikorjaamo maalaus kolari lommo tuulilasi kiveniskemä',
    'škoda karosáreň lakovanie nehoda čelné sklo',
  ],
} as const satisfies Record<Department['group'], Translations>;

/** Added where any department is open; the weekdays on which one is follow as words of their own. */
export const openTerms: Translations = [
  'öppet öppen öppettider',
  'åpent åpen åpningstider',
  'åbent åben åbningstider',
  'open opening hours',
  'avoinna auki aukioloajat',
  'otvorené otváracie hodiny',
];
/** Open on a Saturday or Sunday. */
export const weekendTerms: Translations = [
  'helg helgen helgöppet',
  'helg helgen helgeåpent',
  'weekend weekendåbent',
  'weekend',
  'viikonloppu viikonloppuna',
  'víkend cez víkend',
];
