/** The bodies of cars like a model: 'something like a golf'. */
export interface ModelBodies {
  /** Swedish words of the concepts. */
  of: readonly string[];
  /** Comma-separated names without their make. */
  models: string;
}

export const modelBodies: readonly ModelBodies[] = [
  {
    of: ['halvkombi'],
    models:
      'golf, polo, up!, id.3, lupo, e-golf, a1, a3, 1-serie, i3, a-klass, v40, c30, yaris, auris, corolla, aygo, prius, clio, twingo, zoe, megane, 5 e-tech, ibiza, leon, mii, fabia, scala, citigo, fiesta, focus, ka, i10, i20, i30, ceed, rio, picanto, corsa, astra, adam, karl, 106, 107, 108, 206, 207, 208, 306, 307, 308, c1, c3, c4, micra, leaf, note, pulsar, jazz, civic, mazda2, mazda3, swift, ignis, celerio, baleno, 500, 500e, panda, punto, tipo, cooper, sandero, spring, born, mg3, mg4, colt, space star, fortwo, forfour, giulietta, mito',
  },
  {
    of: ['kombi'],
    models:
      'passat, golf sportscombi, golf variant, v50, v60, v70, v90, v60 cross country, v90 cross country, xc70, superb, octavia, octavia combi, ceed sportswagon, auris touring sports, avensis, mondeo, insignia, mazda6, 508, optima, outback, levorg, a4 allroad, a6 allroad, passat alltrack, mg5, id.7 tourer, arteon shooting brake, proceed',
  },
  {
    of: ['kombi', 'sedan'],
    models: 'a4, a6, 3-serie, 5-serie, c-klass, e-klass, 9-3, 9-5, cla',
  },
  {
    of: ['sedan'],
    models:
      'model 3, model s, s40, s60, s80, s90, camry, a5, a7, a8, 4-serie, 7-serie, s-klass, i4, jetta, arteon, ioniq 6, id.7, giulia, is, es, xe, xf, taycan, panamera',
  },
  {
    of: ['suv', 'crossover'],
    models:
      'xc40, ex30, ex40, c40, q2, q3, x1, x2, gla, ix1, t-roc, t-cross, taigo, captur, juke, kadjar, 2008, mokka, crossland, puma, ecosport, kona, bayon, stonic, niro, xceed, soul, c-hr, yaris cross, aygo x, arona, kamiq, renegade, avenger, cx-3, cx-30, hr-v, vitara, s-cross, jimny, duster, 500x, zs, c3 aircross, countryman, qashqai, xv, asx, ux, formentor, arona, e-2008',
  },
  {
    of: ['suv'],
    models:
      'tiguan, tiguan allspace, touareg, tayron, xc60, xc90, ex90, q4 e-tron, q5, q7, q8, e-tron, x3, x4, x5, x6, x7, ix, ix3, glb, glc, gle, gls, eqa, eqb, eqc, id.4, id.5, karoq, kodiaq, enyaq, elroq, ateca, tarraco, 3008, 5008, grandland, kuga, explorer, tucson, santa fe, sportage, sorento, ev9, rav4, highlander, land cruiser, bz4x, cx-5, cx-60, mx-30, cr-v, outlander, eclipse cross, x-trail, ariya, forester, c5 aircross, austral, koleos, model y, model x, macan, cayenne, discovery, discovery sport, defender, evoque, range rover, range rover sport, range rover evoque, compass, cherokee, nx, rx, ehs, hs, stelvio, f-pace, e-pace, i-pace, ioniq 5, ev6, yeti, pajero',
  },
  {
    of: ['familjebuss'],
    models:
      'touran, sharan, golf sportsvan, golf plus, s-max, galaxy, c-max, grand c-max, b-max, zafira, meriva, scenic, grand scenic, espace, berlingo, rifter, carens, verso, 2 active tourer, b-klass, v-klass, multivan, caravelle, id. buzz, alhambra, c4 picasso, grand c4 picasso, jogger, lodgy, proace verso, traveller, spacetourer, tourneo custom, 5008',
  },
  {
    of: ['skåpbil'],
    models:
      'transporter, crafter, caddy cargo, transit, transit custom, transit connect, sprinter, vito, citan, vivaro, movano, trafic, master, kangoo, expert, boxer, partner, jumpy, jumper, berlingo van, proace, proace city, ducato, doblo cargo, daily, combo cargo, primastar',
  },
  { of: ['pickup'], models: 'hilux, ranger, amarok, l200, navara, d-max, musso, rexton sports' },
  {
    of: ['cab', 'coupé'],
    models: 'mx-5, z4, slk, slc, tt, mustang, 911, boxster, cayman, 718, 2-serie, gt86, gr86, brz',
  },
];
