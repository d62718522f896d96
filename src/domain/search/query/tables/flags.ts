import type { Concept } from './concepts';

/** Words for what a car has or has not. Each means the value 'true' of its field. */
export const flagConcepts: readonly Concept[] = [
  [
    'car_has_privateleasing',
    'privatleasing, privatleasa, privatlease, privatleasas, privat leasing, leasing, leasa, leasingbil, leasingbilar',
    'privatleasing, privatlease, privatleie, privat leasing, leasing, lease, leasingbil, leie',
    'privatleasing, privatlease, privatleje, privat leasing, leasing, lease, leasingbil, leje',
    'personal lease, personal leasing, private lease, private leasing, personal contract hire, pch, lease, leasing, lease car',
    'yksityisleasing, yksityisleasingilla, yksityis leasing, leasing, leasingauto, leasingilla',
    'súkromný lízing, súkromný leasing, lízing pre súkromné osoby, operatívny lízing, operatívny leasing, lízing, leasing, na lízing',
  ],
  [
    'car_has_companyleasing',
    'företagsleasing, företagsleasa, firmaleasing, leasing företag, tjänstebil, tjänstebilar, förmånsbil, företagsbil, firmabil',
    'firmaleasing, bedriftsleasing, næringsleasing, leasing bedrift, firmabil, firmabiler',
    'erhvervsleasing, firmaleasing, firmabil, firmabiler, leasing erhverv',
    'business lease, business leasing, company lease, company leasing, company car, company cars, business contract hire, bch',
    'yritysleasing, yritysleasingilla, työsuhdeauto, työsuhdeautot, firma-auto, yritysauto',
    'firemný lízing, firemný leasing, lízing pre firmy, firemné auto, firemné autá, služobné auto',
  ],
  [
    'car_has_campaign_price',
    'kampanjpris, kampanjpriser, kampanjbil, kampanj, nedsatt pris, nedsatt, nedsatta, sänkt pris, sänkta priser, prissänkt, prissänkta, rea, reapris, extrapris, rabatt, rabatterad, erbjudande',
    'kampanjepris, kampanje, kampanjebil, nedsatt pris, nedsatt, på salg, salg, tilbud, på tilbud, rabatt, redusert pris, prisreduksjon',
    'kampagnepris, kampagne, nedsat pris, nedsat, på tilbud, tilbud, tilbudspris, udsalg, rabat, prisnedsat',
    'campaign price, reduced price, reduced, price drop, on offer, special offer, offer price, sale price, on sale, discount, discounted, deal',
    'kampanjahinta, kampanja, alennettu hinta, alennettu, alennuksessa, alennus, tarjous, tarjoushinta, tarjouksessa, ale',
    'akciová cena, akcia, v akcii, zľava, so zľavou, znížená cena, zlacnené, zľavnené, výpredaj',
  ],
  [
    'car_has_campaign_loan',
    'kampanjränta, låg ränta, räntekampanj, räntefritt, sänkt ränta',
    'kampanjerente, lav rente, rentekampanje, rentefritt',
    'kampagnerente, lav rente, rentekampagne, rentefrit',
    'campaign rate, low rate, low interest, low apr, interest free, campaign finance',
    'kampanjakorko, matala korko, korkokampanja, korkotarjous',
    'akciový úrok, nízky úrok, výhodný úrok, bez úroku',
  ],
  [
    'car_vat_eligible',
    'moms, momsbil, momsbilar, avdragsgill moms, avdragbar moms, momsavdrag, lyft moms, lyfta momsen, moms avdragsgill',
    'mva, mva-fradrag, fradragsberettiget mva, fradragsberettiget moms, momsfradrag, med mva',
    'moms, momsfradrag, fradragsberettiget moms, momsbil, med moms',
    'vat, vat qualifying, vat deductible, vat reclaimable, plus vat, vat car, vat q',
    'alv, alv-vähennyskelpoinen, alv vähennyskelpoinen, vähennyskelpoinen, alv-vähennys, alv-auto',
    'dph, odpočet dph, možný odpočet dph, s odpočtom dph, odpočtom dph, na odpočet',
  ],
  [
    'caroftheweek',
    'veckans bil, veckans bilar',
    'ukens bil, ukens biler',
    'ugens bil, ugens biler',
    'car of the week, cars of the week',
    'viikon auto, viikon autot',
    'auto týždňa, autá týždňa',
  ],
];
