import type { Concept } from './concepts';

/**
 * Words for what a car has or has not. Each means the value 'true' of its field. They match exactly as they stand
 * here: inflected forms have to be listed.
 */
export const flagConcepts: readonly Concept[] = [
  [
    'car_has_privateleasing',
    'privatleasing, privatleasa, privatlease, privatleasas, privat leasing, leasing, leasa, leasingbil, leasingbilen, leasingbilar',
    'privatleasing, privatlease, privatleie, privat leasing, leasing, lease, leaser, leasingbil, leasingbilen, leasingbiler, leie',
    'privatleasing, privatlease, privatleje, privat leasing, leasing, lease, leaser, leasingbil, leasingbilen, leasingbiler, leje',
    'personal lease, personal leasing, private lease, private leasing, personal contract hire, pch, lease, leases, leasing, lease car, lease cars',
    'yksityisleasing, yksityisleasingilla, yksityis leasing, leasing, leasingiä, leasingauto, leasingautot, leasingautoja, leasingilla',
    'súkromný lízing, súkromný leasing, lízing pre súkromné osoby, operatívny lízing, operatívny leasing, lízing, leasing, lízingu, lízingom, na lízing, na leasing',
  ],
  [
    'car_has_companyleasing',
    'företagsleasing, företagsleasa, firmaleasing, leasing företag, tjänstebil, tjänstebilen, tjänstebilar, förmånsbil, förmånsbilar, företagsbil, företagsbilar, firmabil, firmabilar',
    'firmaleasing, bedriftsleasing, næringsleasing, leasing bedrift, firmabil, firmabiler',
    'erhvervsleasing, firmaleasing, firmabil, firmabiler, leasing erhverv',
    'business lease, business leasing, company lease, company leasing, company car, company cars, business contract hire, bch',
    'yritysleasing, yritysleasingilla, työsuhdeauto, työsuhdeautot, työsuhdeautoja, työsuhdeautoksi, firma-auto, yritysauto, yritysautot',
    'firemný lízing, firemný leasing, lízing pre firmy, firemné auto, firemné autá, služobné auto, služobné autá',
  ],
  [
    'car_has_campaign_price',
    'kampanjpris, kampanjpriser, kampanjpriset, kampanjbil, kampanjbilar, kampanj, kampanjen, kampanjer, nedsatt pris, nedsatt, nedsatta, sänkt pris, sänkta priser, prissänkt, prissänkta, rea, reapris, extrapris, rabatt, rabatter, rabatterad, rabatterade, erbjudande, erbjudanden',
    'kampanjepris, kampanjepriser, kampanje, kampanjer, kampanjebil, kampanjebiler, nedsatt pris, nedsatt, nedsatte, på salg, tilbud, på tilbud, tilbudspris, rabatt, rabatter, rabattert, redusert pris, prisreduksjon',
    'kampagnepris, kampagnepriser, kampagne, kampagner, kampagnebil, kampagnebiler, nedsat pris, nedsat, nedsatte, på tilbud, tilbud, tilbudspris, udsalg, rabat, prisnedsat',
    'campaign price, reduced price, reduced, price drop, on offer, special offer, special offers, offer price, sale price, on sale, discount, discounts, discounted',
    'kampanjahinta, kampanjahinnalla, kampanja, kampanjat, kampanjassa, alennettu hinta, alennettu, alennetut, alennettuja, alennuksessa, alennuksella, alennus, tarjous, tarjoukset, tarjouksia, tarjoushinta, tarjoushinnalla, tarjouksessa, ale',
    'akciová cena, akciové ceny, akciové, akcia, akcie, v akcii, zľava, zľavy, zľavou, so zľavou, znížená cena, zlacnené, zlacnený, zľavnené, zľavnený, zľavnená, výpredaj',
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
    'moms, momsen, momsbil, momsbilar, avdragsgill moms, avdragbar moms, momsavdrag, lyft moms, lyfta momsen, moms avdragsgill',
    'mva, mva-fradrag, fradragsberettiget mva, fradragsberettiget moms, momsfradrag, med mva',
    'moms, momsen, momsfradrag, fradragsberettiget moms, momsbil, momsbiler, med moms',
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
