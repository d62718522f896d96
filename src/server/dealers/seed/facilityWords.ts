import type { Department } from '@/domain/facility';
import type { Language } from '@/sites/site.types';

export type DepartmentGroup = Department['group'];

export interface FacilityWords {
  departments: Record<DepartmentGroup, string>;
  titles: Record<DepartmentGroup, readonly string[]>;
  /** Monday first. */
  days: readonly [string, string, string, string, string, string, string];
  closed: string;
  /** A date as read aloud on a sign: 'torsdag 24 december'. Month 1 to 12. */
  dated(weekday: string, day: number, month: number): string;
  firstNames: readonly string[];
  /** 'Kováč/Kováčová' where a woman's differs. */
  lastNames: readonly string[];
  /** Invented; the house number takes the place of '#'. */
  streets: readonly string[];
}

const monthNames = {
  sv: ['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober', 'november', 'december'],
  nb: ['januar', 'februar', 'mars', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'desember'],
  da: ['januar', 'februar', 'marts', 'april', 'maj', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'december'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  sk: ['januára', 'februára', 'marca', 'apríla', 'mája', 'júna', 'júla', 'augusta', 'septembra', 'októbra', 'novembra', 'decembra'],
} as const;

export const facilityWords: Record<Language, FacilityWords> = {
  sv: {
    departments: { 'New cars': 'Bilförsäljning', Workshop: 'Verkstad', Parts: 'Reservdelar och tillbehör', 'Body work': 'Skadeverkstad' },
    titles: {
      'New cars': ['Bilsäljare', 'Säljare nya bilar', 'Säljare begagnade bilar', 'Företagssäljare', 'Försäljningschef', 'Bilrådgivare'],
      Workshop: ['Servicerådgivare', 'Verkstadschef', 'Fordonstekniker', 'Kundmottagare', 'Servicetekniker elbil'],
      Parts: ['Reservdelssäljare', 'Butiksansvarig', 'Däcktekniker'],
      'Body work': ['Skadechef', 'Skaderådgivare', 'Billackerare', 'Plåtslagare'],
    },
    days: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'], closed: 'Stängt',
    dated: (weekday, day, month) => `${weekday} ${day} ${monthNames.sv[month - 1]}`,
    firstNames: ['Anna', 'Johan', 'Sara', 'Erik', 'Emma', 'Mikael', 'Linnea', 'Ali', 'Karin', 'Oskar', 'Fatima', 'Henrik', 'Elin', 'Niklas', 'Amira', 'Gustav', 'Maja', 'Stefan', 'Jasmin', 'Patrik', 'Ida', 'Robin', 'Leila', 'Magnus', 'Therese', 'Viktor', 'Sofia', 'Daniel', 'Petra', 'Mehmet', 'Cecilia', 'Anton', 'Hanna', 'Tobias', 'Ebba', 'Samir', 'Lisa', 'Kristoffer', 'Malin', 'Jonas'],
    lastNames: ['Lindqvist', 'Bergström', 'Hassan', 'Sandberg', 'Nyström', 'Ek', 'Holmgren', 'Ahmadi', 'Wallin', 'Forsberg', 'Hedlund', 'Kovačević', 'Sjöberg', 'Axelsson', 'Lund', 'Nordin', 'Åberg', 'Demir', 'Engström', 'Fransson', 'Öberg', 'Virtanen', 'Månsson', 'Blom', 'Haddad', 'Svanberg', 'Ros', 'Dahlgren', 'Moberg', 'Ström', 'Björklund', 'Kjellberg', 'Yılmaz', 'Hallgren', 'Vikström'],
    streets: ['Ramverksgatan #', 'Karosserigatan #', 'Vevaxelgatan #', 'Lagervägen #', 'Bilhallsgatan #', 'Vinterdäcksgatan #', 'Växellådsvägen #', 'Kopplingsgatan #', 'Handelsplatsen #', 'Cylindervägen #', 'Strålkastargatan #', 'Provkörningsvägen #'],
  },
  nb: {
    departments: { 'New cars': 'Bilsalg', Workshop: 'Verksted', Parts: 'Deler og tilbehør', 'Body work': 'Skadeverksted' },
    titles: {
      'New cars': ['Bilselger', 'Selger nybil', 'Selger bruktbil', 'Bedriftsselger', 'Salgssjef'],
      Workshop: ['Kundemottaker', 'Verkstedleder', 'Biltekniker', 'Servicerådgiver'],
      Parts: ['Deleselger', 'Butikkleder', 'Dekktekniker'],
      'Body work': ['Skadeleder', 'Takstmann', 'Billakkerer'],
    },
    days: ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'], closed: 'Stengt',
    dated: (weekday, day, month) => `${weekday} ${day}. ${monthNames.nb[month - 1]}`,
    firstNames: ['Ingrid', 'Lars', 'Silje', 'Ole', 'Kari', 'Magnus', 'Nora', 'Hassan', 'Marte', 'Knut', 'Aisha', 'Eirik', 'Hilde', 'Sindre', 'Tonje', 'Geir', 'Ida', 'Ahmed', 'Kristin', 'Torbjørn', 'Vilde', 'Anders', 'Camilla', 'Jonas'],
    lastNames: ['Haugen', 'Berg', 'Solheim', 'Nygård', 'Bakken', 'Lie', 'Moen', 'Aune', 'Strand', 'Khan', 'Dahl', 'Eide', 'Tangen', 'Brekke', 'Myhre', 'Sæther', 'Rønning', 'Hovland', 'Farah', 'Vik'],
    streets: ['Bilhallveien #', 'Girkasseveien #', 'Motorgata #', 'Vinterdekkveien #', 'Sylinderveien #', 'Lagergata #', 'Prøvekjøringsveien #', 'Karosseriveien #'],
  },
  da: {
    departments: { 'New cars': 'Bilsalg', Workshop: 'Værksted', Parts: 'Reservedele og tilbehør', 'Body work': 'Skadecenter' },
    titles: {
      'New cars': ['Salgskonsulent', 'Salgskonsulent nye biler', 'Salgskonsulent brugte biler', 'Erhvervskonsulent', 'Salgschef'],
      Workshop: ['Serviceleder', 'Værkfører', 'Mekaniker', 'Servicerådgiver'],
      Parts: ['Reservedelsekspedient', 'Lagerchef'],
      'Body work': ['Skadekonsulent', 'Autolakerer', 'Pladesmed'],
    },
    days: ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'], closed: 'Lukket',
    dated: (weekday, day, month) => `${weekday} den ${day}. ${monthNames.da[month - 1]}`,
    firstNames: ['Mette', 'Søren', 'Camilla', 'Rasmus', 'Louise', 'Jesper', 'Freja', 'Omar', 'Trine', 'Mads', 'Signe', 'Kasper', 'Line', 'Henrik', 'Yasmin', 'Frederik'],
    lastNames: ['Holm', 'Kjær', 'Vestergaard', 'Lindholm', 'Bach', 'Østergaard', 'Toft', 'Juhl', 'Damgaard', 'Ahmad', 'Krogh', 'Skov', 'Brandt', 'Friis'],
    streets: ['Gearvej #', 'Motorhjørnet #', 'Prøvekørselsvej #', 'Bilhusvej #', 'Karrosserivej #'],
  },
  en: {
    departments: { 'New cars': 'Sales', Workshop: 'Service', Parts: 'Parts and accessories', 'Body work': 'Body shop' },
    titles: {
      'New cars': ['Sales Executive', 'New Car Specialist', 'Used Car Specialist', 'Business Sales Manager', 'Sales Manager'],
      Workshop: ['Service Advisor', 'Service Manager', 'Technician', 'EV Technician'],
      Parts: ['Parts Advisor', 'Parts Manager'],
      'Body work': ['Body Shop Manager', 'Repair Estimator', 'Paint Technician'],
    },
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], closed: 'Closed',
    dated: (weekday, day, month) => `${weekday} ${day} ${monthNames.en[month - 1]}`,
    firstNames: ['Hannah', 'James', 'Priya', 'Tom', 'Charlotte', 'Imran', 'Ellie', 'Daniel', 'Grace', 'Kwame', 'Olivia', 'Rhys', 'Fiona', 'Callum', 'Aisha', 'Ben', 'Megan', 'Lewis', 'Sophie', 'Rajesh'],
    lastNames: ['Whitfield', 'Patel', 'Hartley', 'Okafor', 'Pemberton', 'Ashworth', 'Kaur', 'Sinclair', 'Doyle', 'Barlow', 'Llewellyn', 'Fairclough', 'Mensah', 'Radcliffe', 'Thorne', 'Begum', 'Kendrick', 'Marsden'],
    streets: ['# Gearbox Way', '# Camshaft Road', '# Old Forecourt Lane', '# Headlamp Drive', '# Tyrewell Road', '# Motor Mile', '# Crankshaft Close', '# Showroom Street'],
  },
  fi: {
    departments: { 'New cars': 'Automyynti', Workshop: 'Huolto', Parts: 'Varaosat ja tarvikkeet', 'Body work': 'Korikorjaamo' },
    titles: {
      'New cars': ['Automyyjä', 'Uusien autojen myyjä', 'Vaihtoautomyyjä', 'Yritysmyyjä', 'Myyntipäällikkö'],
      Workshop: ['Huoltoneuvoja', 'Huoltopäällikkö', 'Automekaanikko'],
      Parts: ['Varaosamyyjä', 'Varaosapäällikkö'],
      'Body work': ['Vauriokorjausneuvoja', 'Automaalari', 'Peltiseppä'],
    },
    days: ['Maanantai', 'Tiistai', 'Keskiviikko', 'Torstai', 'Perjantai', 'Lauantai', 'Sunnuntai'], closed: 'Suljettu',
    dated: (weekday, day, month) => `${weekday} ${day}.${month}.`,
    firstNames: ['Aino', 'Mikko', 'Hanna', 'Jari', 'Laura', 'Antti', 'Sanna', 'Ville', 'Riikka', 'Timo', 'Noora', 'Juha', 'Elina', 'Abdi', 'Kaisa', 'Petri'],
    lastNames: ['Koskinen', 'Lehtonen', 'Salmela', 'Rantanen', 'Kallio', 'Heikkilä', 'Laine', 'Ojala', 'Nurmi', 'Hakala', 'Vainio', 'Mustonen', 'Ali', 'Peltola'],
    streets: ['Vaihdelaatikontie #', 'Autohallinkatu #', 'Koeajotie #', 'Sylinteritie #', 'Talvirengaskuja #', 'Moottorikatu #'],
  },
  sk: {
    departments: { 'New cars': 'Predaj vozidiel', Workshop: 'Servis', Parts: 'Náhradné diely a príslušenstvo', 'Body work': 'Karosáreň' },
    titles: {
      'New cars': ['Predajný poradca', 'Predajca nových vozidiel', 'Predajca jazdených vozidiel', 'Vedúci predaja'],
      Workshop: ['Servisný poradca', 'Vedúci servisu', 'Automechanik'],
      Parts: ['Predajca náhradných dielov', 'Vedúci skladu'],
      'Body work': ['Vedúci karosárne', 'Autolakovník', 'Autoklampiar'],
    },
    days: ['Pondelok', 'Utorok', 'Streda', 'Štvrtok', 'Piatok', 'Sobota', 'Nedeľa'], closed: 'Zatvorené',
    dated: (weekday, day, month) => `${weekday} ${day}. ${monthNames.sk[month - 1]}`,
    firstNames: ['Zuzana', 'Peter', 'Katarína', 'Marek', 'Lucia', 'Tomáš', 'Jana', 'Michal', 'Eva', 'Andrej', 'Veronika', 'Ján'],
    lastNames: ['Kováč/Kováčová', 'Hudák/Hudáková', 'Ondrejka/Ondrejková', 'Baláž/Balážová', 'Polák/Poláková', 'Šimko/Šimková', 'Krajčír/Krajčírová', 'Urban/Urbanová', 'Mráz/Mrázová', 'Hruška/Hrušková', 'Tichých', 'Malina/Malinová'],
    streets: ['Prevodová #', 'Motorová #', 'Karosárska #', 'Skúšobná #', 'Valcová #'],
  },
};
