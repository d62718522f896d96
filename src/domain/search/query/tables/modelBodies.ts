/**
 * The bodies and the size of well-known models: 'something like a golf', 'small car', and what is like a model that is
 * not in stock. Raise `FORM` of `opensearch/documents.ts` with a change, as indexes hold the sizes of their cars.
 */
export interface ModelBodies {
  /** Swedish words of the concepts. */
  of: readonly string[];
  /** From A, the smallest, to E: that of a Twingo, a Polo, a Golf, a Passat, an E-Class, and of an SUV or a van likewise. */
  size: ModelSize;
  /** Comma-separated names, with their make where others have the same. */
  models: string;
}

export type ModelSize = 'A' | 'B' | 'C' | 'D' | 'E';

export const modelBodies: readonly ModelBodies[] = [
  {
    of: ['halvkombi'],
    size: 'A',
    models:
      'up!, lupo, fox, i3, aygo, iq, twingo, twizy, mii, mii electric, citigo, ka, ka+, i10, inster, picanto, adam, agila, karl, viva, 106, 107, 108, ion, c1, c-zero, ami, pixo, celerio, alto, splash, wagon r, ignis, 500, 500e, 500 abarth, panda, grande panda, topolino, spring, fortwo, forfour, space star, i-miev, t03, ypsilon, matiz, spark, smart roadster, justy, dolphin surf, casper, e-up!, starlet',
  },
  {
    of: ['halvkombi'],
    size: 'B',
    models:
      'polo, a1, s1, a2, id.2, yaris, gr yaris, clio, modus, zoe, 4 e-tech, 5 e-tech, renault 4, renault 5, r5, ibiza, fabia, fiesta, i20, i20 n, rio, corsa, 206, 207, 208, e-208, c2, c3, e-c3, ds 3, ds3, micra, note, jazz, honda e, mazda 2, swift, baleno, punto, grande punto, punto evo, cooper, mini one, clubman, sandero, logan, mg 3, colt, mito, getz, aveo, kalos, xsara, saxo, rapid spaceback, tigra, fusion, arosa, cordoba, aceman, byd dolphin, verso-s',
  },
  {
    of: ['halvkombi'],
    size: 'C',
    models:
      "golf, e-golf, id.3, bora, beetle, new beetle, scirocco, a3, s3, rs3, bmw 1, mercedes-benz a, v40, v40 cross country, c30, auris, corolla, prius, prius+, lexus ct, ct200h, megane, megane e-tech, leon, cupra leon, born, altea, toledo, scala, rapid, focus, i30, i30 n, ioniq, veloster, ceed, cee'd, pro ceed, cerato, astra, astra gtc, ampera, 306, 307, 308, e-308, c4, e-c4, c4 x, c4 cactus, ds 4, ds4, leaf, pulsar, almera, civic, insight, mazda 3, impreza, tipo, bravo, stilo, linea, giulietta, mg 4, delta, lancer, volt, cruze, lacetti, fluence, smart 1",
  },
  {
    of: ['kombi'],
    size: 'C',
    models:
      'golf sportscombi, golf variant, golf alltrack, octavia, octavia combi, octavia scout, v50, ceed sportswagon, ceed sw, proceed, auris touring sports, corolla touring sports, leon st, leon sportstourer, mercedes-benz cla shooting brake, levorg, mg 5, swace, civic tourer, 308 sw',
  },
  {
    of: ['kombi'],
    size: 'D',
    models:
      'passat, passat alltrack, passat variant, arteon shooting brake, id.7 tourer, v60, v60 cross country, v70, xc70, superb, avensis, mondeo, insignia, mazda 6, optima, i40, outback, legacy, 508, c5, c5 x, laguna, talisman, exeo, vectra, accord, primera, a4 allroad, kizashi, croma',
  },
  {
    of: ['kombi'],
    size: 'E',
    models: 'v90, v90 cross country, a6 allroad',
  },
  {
    of: ['kombi', 'sedan'],
    size: 'D',
    models: 'a4, s4, rs4, bmw 3, mercedes-benz c, 9-3',
  },
  {
    of: ['kombi', 'sedan'],
    size: 'E',
    models: 'a6, s6, rs6, a6 e-tron, bmw 5, mercedes-benz e, 9-5',
  },
  {
    of: ['sedan'],
    size: 'C',
    models: 'jetta, vento, cla, s40, elantra, c-elysee, 301, bmw 2 gran coupe',
  },
  {
    of: ['sedan'],
    size: 'D',
    models:
      'model 3, s60, a5, s5, rs5, bmw 4, i4, arteon, passat cc, id.7, camry, mirai, giulia, 159, lexus is, is300h, xe, x-type, ioniq 6, stinger, polestar 2, 407, 406, byd seal, seal, prius plus, genesis g70, mazda 6e, nio et5, infiniti q50, sonata, magentis, sebring',
  },
  {
    of: ['sedan'],
    size: 'E',
    models:
      'model s, s80, s90, es90, a7, s7, rs7, a8, s8, e-tron gt, bmw 6, bmw 7, bmw 8, i5, i7, mercedes-benz s, cls, eqe, eqs, lexus es, es300h, lexus gs, gs300h, gs450h, lexus ls, ls500h, xf, xj, s-type, taycan, taycan cross turismo, panamera, phaeton, 607, c6, 300c, byd han, polestar 5, zeekr 001, 001, nio et7, xpeng p7, p7, legend, genesis g80',
  },
  {
    of: ['suv', 'crossover'],
    size: 'B',
    models:
      'q2, t-cross, t-roc, taigo, ex30, xc40, ex40, c40, ec40, x1, x2, ix1, ix2, q3, rsq3, gla, eqa, countryman, paceman, captur, symbioz, juke, 2008, e-2008, c3 aircross, c3 picasso, ds 3 crossback, mokka, mokka x, crossland, crossland x, frontera, puma, ecosport, kona, bayon, ix20, stonic, niro, soul, e-soul, ev3, venga, yaris cross, aygo x, urban cruiser, c-hr, c-hr+, lbx, ux, ux250h, ux300e, arona, kamiq, epiq, sandero stepway, duster, renegade, jeep avenger, cx-3, cx-30, mx-30, hr-v, e:ny1, vitara, e vitara, s-cross, sx4, sx4 s-cross, jimny, 500x, 600, 600e, sedici, zs, zs ev, asx, c4 aircross, xv, crosstrek, tivoli, xlv, e-pace, tonale, junior, atto 2, atto 3, infiniti qx30, infiniti q30, smart 3, trax, xceed, ev2',
  },
  {
    of: ['suv'],
    size: 'C',
    models:
      'tiguan, id.4, id.5, karoq, yeti, enyaq, enyaq coupe, elroq, ateca, formentor, tavascan, terramar, qashqai, ariya, 3008, e-3008, c5 aircross, ds 7, ds 7 crossback, ds 5, grandland, grandland x, antara, kuga, mustang mach-e, mach-e, tucson, ix35, sportage, ev5, rav4, bz4x, solterra, corolla cross, cx-5, cx-7, cr-v, zr-v, eclipse cross, x-trail, forester, austral, kadjar, scenic e-tech, arkana, koleos, rafale, compass, cherokee, patriot, ehs, mg hs, mg s5, s5 ev, marvel r, stelvio, glb, eqb, glk, q4 e-tron, x3, ix3, freelander, range rover evoque, evoque, nx, nx300h, nx350h, nx450h, korando, actyon, torres, bigster, captiva, ioniq 5, ev6, model y, macan, qashqai+2, seal u, c10, xpeng g6, g6, polestar 4, ev4, smart 5, 4008, c-crosser, tribute, x4, nexo, grand vitara',
  },
  {
    of: ['suv'],
    size: 'D',
    models:
      'xc60, ex60, q5, sq5, q6 e-tron, x3 m, glc, glc coupe, eqc, f-pace, i-pace, discovery sport, range rover velar, velar, tiguan allspace, tayron, kodiaq, tarraco, 5008, e-5008, santa fe, sorento, outlander, highlander, wrangler, cx-60, cx-9, rexton, murano, pathfinder, kyron, freemont, edge, genesis gv70, sealion 7, sealion, polestar 3, zeekr 7x, 4007, terracan, bronco, lexus rz, rz450e, infiniti qx50',
  },
  {
    of: ['suv'],
    size: 'E',
    models:
      'xc90, ex90, q7, sq7, q8, sq8, rsq8, e-tron, q8 e-tron, x5, x6, x7, xm, ix, gle, gle coupe, gls, mercedes-benz g, ml, mercedes-benz gl, eqe suv, eqs suv, touareg, cayenne, model x, explorer, ev9, ioniq 9, land cruiser, landcruiser, cx-80, discovery, defender, range rover, range rover sport, grand cherokee, rx, rx350h, rx400h, rx450h, rx500h, lexus lx, pajero, shogun, patrol, cybertruck, xpeng g9, g9, byd tang, infiniti qx70, gv80, nio el6, nio el7, nio el8, expedition, suburban, tahoe, cadillac escalade',
  },
  {
    of: ['familjebuss'],
    size: 'B',
    models: 'b-max, meriva, yaris verso, idea, musa, trezia',
  },
  {
    of: ['familjebuss'],
    size: 'C',
    models:
      'touran, golf sportsvan, golf plus, c-max, grand c-max, zafira, zafira tourer, scenic, grand scenic, berlingo, rifter, carens, verso, corolla verso, bmw 2 active tourer, 2 active tourer, 2 gran tourer, active tourer, gran tourer, 225xe, mercedes-benz b, mercedes-benz t, eqt, c4 picasso, grand c4 picasso, c4 spacetourer, grand c4 spacetourer, xsara picasso, jogger, lodgy, dokker, kangoo, doblo, qubo, tourneo connect, tourneo courier, combo life, caddy, townstar, proace city verso, roomster, altea xl, fr-v, stream, mazda 5, premacy, 500l, orlando',
  },
  {
    of: ['familjebuss'],
    size: 'D',
    models:
      'sharan, alhambra, s-max, galaxy, espace, grand espace, mercedes-benz v, mercedes-benz r, viano, eqv, marco polo, multivan, caravelle, california, grand california, id. buzz, proace verso, traveller, spacetourer, tourneo custom, tourneo, zafira life, voyager, grand voyager, rodius, staria, 807, 806, c8, ulysse, phedra, previa, space wagon, grandis, carnival, latitude',
  },
  {
    of: ['skåpbil'],
    size: 'B',
    models:
      'caddy cargo, transit connect, transit courier, citan, berlingo van, partner, bipper, nemo, proace city, doblo cargo, fiorino, combo cargo, combo, nv200, e-nv200, express',
  },
  {
    of: ['skåpbil'],
    size: 'C',
    models:
      'transporter, transit custom, vito, vivaro, trafic, expert, jumpy, dispatch, proace, scudo, talento, primastar, nv300, id. buzz cargo, pv5, h1',
  },
  {
    of: ['skåpbil'],
    size: 'E',
    models:
      'crafter, transit, sprinter, movano, master, boxer, jumper, relay, ducato, daily, interstar, nv400, proace max, h350, hiace',
  },
  {
    of: ['pickup'],
    size: 'D',
    models:
      'hilux, ranger, amarok, l200, navara, np300, d-max, musso, rexton sports, x-klass, mercedes-benz x, alaskan, fullback, bt-50, gladiator, maverick, f-150, f150, silverado, tundra, tacoma, strada',
  },
  {
    of: ['cab', 'coupé'],
    size: 'B',
    models: 'mx-5, 500c, mini cabrio, mini roadster, mini coupe, streetka, copen, spider, 124 spider, 207 cc, mr2',
  },
  {
    of: ['cab', 'coupé'],
    size: 'C',
    models:
      'z3, z4, slk, slc, tt, tts, bmw 2, m2, gt86, gr86, brz, 718, boxster, 718 boxster, cayman, 718 cayman, eos, golf cabriolet, t-roc cabriolet, rcz, cascada, crossfire, 308 cc, megane cc, celica',
  },
  {
    of: ['cab', 'coupé'],
    size: 'D',
    models:
      'mustang, 911, c70, clk, cle, m4, 350z, 370z, lexus rc, prelude, supra, brera, alfa romeo gt, camaro, corvette, r8, f-type, a5 cabriolet',
  },
];

