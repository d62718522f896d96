import type { Department } from '../dealers/facility';
import type { Translations, TermTable } from './vocabulary.types';

/** Names of departments, by group. */
export const departmentTerms = {
  'New cars': ['Bilförsäljning', 'Bilsalg', 'Bilsalg', 'Sales', 'Automyynti', 'Predaj vozidiel'],
  Workshop: ['Verkstad', 'Verksted', 'Værksted', 'Service', 'Huolto', 'Servis'],
  Parts: [
    'Reservdelar och tillbehör',
    'Deler og tilbehør',
    'Reservedele og tilbehør',
    'Parts and accessories',
    'Varaosat ja tarvikkeet',
    'Náhradné diely a príslušenstvo',
  ],
  'Body work': ['Skadeverkstad', 'Skadeverksted', 'Skadecenter', 'Body shop', 'Korikorjaamo', 'Karosáreň'],
} as const satisfies Record<Department['group'], Translations>;

/** Storing customers' wheels: a service of a facility, beside its departments. */
export const tireHotelTerm: Translations = [
  'Däckhotell',
  'Dekkhotell',
  'Dækhotel',
  'Tyre hotel',
  'Rengashotelli',
  'Pneuhotel',
];

/** What the staff does. */
export const titleTerms = {
  seller: ['Bilsäljare', 'Bilselger', 'Salgskonsulent', 'Sales Executive', 'Automyyjä', 'Predajný poradca'],
  newCars: [
    'Säljare nya bilar',
    'Selger nybil',
    'Salgskonsulent nye biler',
    'New Car Specialist',
    'Uusien autojen myyjä',
    'Predajca nových vozidiel',
  ],
  usedCars: [
    'Säljare begagnade bilar',
    'Selger bruktbil',
    'Salgskonsulent brugte biler',
    'Used Car Specialist',
    'Vaihtoautomyyjä',
    'Predajca jazdených vozidiel',
  ],
  business: [
    'Företagssäljare',
    'Bedriftsselger',
    'Erhvervskonsulent',
    'Business Sales Manager',
    'Yritysmyyjä',
    'Predajca pre firmy',
  ],
  salesManager: ['Försäljningschef', 'Salgssjef', 'Salgschef', 'Sales Manager', 'Myyntipäällikkö', 'Vedúci predaja'],
  carAdviser: ['Bilrådgivare', 'Bilrådgiver', 'Bilrådgiver', 'Car Advisor', 'Autoneuvoja', 'Poradca pre vozidlá'],
  serviceAdviser: [
    'Servicerådgivare',
    'Servicerådgiver',
    'Servicerådgiver',
    'Service Advisor',
    'Huoltoneuvoja',
    'Servisný poradca',
  ],
  workshopManager: [
    'Verkstadschef',
    'Verkstedleder',
    'Serviceleder',
    'Service Manager',
    'Huoltopäällikkö',
    'Vedúci servisu',
  ],
  foreman: ['Verkmästare', 'Verksmester', 'Værkfører', 'Workshop Foreman', 'Työnjohtaja', 'Majster dielne'],
  technician: ['Fordonstekniker', 'Biltekniker', 'Mekaniker', 'Technician', 'Automekaanikko', 'Automechanik'],
  reception: [
    'Kundmottagare',
    'Kundemottaker',
    'Kundemodtager',
    'Service Receptionist',
    'Huollon vastaanotto',
    'Prijímací technik',
  ],
  electricTechnician: [
    'Servicetekniker elbil',
    'Servicetekniker elbil',
    'Servicetekniker elbil',
    'EV Technician',
    'Sähköautoteknikko',
    'Technik elektromobilov',
  ],
  partsAdviser: [
    'Reservdelssäljare',
    'Deleselger',
    'Reservedelsekspedient',
    'Parts Advisor',
    'Varaosamyyjä',
    'Predajca náhradných dielov',
  ],
  shopManager: [
    'Butiksansvarig',
    'Butikkleder',
    'Butiksansvarlig',
    'Shop Manager',
    'Myymälävastaava',
    'Vedúci predajne',
  ],
  tyreTechnician: [
    'Däcktekniker',
    'Dekktekniker',
    'Dæktekniker',
    'Tyre Technician',
    'Rengasasentaja',
    'Technik pneumatík',
  ],
  partsManager: ['Reservdelschef', 'Delesjef', 'Lagerchef', 'Parts Manager', 'Varaosapäällikkö', 'Vedúci skladu'],
  bodyShopManager: [
    'Skadechef',
    'Skadeleder',
    'Skadechef',
    'Body Shop Manager',
    'Korikorjaamon päällikkö',
    'Vedúci karosárne',
  ],
  estimator: [
    'Skaderådgivare',
    'Skaderådgiver',
    'Skadekonsulent',
    'Repair Estimator',
    'Vauriokorjausneuvoja',
    'Poradca pre škody',
  ],
  assessor: ['Värderingsman', 'Takstmann', 'Taksator', 'Vehicle Assessor', 'Vahinkotarkastaja', 'Obhliadač škôd'],
  painter: ['Billackerare', 'Billakkerer', 'Autolakerer', 'Paint Technician', 'Automaalari', 'Autolakovník'],
  panelBeater: ['Plåtslagare', 'Karosseritekniker', 'Pladesmed', 'Panel Beater', 'Peltiseppä', 'Autoklampiar'],
} as const satisfies TermTable;
