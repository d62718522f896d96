import type { Concept } from './concepts';

/**
 * Words for what a car has or has not. Each means the value 'true' of its field. They match exactly as they stand
 * here: inflected forms have to be listed.
 */
export const flagConcepts: readonly Concept[] = [
  [
    'car_has_privateleasing',
    'flexlease, flexleasing, privatleasing, privatleasa, privatlease, privatleasas, privatleasar, privat leasing, leasing, leasa, leasingbil, leasingbilen, leasingbilar',
    'privatleasing, privatlease, privatleie, privat leasing, leasing, lease, leaser, leasingbil, leasingbilen, leasingbiler, leie',
    'flexlease, flexleasing, privatleasing, privatlease, privatleje, privat leasing, leasing, lease, leaser, leasingbil, leasingbilen, leasingbiler, leje, splitleasing, splitlease',
    'personal lease, personal leasing, long term leasing, long term lease, private lease, private leasing, personal contract hire, pch, lease, leases, leasing, lease car, lease cars',
    'yksityisleasing, yksityisleasingilla, yksityis leasing, leasing, leasingiä, leasingauto, leasingautot, leasingautoja, leasingilla',
    'súkromný lízing, súkromný leasing, lízing pre súkromné osoby, operatívny lízing, operatívny leasing, lízing, leasing, lízingu, lízingom, na lízing, na leasing, operák, na operák, operáku, operatívny prenájom, dlhodobý prenájom, full service leasing',
  ],
  [
    'car_has_companyleasing',
    'leasing till företag, leasing till företaget, leasing till firma, leasing till firman, leasa till företag, leasa till firma, leasa till firman, leasing företagsbil, operationell leasing, finansiell leasing, leasing elbil företag, leasa genom företaget, leasa via företaget, leasa på företaget, leasa genom firman, leasa via firman, leasa på firman, företagsleasing, företagsleasa, firmaleasing, leasing företag, tjänstebil, tjänstebilen, tjänstebilar, förmånsbil, förmånsbilar, företagsbil, företagsbilar, firmabil, firmabilar',
    'firmaleasing, bedriftsleasing, næringsleasing, yrkesbil, yrkesbil leasing, firmabil leasing, leasing firmabil, næringsbil leasing, leasing bedrift, firmabil, firmabiler, næringsbil, næringsbiler',
    'erhvervsleasing, firmaleasing, firmabil leasing, leasing firmabil, firmabil, firmabiler, leasing erhverv',
    'business lease, business leasing, company car lease, company car leasing, business car lease, company lease, company leasing, company car, company cars, business car, business cars, business contract hire, bch',
    'yritysleasing, yritysleasingilla, työsuhdeauto, työsuhdeautot, työsuhdeautoja, työsuhdeautoksi, firma-auto, yritysauto, yritysautot, työsuhde, työsuhdeautona, työsuhdeautoon, firmaleasing, yritykselle leasing, yritysleasingillä, vapaa autoetu',
    'firemný lízing, firemný leasing, lízing pre firmy, firemné auto, firemné autá, služobné auto, služobné autá',
  ],
  [
    'car_has_campaign_price',
    'black friday, black week, blackweek, kampanjpris, kampanjpriser, kampanjpriset, kampanjbil, kampanjbilar, kampanj, kampanjen, kampanjer, nedsatt pris, nedsatt, nedsatta, sänkt pris, sänkta priser, prissänkt, prissänkta, rea, reapris, extrapris, rabatt, rabatter, rabatterad, rabatterade, erbjudande, erbjudanden',
    'black friday, black week, blackweek, kampanjepris, kampanjepriser, kampanje, kampanjer, kampanjebil, kampanjebiler, nedsatt pris, nedsatt, nedsatte, på salg, tilbud, på tilbud, tilbudspris, rabatt, rabatter, rabattert, redusert pris, prisreduksjon',
    'black friday, black week, blackweek, kampagnepris, kampagnepriser, kampagne, kampagner, kampagnebil, kampagnebiler, nedsat pris, nedsat, nedsatte, på tilbud, tilbud, tilbudspris, udsalg, rabat, prisnedsat',
    'black friday, black week, blackweek, offers, offer, deals on, bargain, bargains, price cut, campaign price, reduced price, reduced, price drop, on offer, special offer, special offers, offer price, sale price, on sale, discount, discounts, discounted, clearance',
    'black friday, black week, blackweek, kampanjahinta, kampanjahinnalla, kampanja, kampanjat, kampanjassa, alennettu hinta, alennettu, alennetut, alennettuja, alennuksessa, alennuksella, alennus, tarjous, tarjoukset, tarjouksia, tarjoushinta, tarjoushinnalla, tarjouksessa, ale, tarjousauto, tarjousautot, tarjousautoja, tarjousautoa, alennusauto, alennusautot, alessa, alehinta, hinta alennettu, hintaa laskettu, hinta laskenut, poistohinta, poistohinnalla, poistoauto, edullinen tarjous, hyvä tarjous',
    'black friday, black week, blackweek, akciová cena, akciové ceny, akciové, akcia, akcie, v akcii, zľava, zľavy, zľavou, so zľavou, znížená cena, zlacnené, zlacnený, zľavnené, zľavnený, zľavnená, výpredaj, akciová ponuka, akciovou cenou, za akciovú cenu, v zľave, v zľavách, zľavnené autá, zlacnené autá, znížené ceny, výhodná cena, výhodnú cenu, doprodej, dopredaj, výpredaji, vo výpredaji',
  ],
  [
    'car_has_campaign_loan',
    'kampanjränta, låg ränta, räntekampanj, räntefritt, räntefri, sänkt ränta, ränta, räntan, 0 ränta, 0 procent ränta, bra ränta',
    'kampanjerente, lav rente, rentekampanje, rentefritt, rentefri, rentefritt lån, uten rente, uten renter, lån uten rente, lån uten renter, rente, renten, 0 rente',
    'kampagnerente, lav rente, rentekampagne, rentefrit, rentefri, rentefrit lån, uden rente, uden renter, lån uden rente, lån uden renter, rente, renten, 0 rente',
    'campaign rate, low rate, low interest, low apr, zero percent, zero percent finance, 0 percent finance, apr, interest, interest free, 0 apr, 0 finance, campaign finance',
    'kampanjakorko, matala korko, korkokampanja, korkotarjous, korko, koroton, nollakorko',
    'akciový úrok, nízky úrok, výhodný úrok, bez úroku, úrok, úroky, 0 úrok',
  ],
  [
    'car_vat_eligible',
    'moms, momsen, momsbil, momsbilar, avdragsgill moms, avdragbar moms, moms avdragbar, momsavdrag, momsavdragbar, exkl moms, ex moms, exklusive moms, utan moms, plus moms, lyft moms, lyfta momsen, moms avdragsgill',
    'mva, mva-fradrag, fradragsberettiget mva, fradragsberettiget moms, momsfradrag, med mva, eks mva, ekskl mva, uten mva, pluss mva',
    'moms, momsen, momsfradrag, fradragsberettiget moms, momsbil, momsbiler, med moms, uden moms, ekskl moms, ex moms, plus moms',
    'mwst, mwst ausweisbar, tva récupérable, net price, price net, price without vat, prices without vat, without vat, netto, netto price, net of vat, vat, vat qualifying, vat deductible, vat reclaimable, plus vat, ex vat, excl vat, excluding vat, vat car, vat q',
    'alv, alv-vähennyskelpoinen, alv vähennyskelpoinen, vähennyskelpoinen, alv-vähennys, alv-auto, alv 0, ilman alv, ilman alvia',
    'dph, odpočet dph, možný odpočet dph, s odpočtom dph, odpočtom dph, na odpočet, bez dph, plus dph',
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