/** Models that are electric alone, in any version. Comma-separated, as above. */
export const electricModels =
  'id.2, id.3, id.4, id.5, id.7, id.7 tourer, id. buzz, id. buzz cargo, e-golf, e-up!, q4 e-tron, q6 e-tron, q8 e-tron, e-tron, e-tron gt, a6 e-tron, i3, i4, i5, i7, ix, ix1, ix2, ix3, eqa, eqb, eqc, eqe, eqs, eqt, eqv, eqe suv, eqs suv, zoe, twizy, 4 e-tech, 5 e-tech, megane e-tech, scenic e-tech, renault 4, renault 5, r5, mii electric, born, tavascan, raval, elroq, enyaq, enyaq coupe, epiq, mach-e, mustang mach-e, inster, ioniq 5, ioniq 6, ioniq 9, ev2, ev3, ev4, ev5, ev6, ev9, e-soul, pv5, e-208, e-2008, e-308, e-3008, e-5008, ion, c-zero, e-c3, e-c4, ami, leaf, ariya, e-nv200, honda e, e:ny1, mx-30, 500e, 600e, topolino, mg 4, mg 5, mg s5, zs ev, marvel r, cyberster, spring, i-miev, lexus rz, bz4x, solterra, model 3, model s, model x, model y, cybertruck, taycan, taycan cross turismo, i-pace, c40, ec40, ex30, ex40, ex60, ex90, es90, polestar 2, polestar 3, polestar 4, polestar 5, smart 1, smart 3, smart 5, aceman, atto 2, atto 3, dolphin, dolphin surf, seal, han, tang, sealion 7, e vitara, xpeng g6, xpeng g9, xpeng p7, zeekr 001, zeekr 7x, t03, c10, gv60';
