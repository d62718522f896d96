/**
 * Well-known models of makes, whether in stock or not: 'honda jazz' asks for a Honda. Comma-separated, by the squeezed
 * name of the make; from a '!' on those that are words or numbers of their own, which need their make before them.
 */
export const models: Readonly<Record<string, string>> = {
  alfaromeo: 'giulietta, giulia, stelvio, tonale, mito, brera, 147, 156, 159, 166 ! gt, spider, junior, 4c',
  audi: 'a1, a2, a3, a4, a5, a6, a7, a8, q2, q3, q5, q7, q8, r8, s1, s3, s4, s5, s6, s7, s8, sq5, sq7, sq8, rs3, rs4, rs5, rs6, rs7, rsq3, rsq8, a4 allroad, a6 allroad, allroad, e-tron gt, e-tron, q4 e-tron, q6 e-tron, q8 e-tron, a6 e-tron, 80, 100, rs e-tron gt, s e-tron gt, rs q3, rs q8 ! tt, tts',
  bmw: '1-serie, 2-serie, 3-serie, 4-serie, 5-serie, 6-serie, 7-serie, 8-serie, x1, x2, x3, x4, x5, x6, x7, xm, z3, z4, i3, i4, i5, i7, i8, ix, ix1, ix2, ix3, m2, m3, m4, m5, m6, m8, x3m, x5m, 225xe ! 1, 2, 3, 4, 5, 6, 7, 8, active tourer, gran tourer',
  byd: 'atto 2, atto 3, seal u, sealion, sealion 7, seal 6, dolphin surf ! dolphin, seal, han, tang, e6',
  chevrolet:
    'aveo, captiva, camaro, corvette, cruze, lacetti, matiz, tahoe, kalos, silverado, suburban, trax, orlando ! spark, volt',
  chrysler: 'pt cruiser, grand voyager, 300c, crossfire ! voyager',
  citroen:
    'c1, c2, c3, c4, c5, c6, c8, c3 aircross, c3 picasso, c4 cactus, c4 picasso, c4 x, c5 aircross, c5 x, grand c4 picasso, grand c4 spacetourer, c4 spacetourer, berlingo, jumper, jumpy, spacetourer, xsara, xsara picasso, saxo, ds3, ds4, ds5, nemo, c-elysee, c-zero, c-crosser, c4 aircross ! dispatch, relay, ami',
  cupra: 'formentor, tavascan, terramar, raval ! born, leon, ateca',
  dacia: 'duster, sandero, sandero stepway, lodgy, dokker, jogger, bigster, logan mcv ! spring, logan',
  ds: '3 crossback, 7 crossback ! 3, 4, 5, 7, 9',
  fiat: '500, 500c, 500e, 500l, 500x, 600, 600e, doblo, ducato, fiorino, freemont, grande punto, punto, multipla, qubo, scudo, sedici, stilo, tipo, topolino, 124 spider, linea, fullback, ulysse, grande panda, punto evo, 500 abarth ! panda, talento, idea, croma, bravo, strada',
  ford: 'b-max, bronco, c-max, grand c-max, ecosport, f150, fiesta, kuga, mondeo, mustang, mustang mach-e, mach-e, ranger, s-max, tourneo, tourneo connect, tourneo custom, transit, transit connect, transit courier, transit custom, puma, tourneo courier, f-150, streetka, galaxy ! ka, ka+, edge, explorer, fusion, capri, scorpio, probe, escort, expedition, focus, maverick, sierra',
  honda:
    'cr-v, cr-z, hr-v, fr-v, zr-v, e:ny1, nsx, s2000, civic tourer, jazz, accord, civic ! city, e, legend, stream, insight, prelude',
  hyundai:
    'bayon, elantra, getz, i10, i20, i30, i40, inster, ioniq, ioniq 5, ioniq 6, ioniq 9, ix20, ix35, ix55, kona, nexo, santa fe, staria, tucson, veloster, i800, h350, i20 n, i30 n, i30 fastback, sonata, terracan, trajet ! atos, coupe, matrix, accent, h1, casper',
  isuzu: 'd-max',
  jaguar: 'e-pace, f-pace, f-type, i-pace, s-type, x-type, xe, xf, xj, xk',
  jeep: 'cherokee, grand cherokee, gladiator, wrangler, renegade ! avenger, compass, commander, patriot',
  kia: 'carens, ceed, ceed sportswagon, ev3, ev4, ev5, ev6, ev9, magentis, niro, optima, picanto, proceed, pro ceed, rio, sorento, sportage, stinger, stonic, venga, xceed, pv5, ev2, k4, pro cee d, cee d, e-soul, e-niro, cerato, carnival ! soul, opirus',
  lancia: 'delta integrale ! delta, ypsilon, musa, phedra',
  landrover:
    'defender, discovery, discovery sport, freelander, range rover, range rover evoque, range rover sport, range rover velar, evoque, velar',
  lexus:
    'lbx, rz450e, ct200h, is300h, gs300h, gs450h, nx300h, nx350h, nx450h, rx350h, rx400h, rx450h, rx500h, ux250h, ux300e, es300h, ls500h ! ct, es, gs, is, lc, ls, lx, nx, rc, rx, rz, ux',
  mazda:
    'cx-3, cx-30, cx-5, cx-7, cx-60, cx-80, cx-9, mx-30, mx-5, rx-7, rx-8, bt-50, 6e, mazda2, mazda3, mazda5, mazda6, premacy ! 2, 3, 5, 6, 323, 626, tribute',
  mercedesbenz:
    'glc coupe, gle coupe, a-klass, b-klass, c-klass, e-klass, g-klass, r-klass, s-klass, v-klass, x-klass, cla, clc, clk, cls, cle, citan, gla, glb, glc, gle, glk, gls, slc, slk, sprinter, vaneo, viano, vito, eqa, eqb, eqc, eqe, eqs, eqt, eqv, amg gt, marco polo, t-klass, eqs suv, eqe suv ! a, b, c, e, g, r, s, v, x, 190, vario, sl, ml, gl',
  mg: 'ehs, marvel r, mg3, mg4, mg5, zs, zs ev, cyberster, mg s5 ! hs, zr, zt, tf, 3, 4, 5, s5, s5 ev',
  mini: 'clubman, countryman, paceman, aceman, cooper ! one, cabrio, roadster, coupe',
  mitsubishi:
    'asx, carisma, eclipse cross, grandis, i-miev, l200, lancer, outlander, pajero, shogun, space star, space wagon, galant ! colt',
  nissan:
    '350z, 370z, almera, ariya, gt-r, gtr, interstar, juke, leaf, micra, murano, navara, np300, nv200, nv300, nv400, pathfinder, primastar, primera, qashqai, qashqai+2, skyline, terrano, townstar, x-trail, e-nv200, pixo, tiida, pulsar ! note, patrol, cube, z',
  opel: 'ampera, antara, astra, combo, corsa, crossland, grandland, insignia, kadett, meriva, mokka, movano, vivaro, zafira, zafira life, frontera, crossland x, grandland x, mokka x, combo life, zafira tourer, vectra, agila, signum, cascada ! calibra, karl, omega, adam, tigra',
  peugeot:
    '106, 107, 108, 206, 207, 208, 301, 306, 307, 308, 405, 406, 407, 408, 508, 607, 806, 807, 1007, 2008, 3008, 4007, 5008, rcz, rifter, bipper, e-208, e-308, e-2008, e-3008, e-5008, 4008 ! boxer, expert, partner, ion, traveller, 408',
  polestar: '! 1, 2, 3, 4, 5',
  porsche:
    '718, 911, 918, 924, 928, 944, 968, 992, boxster, carrera, cayenne, cayman, macan, panamera, taycan, taycan cross turismo',
  renault:
    'alaskan, arkana, austral, captur, clio, fluence, grand scenic, kadjar, kangoo, koleos, laguna, megane, modus, rafale, scenic, symbioz, talisman, trafic, twingo, twizy, zoe, 5 e-tech, grand espace, grand modus, 4 e-tech, r4, r5, megane e-tech, scenic e-tech ! 4, 5, 19, master, thalia, vel satis, wind, latitude, espace, express',
  saab: '9-3, 9-3x, 9-4x, 9-5, 9-7x, 900, 9000, 96, 99',
  seat: 'alhambra, altea, arona, ateca, arosa, cordoba, exeo, ibiza, leon, tarraco, mii, mii electric, el-born, toledo ! ',
  skoda:
    'citigo, elroq, enyaq, enyaq coupe, epiq, fabia, felicia, forman, kamiq, karoq, kodiaq, octavia, octavia scout, yeti, rapid spaceback, enyaq iv, roomster ! 100, 105, 120, 130, rapid, scala, favorit, superb',
  smart: 'forfour, fortwo ! roadster, #1, #3, #5',
  ssangyong: 'korando, musso, rexton, rodius, tivoli, kyron, actyon, torres, xlv',
  subaru: 'brz, crosstrek, forester, impreza, levorg, outback, solterra, trezia, wrx, wrx sti, xv ! justy, legacy',
  suzuki:
    'baleno, celerio, grand vitara, ignis, jimny, kizashi, liana, s-cross, sx4, sx4 s-cross, swace, vitara, wagon r, e vitara ! alto, splash, samurai, across, swift',
  tesla: 'cybertruck, model 3, model s, model x, model y ! 3, s, x, y, roadster',
  toyota:
    'auris, auris touring sports, avensis, aygo, aygo x, bz4x, c-hr, camry, celica, corolla, corolla cross, corolla verso, gr86, gr yaris, gt86, highlander, hilux, land cruiser, landcruiser, mr2, prius, prius+, proace, proace city, proace verso, rav4, sienna, supra, tundra, urban cruiser, yaris, yaris cross, yaris verso, verso-s, proace max, prius plus, c-hr+, previa, hiace, mirai, carina, starlet ! picnic, sequoia, tacoma, verso, iq',
  vauxhall:
    'astra, combo, corsa, crossland, grandland, insignia, meriva, mokka, movano, vivaro, zafira, frontera, ampera, antara, astra gtc, vectra, agila, signum, cascada ! adam, karl, viva',
  volkswagen:
    'kuplavolkkari, kupla, amarok, arteon, bora, caddy, caravelle, corrado, crafter, golf, golf plus, golf sportsvan, grand california, id buzz, id 2, id 3, id 4, id 5, id 7, id 7 tourer, jetta, lupo, multivan, new beetle, passat, passat cc, phaeton, polo, scirocco, sharan, t-cross, t-roc, taigo, tayron, tiguan, tiguan allspace, touareg, touran, transporter, vento, passat alltrack, golf alltrack, id buzz cargo, arteon shooting brake ! cc, eos, fox, up, t4, t5, t6, t7, t3, california, beetle',
  volvo:
    'c30, c40, c70, es90, ex30, ex40, ex60, ex90, ec40, s40, s60, s70, s80, s90, v40, v40 cross country, v50, v60, v60 cross country, v70, v90, v90 cross country, xc40, xc60, xc70, xc90, 140, 142, 145, 240, 242, 245, 740, 744, 745, 760, 780, 850, 940, 945, 960 ! pv, amazon',
  kgm: 'torres, korando, musso, rexton, tivoli, actyon',
  genesis: 'g70, g80, gv60, gv70, gv80',
  infiniti: 'q30, q50, qx30, qx70',
  nio: 'el6, el7, el8 ! et5, et7',
  xpeng: '! g3, g6, g9, p5, p7',
  leapmotor: 't03, c10',
  zeekr: '001, 7x, zeekr x ! x',
};

/** Squeezed models whose names are also versions of the others of their make: 'MINI Cabrio Cooper S', 'A3 e-tron'. */
export const versionModels: ReadonlySet<string> = new Set(['minicooper', 'audietron']);

/** By the squeezed make: names of its sporty makes, which are trims of its own models as well: 'V60 Polestar'. */
export const performanceMakes: Readonly<Record<string, readonly string[]>> = {
  volvo: ['polestar'],
  seat: ['cupra'],
  fiat: ['abarth'],
  renault: ['alpine'],
};
