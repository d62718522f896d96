/*
 * Names of the trade in every language, as rows of comma-separated expressions.
 */

/** Version names that consist of ordinary words. */
export const versions =
  'pro max, long range, standard range, extended range, single motor, twin motor, dual motor, cross turismo, cross country, e boxer, e tech, e power, polestar engineered, type r, black edition, crew cab, double cab, d cab, x cab, king cab, extra cab, single cab, super cab, dubbelhytt, dobbelkabin, dobbeltkabine, m sport, s line, r line, n line, gt line, st line, amg line, f sport, gr sport, type s, all in, first edition, limited edition';

/** Makers of sound systems, which few stocks tell. */
export const soundMakers =
  'harman kardon, bang olufsen, bang och olufsen, bang and olufsen, b o, b w, bose, bose sound, bowers wilkins, bowers and wilkins, burmester, meridian, jbl';

/** Makes, for those that are not in stock. 'smart' and 'ram' alone are words, too. */
export const makes =
  'abarth, alfa romeo, aston martin, audi, bentley, bmw, byd, cadillac, chevrolet, chrysler, citroen, cupra, dacia, daewoo, daihatsu, dodge, ferrari, fiat, ford, genesis, gwm, honda, hongqi, hyundai, infiniti, isuzu, iveco, jaguar, jeep, kgm, kia, lada, lamborghini, lancia, land rover, leapmotor, lexus, lincoln, lotus, lynk co, maserati, maxus, mazda, mclaren, mercedes, mitsubishi, nissan, opel, peugeot, polestar, pontiac, porsche, renault, rolls royce, saab, skoda, smart car, smart cars, smart forfour, smart fortwo, ssangyong, subaru, suzuki, tesla, toyota, vauxhall, volkswagen, volvo, voyah, xpeng, zeekr';

/** What bears the name of a model, but is none: 'room for golf clubs'. */
export const namesakes =
  'golfer, golfers, golfing, golf clubs, golf club, golf bag, golf bags, golf trolley, golf sticks, golf equipment, golf course, golf trips, play golf, playing golf, mini break, mini breaks';
