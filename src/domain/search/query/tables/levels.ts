import type { QuartileField, QueryLanguage } from '../understanding';

/** A rule for a word like 'fast': a bound that depends on the present stock or year. It is shown as a range. */
export interface Level {
  /**
   * `quartile`: at least the upper quartile of the stock, or a share of it, rounded down to two digits.
   * `newest`: at most so many years old.
   */
  rule:
    { field: QuartileField; kind: 'quartile'; share?: number } | { field: 'car_year'; kind: 'newest'; years: number };
  /** Kept where no car fits, like a year that the text names: a 'nearly new' car is no old one. */
  isFirm?: true;
  terms: Readonly<Record<QueryLanguage, string>>;
}

export const levels: readonly Level[] = [
  {
    rule: { field: 'car_power', kind: 'quartile' },
    terms: {
      sv: 'flest hästkrafter, flest hästar, mest hästkrafter, mest effekt, högst effekt, starkast, starkaste, störst motor, största motorn, snabb, snabba, snabbt, snabbare, snabbast, snabbaste, stark motor, stor motor, större motor, stark, starka, hög effekt, sportig, sportiga, sportigt, snabb bil',
      nb: 'flest hestekrefter, mest hestekrefter, sterkest, sterkeste, størst motor, rask, raske, rask bil, hurtig, hurtige, raskest, raskeste, sterk motor, stor motor, sterk, sporty, sportslig, kjapp, kjappe, sprek, spreke, kraftig, kraftige, kraftig motor, mye krefter, mange hestekrefter, mye hestekrefter, mange hester, futt, med futt, mest hk, flest hk, høyest hk, høyeste hk',
      da: 'flest hestekræfter, stærkest, stærkeste, størst motor, hurtig, hurtige, hurtig bil, hurtigste, hurtigst, stærk motor, stor motor, sporty, sportslig, kraftig, kraftige, kraftig motor, mange hestekræfter, masser af hestekræfter, masser af hk, masser af kræfter, mange kræfter, rap, rappe, fut, med fut, flest hk, mest hk, højest hk, højeste hk',
      en: 'hot, pocket rocket, most horsepower, most bhp, highest bhp, most power, biggest engine, largest engine, fast, fast car, fast cars, quick, fastest, fastest car, quickest, powerful, most powerful, big engine, large engine, powerful engine, sporty, high performance',
      fi: 'eniten hevosvoimia, tehokkain, tehokkaimmat, isoin moottori, suurin moottori, nopea, nopeat, nopeaa, nopean, nopein, nopeimmat, tehokas, iso moottori, tehokas moottori, sporttinen, urheilullinen, sporttista, sporttisen, sporttiset, sporttisia, urheilullista, urheilullisen, urheilulliset, nopeampi, nopeampaa, nopeita, nopeasti kiihtyvä, tehokasta, tehokkaan, tehokkaat, tehokkaita, tehokkaampi, tehoa riittää, paljon tehoa, paljon heppoja, paljon hevosvoimia, vauhdikas, vauhdikasta, suorituskykyinen, suorituskykyistä, isolla moottorilla, isokoneinen, iso kone, tehokas kone, potkua, kunnolla potkua, väkivahva, vahva, vahvakoneinen, vahvamoottorinen, sähäkkä, sähäkkää, ripeä, ripeää, pirteä, ärhäkkä, räväkkä, rivakka, tykki, tehopakkaus, kova kone, kovalla koneella, lujaa kulkeva, kulkee lujaa, kulkee kovaa, kovaa kulkeva, kunnon tehot, tehoja riittävästi, iskukykyinen, suorituskykyä, paljon tehoja, isot tehot, isoilla tehoilla',
      sk: 'výkonný motor, s výkonným motorom, najväčší výkon, s najväčším výkonom, najviac koní, najsilnejšie, najsilnejší, najväčší motor, najvýkonnejšie, športové, športový, športová, športovú, športového, rýchle, rýchly, rýchla, rýchle auto, najrýchlejšie, najrýchlejší, silné, silný motor, veľký motor, výkonné, výkonný, športovo, výkonná, výkonnú, výkonného, silná, silnú, silný, silného, s veľkým výkonom, veľký výkon, vysoký výkon, s vysokým výkonom, dynamické, dynamický, dynamická, so silným motorom, silným motorom, s veľkým motorom, čo ide, čo má ťah, rýchlejšie, rýchlejší, rýchlejšia, veľa koní, s veľa koňmi, nadupané, nabušené, svižné, svižný, svižná, svižnú, dravé, dravý, šliape, čo šliape, ťahavé, ťahavý, s poriadnym motorom, poriadny motor, s dobrým výkonom, dobrý výkon, dobrým výkonom, s vyšším výkonom, vyšší výkon, vyšším výkonom, veľa výkonu, dosť výkonu, dosť koní, raketa, delo, rýchlu, rýchleho, najrýchlejšiu',
    },
  },
  {
    rule: { field: 'wltp_electric_range', kind: 'quartile' },
    terms: {
      sv: 'bäst räckvidd, bästa räckvidd, långdistans, bästa räckvidden, maximal räckvidd, lång räckvidd, längre räckvidd, stor räckvidd, längst räckvidd, längsta räckvidd, hög räckvidd',
      nb: 'størst rekkevidde, største rekkevidde, best rekkevidde, maksimal rekkevidde, lang rekkevidde, lengre rekkevidde, lengst rekkevidde, mest rekkevidde, høyest rekkevidde, høy rekkevidde',
      da: 'størst rækkevidde, største rækkevidde, længste rækkevidde, stor rækkevidde, bedst rækkevidde, bedste rækkevidde, lang rækkevidde, længere rækkevidde, længst rækkevidde, mest rækkevidde, højest rækkevidde, højeste rækkevidde, høj rækkevidde',
      en: 'long range, extended range, best range, most range, maximum range, max range, longest range, big range, high range, long electric range, long battery range, with long range, with a long range',
      fi: 'pisin kantama, pitkä kantama, hyvä kantama, paras toimintamatka, parhaalla toimintamatkalla, pitkä toimintamatka, pitkällä toimintamatkalla, pitkän toimintamatkan, pisin toimintamatka, pitkällä kantamalla, pitkää kantamaa, suuri kantama, paras kantama, parhaalla kantamalla, iso kantama, pitkä range, pitkällä rangella, hyvä range, pisimmällä kantamalla, pitkän kantaman, pisimmällä toimintamatkalla, pisimmällä rangella, pisin range, suurin kantama, suurimmalla kantamalla, suurin toimintamatka, suurimmalla toimintamatkalla, eniten rangea, paras range, parhaalla rangella, pitkä ajomatka, pääsee pitkälle, kulkee pitkälle, pitkälle yhdellä latauksella, pitkälle latauksella, iso toimintamatka, isoin toimintamatka, suuri toimintamatka, suurella toimintamatkalla, pitkään latauksella, pitkät matkat latauksella',
      sk: 'najväčší dojazd, s najväčším dojazdom, najväčším dojazdom, najlepší dojazd, s najlepším dojazdom, dlhý dojazd, dlhým dojazdom, s dlhým dojazdom, veľký dojazd, veľkým dojazdom, s veľkým dojazdom, najdlhší dojazd, čo najväčší dojazd, s čo najväčším dojazdom, čo najväčším dojazdom, čo najdlhší dojazd, maximálny dojazd, s maximálnym dojazdom, vysoký dojazd, s vysokým dojazdom, vysokým dojazdom, najdlhším dojazdom, s najdlhším dojazdom, dlhý elektrický dojazd, ďaleko dôjde, dôjde ďaleko, ďaleko na jedno nabitie',
    },
  },
  {
    rule: { field: 'wltp_electric_range', kind: 'quartile', share: 0.8 },
    terms: {
      sv: 'bra räckvidd, god räckvidd, hyfsad räckvidd, schysst räckvidd, okej räckvidd',
      nb: 'god rekkevidde, bra rekkevidde, grei rekkevidde, vinterrekkevidde, god vinterrekkevidde, bra vinterrekkevidde, rekkevidde om vinteren, god rekkevidde om vinteren, bra rekkevidde om vinteren, går langt, kommer langt, går langt på strøm, går langt på lading, går langt på en lading, kommer langt på en lading, langt på en lading, langtrekkende, kjøre langt, kan kjøre langt, kjører langt',
      da: 'god rækkevidde, fin rækkevidde, vinterrækkevidde, god vinterrækkevidde, rækkevidde om vinteren, god rækkevidde om vinteren, kommer langt, kommer langt på en opladning, langt på en opladning, kører langt på en opladning, kører langt på strøm, langtrækkende, køre langt, kan køre langt',
      en: 'good range, decent range, good electric range, good battery range, reasonable range',
      fi: 'hyvä toimintamatka, hyvällä toimintamatkalla, hyvän toimintamatkan, kohtuullinen toimintamatka',
      sk: 'dobrý dojazd, dobrým dojazdom, s dobrým dojazdom, slušný dojazd, slušným dojazdom',
    },
  },
  {
    rule: { field: 'car_price', kind: 'quartile' },
    terms: {
      sv: 'lyxbil, lyxbilar, lyxig, lyx, exklusiv, exklusiva',
      nb: 'luksusbil, luksusbiler, luksus, eksklusiv',
      da: 'luksusbil, luksusbiler, luksus, eksklusiv',
      en: 'luxury, luxury car, luxury cars, luxurious, prestige, posh, posh car, swanky, upmarket, classy, high end, high-end, top of the range',
      fi: 'luksusauto, luksusautot, luksus, ylellinen, luksusautoa, luksusta, luksuksen, ylellistä, ylellisen, loistoauto, hieno ja kallis, edustusauto, edustusautoa, edustava, edustavaa, premium, hienostoauto, arvoauto, hieno auto johtajalle, ylellinen auto, ylellisyyttä, statusauto, huippuauto, prestiisiauto',
      sk: 'luxusné, luxusný, luxusná, luxusné auto, luxusné autá, luxusnú, luxusného, luxus, luxusnejšie, luxusnejší, reprezentatívne, reprezentatívny, reprezentačné, prémiové, prémiový, prestížne, prestížny, noblesné, exkluzívne, exkluzívny, vyššia trieda, vyššej triedy, drahé auto, nóbl',
    },
  },
  {
    rule: { field: 'car_year', kind: 'newest', years: 2 },
    isFirm: true,
    terms: {
      sv: 'nästan ny, nästan nya, nästan nytt, nästan helt ny, som ny, ny-ish, årsfärsk, årsgammal, ett år gammal, nästintill ny',
      nb: 'nesten ny, nesten nye, nesten nytt, som ny, så godt som ny, årsgammel',
      da: 'næsten ny, næsten nye, næsten nyt, som ny, så god som ny, et år gammel',
      en: 'pre reg, pre-reg, pre registered, pre-registered, newish, a year old, a year or two old, a couple of years old, couple of years old, one or two years old, nearly new, almost new, as new, like new, jahreswagen, last year s model, last years model, last year model',
      fi: 'lähes uusi, lähes uudet, lähes uutta, melkein uusi, uudenveroinen, lähes uuden, melkein uuden, uudenveroiset, uudenveroista, lähes uusia, vuoden vanha, vuoden vanhat, vuoden vanhaa, vuoden ikäinen, vuosikas, vuoden ikäistä, vuoden tai kaksi vanha, muutaman vuoden vanha, pari vuotta vanha',
      sk: 'ročiak, ročiaka, ročné auto, jednoročné auto, jednoročné, takmer nové, takmer nový, takmer nová, skoro nové, skoro nový, ako nové, ako nový, takmer novú, skoro nová, skoro novú, ako nová, ako novú',
    },
  },
  {
    rule: { field: 'car_year', kind: 'newest', years: 2 },
    terms: {
      sv: 'nyare, nyare bil, nyare bilar',
      nb: 'nyere, nyere bil, nyere biler, fra i fjor, fjorårets',
      da: 'nyere, nyere bil, nyere biler, fra i fjor, fra sidste år, sidste års',
      en: 'newer car, newer cars, recent',
      fi: 'uudehko',
      sk: 'novšie auto, novšie autá',
    },
  },
];
