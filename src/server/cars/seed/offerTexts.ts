import type { Language } from '@/sites/site.types';

/**
 * Texts of offers. Placeholders of the loan's disclaimer: {0} credit, {1} months, {2} nominal rate, {3} effective
 * rate, {4} start fee, {5} invoice fee, {6} monthly cost, {7} total to pay, {8} deposit, {9} residual.
 */
export interface OfferTexts {
  loan: { title: string; campaignTitle: string; description: string; disclaimer: string };
  leasing: Record<
    'Private' | 'Company',
    { title: (months: number) => string; description: (mileage: string) => string; asterix: string }
  >;
  /** Names of campaigns: lower price, lower rate, lower leasing, something extra. */
  campaigns: { price: readonly string[]; loan: string; leasing: string; extra: readonly string[] };
}

export const offerTexts: Record<Language, OfferTexts> = {
  sv: {
    loan: {
      title: 'Nordvik Billån',
      campaignTitle: 'Nordvik Billån med kampanjränta',
      description: 'Fast månadskostnad under hela avtalstiden. Du kan lösa lånet när du vill utan extra kostnad.',
      disclaimer:
        'Exempel: vid ett kreditbelopp på {0} med löptid {1} månader, årsränta {2} och {8} i kontantinsats blir månadskostnaden {6} och restvärdet {9}. Uppläggningsavgift {4}, aviavgift {5} per månad. Effektiv ränta {3}. Totalt att betala {7}. Sedvanlig kreditprövning görs.',
    },
    leasing: {
      Private: {
        title: (months) => `Privatleasing ${months} mån`,
        description: (mileage) =>
          `Körsträcka ${mileage} per år. Service, försäkring de första tre månaderna och vinterhjul ingår.`,
        asterix: '*Inklusive moms. Övermil debiteras. Sedvanlig kreditprövning görs.',
      },
      Company: {
        title: (months) => `Företagsleasing ${months} mån`,
        description: (mileage) => `Körsträcka ${mileage} per år. Särskild leasingavgift 20 procent.`,
        asterix: '*Exklusive moms. Rörlig ränta. Sedvanlig kreditprövning görs.',
      },
    },
    campaigns: {
      price: ['Novemberpriser', 'Lagerrensning', 'Veckans prisfall'],
      loan: 'Kampanjränta',
      leasing: 'Kampanjleasing',
      extra: ['Vinterhjul på köpet', 'Två års garanti', 'Fri hemleverans'],
    },
  },
  nb: {
    loan: {
      title: 'Nordvik Billån',
      campaignTitle: 'Nordvik Billån med kampanjerente',
      description: 'Fast månedsbeløp i hele avtaleperioden. Du kan innfri lånet når du vil.',
      disclaimer:
        'Eksempel: lån på {0} over {1} måneder med nominell rente {2} og {8} i egenkapital gir {6} per måned. Etableringsgebyr {4}, termingebyr {5}. Effektiv rente {3}. Totalt å betale {7}. Restverdi {9}. Vanlig kredittvurdering.',
    },
    leasing: {
      Private: {
        title: (months) => `Privatleasing ${months} mnd`,
        description: (mileage) => `Kjørelengde ${mileage} per år. Service og dekkskift er inkludert.`,
        asterix: '*Inkludert mva. Overkjørte kilometer faktureres. Vanlig kredittvurdering.',
      },
      Company: {
        title: (months) => `Bedriftsleasing ${months} mnd`,
        description: (mileage) => `Kjørelengde ${mileage} per år. Startleie på 20 prosent.`,
        asterix: '*Ekskludert mva. Vanlig kredittvurdering.',
      },
    },
    campaigns: {
      price: ['Novemberpriser', 'Lagertømming', 'Ukens priskutt'],
      loan: 'Kampanjerente',
      leasing: 'Kampanjeleasing',
      extra: ['Vinterhjul på kjøpet', 'To års garanti', 'Gratis hjemlevering'],
    },
  },
  da: {
    loan: {
      title: 'Nordvik Billån',
      campaignTitle: 'Nordvik Billån med kampagnerente',
      description: 'Fast månedlig ydelse i hele perioden. Du kan indfri lånet, når du vil.',
      disclaimer:
        'Eksempel: ved et lån på {0} over {1} måneder med debitorrente {2} og {8} i udbetaling er ydelsen {6} om måneden. Stiftelsesgebyr {4}, månedligt gebyr {5}. ÅOP {3}. Samlet tilbagebetaling {7}. Restværdi {9}. Forudsætter kreditgodkendelse.',
    },
    leasing: {
      Private: {
        title: (months) => `Privatleasing ${months} mdr.`,
        description: (mileage) => `Kørsel ${mileage} om året. Service og hjulskift er med i prisen.`,
        asterix: '*Inklusive moms. Ekstra kilometer afregnes. Forudsætter kreditgodkendelse.',
      },
      Company: {
        title: (months) => `Erhvervsleasing ${months} mdr.`,
        description: (mileage) => `Kørsel ${mileage} om året. Førstegangsydelse 20 procent.`,
        asterix: '*Eksklusive moms. Forudsætter kreditgodkendelse.',
      },
    },
    campaigns: {
      price: ['Novemberpriser', 'Lagersalg', 'Ugens prisfald'],
      loan: 'Kampagnerente',
      leasing: 'Kampagneleasing',
      extra: ['Vinterhjul med i købet', 'To års garanti', 'Gratis levering'],
    },
  },
  en: {
    loan: {
      title: 'Nordvik Hire Purchase',
      campaignTitle: 'Nordvik Hire Purchase with a lower rate',
      description: 'Fixed monthly payments for the whole term. You may settle early at any time.',
      disclaimer:
        'Representative example: amount of credit {0}, deposit {8}, {1} monthly payments of {6}, fixed rate of interest {2}, arrangement fee {4}, monthly fee {5}, final payment {9}, total amount payable {7}. Representative {3} APR. Subject to status.',
    },
    leasing: {
      Private: {
        title: (months) => `Personal lease, ${months} months`,
        description: (mileage) => `${mileage} a year. Servicing and road tax included.`,
        asterix: '*Including VAT. Excess mileage is charged. Subject to status.',
      },
      Company: {
        title: (months) => `Business lease, ${months} months`,
        description: (mileage) => `${mileage} a year. Initial rental of 20 per cent.`,
        asterix: '*Excluding VAT. Subject to status.',
      },
    },
    campaigns: {
      price: ['November prices', 'Stock clearance', 'Price drop of the week'],
      loan: 'Lower rate',
      leasing: 'Lease offer',
      extra: ['Winter tyres included', 'Two-year warranty', 'Free home delivery'],
    },
  },
  fi: {
    loan: {
      title: 'Nordvik Autorahoitus',
      campaignTitle: 'Nordvik Autorahoitus kampanjakorolla',
      description: 'Sama kuukausierä koko sopimusajan. Voit maksaa lainan pois milloin haluat.',
      disclaimer:
        'Esimerkki: luotto {0}, maksuaika {1} kuukautta, nimelliskorko {2}, käsiraha {8}, kuukausierä {6}, avausmaksu {4}, käsittelymaksu {5} kuukaudessa, viimeinen erä {9}. Todellinen vuosikorko {3}. Luoton kokonaiskustannus yhteensä {7}. Edellyttää luottopäätöstä.',
    },
    leasing: {
      Private: {
        title: (months) => `Yksityisleasing ${months} kk`,
        description: (mileage) => `Ajomäärä ${mileage} vuodessa. Huollot ja renkaiden vaihdot sisältyvät hintaan.`,
        asterix: '*Sisältää arvonlisäveron. Ylimenevät kilometrit veloitetaan. Edellyttää luottopäätöstä.',
      },
      Company: {
        title: (months) => `Yritysleasing ${months} kk`,
        description: (mileage) => `Ajomäärä ${mileage} vuodessa. Ensierä 20 prosenttia.`,
        asterix: '*Ilman arvonlisäveroa. Edellyttää luottopäätöstä.',
      },
    },
    campaigns: {
      price: ['Marraskuun hinnat', 'Varastontyhjennys', 'Viikon pudotus'],
      loan: 'Kampanjakorko',
      leasing: 'Leasingkampanja',
      extra: ['Talvirenkaat kaupan päälle', 'Kahden vuoden takuu', 'Kotiintoimitus maksutta'],
    },
  },
  sk: {
    loan: {
      title: 'Nordvik Autoúver',
      campaignTitle: 'Nordvik Autoúver s akciovým úrokom',
      description: 'Rovnaká splátka počas celého obdobia. Úver môžete kedykoľvek predčasne splatiť.',
      disclaimer:
        'Príklad: výška úveru {0}, doba splácania {1} mesiacov, úroková sadzba {2}, akontácia {8}, mesačná splátka {6}, poplatok za uzavretie {4}, mesačný poplatok {5}, zostatková hodnota {9}. RPMN {3}. Celková suma na zaplatenie {7}. Podlieha schváleniu.',
    },
    leasing: {
      Private: {
        title: (months) => `Súkromný lízing ${months} mes.`,
        description: (mileage) => `Ročný nájazd ${mileage}. Servis a prezutie sú v cene.`,
        asterix: '*Vrátane DPH. Kilometre navyše sa účtujú. Podlieha schváleniu.',
      },
      Company: {
        title: (months) => `Firemný lízing ${months} mes.`,
        description: (mileage) => `Ročný nájazd ${mileage}. Prvá zvýšená splátka 20 percent.`,
        asterix: '*Bez DPH. Podlieha schváleniu.',
      },
    },
    campaigns: {
      price: ['Novembrové ceny', 'Výpredaj skladu', 'Zľava týždňa'],
      loan: 'Akciový úrok',
      leasing: 'Akciový lízing',
      extra: ['Zimné kolesá v cene', 'Dvojročná záruka', 'Doručenie domov zdarma'],
    },
  },
};
