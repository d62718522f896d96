import type { LanguageTable } from './table.types';

export const en: LanguageTable = {
  max: 'not a penny over, not a penny more than, not a pound over, not a pound more than, not one penny over, not a cent over, absolutely no more than, strictly under, bis, unter, spend up to, tops, top whack, absolute max, absolute maximum, max budget, limit, limit of, nothing over, nothing above, not over, not above, nothing more than, no higher than, doesn t cost more than, must not cost more than, mustn t cost more than, don t want to spend more than, not spend more than, don t want to pay more than, not done more than, hasn t done more than, can t spend more than, no dearer than, not dearer than, not more expensive than, fewer than, under, max, maximum, up to, less than, below, at most, no more than, not more than, lower than, until, to, upto, no later than, sub',
  min: 'ab, longer than, over, min, minimum, from, more than, above, at least, higher than, no less than, since, upwards of',
  moreThan: 'more than, over, above',
  about: 'around, about, approx, approximately, circa, roughly, ca',
  orSo: 'ish, or so, or thereabouts, thereabouts, give or take',
  between: 'between',
  to: 'to, till, through, thru',
  older: 'older than, before, pre',
  newer: 'newer than, younger than, after, post',
  cheaper: 'cheaper than, for under, costing under, for less than, costs under',
  dearer: 'dearer than, costing over, more expensive than',
  comparedTo:
    'size of a, the size of a, as big as a, not as big as a, same size as a, alternative for, alternative for a, cheaper than a, cheaper than an, instead of, instead of a, instead of an, rather than a, rather than an, something like a, something like an, a la, similar to, similar to a, similar to an, alternative to, alternative to a, alternative to an, alternatives to, comparable to, comparable to a, rival to, rivals of, bigger than, bigger than a, larger than, larger than a, smaller than, smaller than a, roomier than, roomier than a, better than, better than a, faster than, faster than a, quicker than, more spacious than, longer than, taller than, to replace my, to replace my old, to replace our, to replace our old, to replace an old, replacement for my, replacement for my old, replacement for our, upgrade from my, upgrade from a, upgrade from an, upgrade from our, coming from a, coming from an',
  comparedAfter: '',
  similarTo:
    'size of a, the size of a, the size of, about the size of, about the size of a, as big as, as big as a, same size as, same size as a, the same size as, the same size as a, similar size to, similar size to a, similar in size to, similar in size to a, same class as, same class as a, in the class of, along the lines of, along the lines of a, in the style of, alternative for, alternative for a, something like, something like a, something like an, anything like a, a la, similar to, similar to a, similar to an, alternative to, alternative to a, alternative to an, alternatives to, comparable to, comparable to a, equivalent to, equivalent to a, rival to, rivals of',
  similarSize: 'size, sized, class, sized car, size car',
  orMore:
    'or bigger, or larger, and younger, upwards, and upwards, on, or newer, and newer, or later, and later, or younger, onwards, and up, or more, and above, or above, plus, or over',
  orNewer: 'or newer, and newer, or younger, and younger',
  orLess:
    'or smaller, or older, and older, or less, or earlier, or cheaper, or under, and below, or below, or lower, or fewer',
  not: 'something else than, something other than, anything else than, any other than, any make other than, any make except, any brand except, any brand other than, no more, had enough of, not keen on, not into, not fussed on, not a fan of, steer clear of, keep away from, can t drive, can t have, cannot drive, cannot have, can t use, don t drive, won t drive, do not drive, cant drive, cant have, isn t, isnt, is not, ain t, aint, aren t, arent, not being, hate, sick of, fed up with, nothing, any colour but, any color but, any make but, any car but, any fuel but, any body but, all colours but, every colour but, any brand but, all but, don t want, dont want, do not want, don t like, dont like, won t have, not interested in, not another, rather not, not, no, without, except, excluding, never, but not, anything but, non, avoid, not a, neither, other than, anything other than, anything except, everything but, any but',
  notBefore: 'is no good, is no good for me, is no good to me, no thanks, not wanted, is a no, is out, not interested',
  optional:
    'not essential, not required, not necessary, not needed, not a must, not a must have, is not essential, isn t essential, not mandatory',
  rather: 'rather, preferably, sooner',
  than: 'than',
  with: 'with, that has, having, has, must have, including, incl, made by, runs on, preferably with, with a, with an, w',
  and: 'and, or, nor, plus',
  or: 'or',
  near: 'near, close to, nearby, around, near to, next to, nearest to, nearest, in the area of',
  within: 'no further than, not more than, up to, within, max, no more than, less than, under',
  radius: 'radius, radius of',
  locatedIn: 'in, at, from, located in',
  from: 'from, of, around, to, away from',
  here: 'closest, nearest, me, here, nearby, near me, closest to me, in my area, close by, where i live, my location, home',
  filler:
    'everything, in stock, 4 wheels, four wheels, low cars, eur, gbp, shes, hes, ive, theyre, look, three across the back, three across, across, live in, live in a flat, i live in, i live in a flat, living in, traffic, stop start traffic, stop and go traffic, x2 isofix, mark, grown up, grown ups, built up, done up, voiture, coche, spend, to spend, as long as, as long as its, as long as it s, wants, must, must be, has to be, needs to be, gotta be, should be, summat, sommat, owt, else, real, pls, plz, thx, ta, cheers, possible, possibly, tidy, swallow, swallows, fit in, fits in, ll, country lane, snowy lane, motorway lane, motor, motors, tidy motor, nice set of wheels, nice wheels, set of wheels, outside, exterior, exterior colour, exterior color, thing, nice, lad, engine, good engine, across the back, across the back seats, child seat, car seat, car seat friendly, seat belts, klement, up a, up the, export possible, for parking, parking in, narrow streets, parking garage, easy to park in, net, 3 rear seats, three rear seats, 3 back seats, needs, need a, i m, i d, i d like, i ve, i ve got, i ll, it s, what s, that s, there s, we re, we ve, we d, we ll, you ve, he s, she s, who s, let s, don t, doesn t, isn t, can t, won t, i m after, i m looking for, something like, similar to, anything like, for my business, for business use, for business, for work, i drive, pay monthly, pay later, pearl, lovely, stylish, best looking, approved, comfortable, comfy, modern, pretty, can do, does, good for, on pcp, on hp, on lease, pack, package, welcome, accepted, suitable, stock, for sale, sale, sales, dealer, dealers, dealership, dealerships, deal, deals, which, what, how, best, shall, will, get, got, with a, thinking of, interested in, after, there, here, also, so, your, our, anyone, recommend, wanting, seeking, searching for, metallic, paint, anything, something, cars with, thank you, hey, i am, i would like, around, inc vat, incl vat, including vat, i, we, from, am, im, my, looking, looking for, want, wanted, need, would, like, buy, find, show, show me, search, for, a, an, the, that, is, are, it, be, should, car, cars, vehicle, vehicles, to, only, just, preferably, ideally, any, some, all, nice, good, great, please, thanks, hi, hello, can, you, do, have, do you have, year, model, of, in, on, fuel, colour, color, gearbox, transmission, body, make, brand, but, maybe, costing, costs, price, priced, budget, one, me, us, first, low, finance, financing, on finance, car finance, 0 finance, pcp, hp deal, hire purchase, deposit, no deposit, part exchange, part ex, px, available, in stock, now, today, good condition, reliable, reliable car, good value, driving, choose, greater, popular, elderly, too, very, really, particularly, overly, room for, space for, in the back, in the back seat, in the back seats, on the back seat, in the rear',
  person:
    'boy, girl, kid, lass, driver, drivers, she, he, mum, mums, mom, mother, dad, father, nan, nana, gran, granny, grandma, grandmother, grandad, granddad, grandpa, grandfather, grandparents, grandchildren, grandkids, grandson, granddaughter, son, sons, my son, daughter, daughters, my daughter, wife, husband, hubby, missus, girlfriend, boyfriend, sister, brother, niece, nephew, cousin, aunt, uncle, parents, elderly parents, in laws, mother in law, father in law, friend, mate, teenager, teen, teenage, teenage son, teenage daughter, student, students, pensioner, pensioners, oap, retired couple, newly qualified, present, gift, birthday, christmas present, birthday present, university, uni, college',
  forWhom: 'for a, for an, for my, for our, for his, for her, my, our',
  isAged: 'i m, i am, she is, she s, he is, he s, is, am, aged, turning, turns, born in, born',
  commute:
    'motorway cruiser, cruiser, cruising, summer, the summer, in summer, winter, the winter, in winter, spring, autumn, commuting, commute, commutes, i commute, to commute, daily commute, long commute, long commutes, short commute, daily commuting, to and from work, get to work, getting to work, drive to work, driving to work, for work, to work, work, job, new job, school run, school runs, the school run, nursery run, shopping, shopping trips, the shops, errands, weekend, weekends, weekend trips, holiday, holidays, days out, road trips, family trips, everyday, every day use, daily use, daily driver, day to day, leisure, long drives, long drive, long motorway drives, motorway drives, motorway driving, long distance driving, long distance drives, long distance trips, long distance journeys, long distances, long trips, long journeys, long road trips, long motorway trips, long motorway journeys',
  tradeIn:
    'swap, swapping, switch from, switching from, px my, part exchange my, part ex my, part exchanging my, trade in my, trade my, trading in my, trading my, replace my, replacing my, exchange my, selling my',
  tradeFor:
    'for, for a, for an, for something, against, against a, with, with a, with an, to, to a, to an, and buy, and want, and looking for, looking for',
  owned: 'got a, got an, have a, have an, i ve got a, own a, my',
  traded:
    'to part ex, to px, to trade in, to trade, to swap, to part exchange, to exchange, as part ex, as px, as part exchange, as a trade in, as trade in, in part exchange, in part ex, for part ex, for part exchange',
  car: 'motor, motors, part exchange, part ex, px, car, cars, vehicle, vehicles',
  notCar:
    'camper van, camper vans, camper, motorhome, motorhomes, campervan, motorbike, motorbikes, motorcycle, moped, lorry, tractor, boat',
  unanswered:
    'cloth, cloth seats, cloth interior, half cloth, fabric, fabric seats, tank, unfallfrei, scheckheft, scheckheftgepflegt, push bike, push bikes, main car, mountain bike, power steering, two tone, 2 tone, two tone paint, bad credit, poor credit, credit, credit score, cant charge, nowhere to charge, no home charging, no charger at home, no driveway, nothing fancy, nothing too fancy, nothing flash, nothing special, auto lights, automatic lights, auto headlights, automatic headlights, speed limiter, limiter, twin turbo, bi turbo, biturbo, supercharged, turbocharged, naturally aspirated, ambient light, ambience lighting, no vat to pay, tail lift, taillift, tail lifts, tipper, dropside, luton, crew, crew cab, racking, fridge, refrigerated, chiller, r link, rlink, nippy, nippier, new inspection, new inspection done, inspection new, new tuv, tuv new, new mot, new tyres, new tires, brand new tyres, brand new tires, new brakes, new brake pads, new clutch, new timing belt, new cambelt, new battery, new discs, new exhaust, timing belt done, cambelt done, new cambelt and water pump, guarantee, factory guarantee, with guarantee, first hand, 1st hand, one hand, newly serviced, freshly serviced, recently serviced, trade in possible, financing possible, finance available, delivery included, years mot, years of service history, remote start, daytime running lights, hands free tailgate, hands free boot, hands-free tailgate, hands-free boot, auto dipping headlights, full size spare, sales tax, insurance group or lower, comfy seats, nice seats, tan seats, tan leather, tan interior, technical control, technical control new, braked, unbraked, euro 6d temp, euro 6d, euro6d, not bothered about colour, not bothered about the colour, not fussed about colour, not fussed, not bothered, low range, low range gearbox, low ratio, low range box, three phase, 3 phase, on board charger 11kw, no accident, no accidents, non smoker, non smoking, export, long high roof, high roof, medium roof, low roof, long wheelbase, short wheelbase, lwb, swb, left hand drive, right hand drive, lhd, rhd, left hand drive car, zero down, 0 down, no money down, nothing down, full service book, service book, full service, service records, accident free, never crashed, crash free, owner, long term, swap, full mot history, third row seats, third row, 3rd row seats, 3rd row, both keys, two keys, 2 keys, comfortable seats, easy parking, quiet, comfort, camping, snow, towing bikes, mountain bikes, bikes, country lanes, country roads, home delivery, delivered, delivered to my door, delivery, test drive, charge in, automatic licence, big windows, six speed, 6 speed, five speed, 5 speed, 8 speed, six gears, child locks, ambient lighting, mood lighting, interior lighting, bike rack, roof box, dashcam, dash cam, cd player, dvd, night vision, diff lock, differential lock, four wheel steering, rear wheel steering, sports exhaust, damaged, salvage, write off, undamaged, imported, import, garaged, garage kept, second owner, lady owner, one lady owner, one careful owner, careful owner, taxi, uber, private hire, driving instructor, driving school, ex lease, ex rental, ex fleet, ex mobility, high spec, fully loaded, full spec, top spec, well equipped, high mileage, higher mileage, delivery miles, delivery mileage, best in class, what car, award winning, double glazing, small engine, smaller engine, self driving, autopilot, summer tyres, all season tyres, motorway, motorway trips, motorway miles, long trips, long journeys, long drives, long motorway trips, long motorway journeys, pre reg, pre registered, pre-registered, low emission zone, low emissions zone, lez, clean air, rust, rust free, retired, to insure, insure, wheelchair accessible, wheelchair, wav, disabled access, disabled, motability, ventilated seats, ventilated front seats, cooled seats, big battery, large battery, bigger battery, larger battery, tax free, free tax, not too old, not very old, not that old, highest mileage, full service history, service history, fsh, full mot, mot, long mot, 12 months mot, one owner, 1 owner, one previous owner, low owners, hpi clear, ulez, ulez compliant, ulez free, clean air zone, euro 6, euro6, road tax, low tax, cheap tax, no tax, zero tax, tax, insurance, low insurance, cheap insurance, insurance group, safe, safety, wall box, home charger, cat s, cat n, 0 road tax, zero road tax, free road tax, low road tax, parking, easy to park, from new, owner from new, owners from new, zero deposit, no deposit, low deposit, nil deposit, cheap to insure, cheaper to insure, cheapest to insure, inexpensive to insure, cheap car insurance, cheaper insurance, low insurance group',
  colouredPart:
    'inside, interior colour, interior color, edition, pack, package, line, optic, optics, optic pack, styling pack, interior, leather interior, upholstery, leather upholstery, leather, leather seats, seats, trim, roof, alloys, alloy wheels, wheels, rims, hood',
  interior: 'interior, inside, interior colour, interior color, upholstery',
  shade: 'light, light coloured, light colored, pale, bright, dark',
  inFront: 'front, in front, at the front, in the front, up front',
  inRear: 'rear, back, in the back, at the back, in the rear, at the rear',
  also: 'also, too',
  modelClass: 'class, series',
  otherAmount:
    'loading length, lenght, garage height, boot volume, trunk space, trunk volume, load space, wheelbase, boot, trunk, displacement, engine displacement, bik, benefit in kind, depreciation, gross weight, insurance group, boot capacity, boot size over, luggage capacity, age limit, tax, insurance, charging time, charge time, road fund, acceleration, 0 60, 0 62, top speed, battery, battery capacity, engine size, payload, length, height, width, co2, insurance group, mpg, road tax, car tax, vehicle tax, ved',
  litres: 'litre, litres, liter, liters, l, ltr, lt, litre engine',
  perDistance: 'per, a, to',
  otherUnit:
    'ft, foot, feet, mm, liters, metres, meters, metres long, meters long, m long, metres wide, m wide, m high, metres high, ccm, months, minutes, minute, mins, year warranty, year guarantee, years warranty, years guarantee, month warranty, months warranty, months mot, month mot, tonne, tonnes, tons, g, g km, kg, kilo, ton, kwh, kubik, cc, cm, cm3, sek, sekunder, seconds, sec, mpg, procent, percent, prosent, prosenttia, kmh, kpl, volt, gram, tum, inch, litre, litres, liter, owners, owner, previous owner, previous owners, stars',
  price: 'spend, to spend, spending, looking to spend, price, priced, budget, costing, costs, cost, cash price',
  mileage:
    'milage, millage, kilometrage, kilometre, kilometres, kilometer, km, kms, kilometers, mileage, odometer, driven, done, miles on the clock, on the clock, miles',
  onOdometer: 'on the clock, on clock, on the odometer, driven, done',
  year: 'first registration, first registered, date of first registration, registration, registration year, year of registration, production year, year of production, year of manufacture, build year, year built, manufactured, made in, year, registered, reg, model year, plate, my, years',
  power: 'horse power, power, engine, output, horsepower, bhp, hp',
  decade: 's',
  startOf: 'early, beginning of the, start of the',
  middleOf: 'mid, middle of the',
  endOf: 'late, end of the',
  yearly:
    'a day, per day, daily, each day, every day, a week, per week, each way, every week, weekly, round trip, to work, p d, a year, per year, per annum, pa, p a, annually, each year, every year, yearly',
  perYear: 'day, week, wk, year, yr, annum',
  range:
    'real range, real world range, realistic range, actual range, true range, winter range, highway range, motorway range, wltp electric range, one charge, with one charge, on a single charge, range wltp, electric range wltp, autonomy, autonomy of, reach, electric reach, all electric range, on a charge, on one charge, per charge, on electric, electric only, on battery, electric driving, wltp, wltp range, range, electric range, battery range, long range',
  leasing: 'lease, leasing, personal lease, to lease',
  monthly:
    'monthly rate, rate, rates, rate of, a rate of, cost per month, repayments, repayment, instalments, pay, monthly, monthly cost, monthly price, monthly payment, monthly payments, monthly budget, per month',
  charging:
    'ac charging, ac charger, on board charger, onboard charger, dc charger, rapid charger, fast charger, on board charging, charges fast, charges quickly, quick charging, charging, charging speed, charge speed, rapid charging, fast charging, rapid charge, fast charge, dc charging, charges at, charger, charge',
  towing:
    'caravan, caravans, boat trailer, trailer, horse trailer, horse trailers, trailer weight, trailer load, trailer capacity, caravan weight, towing a horse trailer, pull a horse trailer, pulling a trailer, towing capacity, towing weight, tow capacity, can tow, able to tow, towing, tow a caravan, tow caravan, tow a trailer, towing a caravan, tow car, horsebox, horse box, for towing, to tow',
  pulls: 'tow, tows, towing, can tow, pull, pulls, pulling, can pull, able to tow, able to pull',
  weight: 'kg, kgs, kilo, kilos, ton, tons, tonne, tonnes, t',
  inStock:
    'immediate delivery, quick delivery, fast delivery, delivery now, available immediately, ready for delivery, ready to drive away, in stock now, in stock, available now, available today, available for immediate delivery, ready now, ready to go, for immediate delivery, ready to collect',
  deposit: 'deposit, deposits, down payment, initial payment, initial rental, upfront, up front, advance payment',
  depositSize: 'zero, nil, nothing, low, small, little',
  dated: 'mot, full mot, long mot, tax, taxed, warranty, guarantee, service, serviced',
  thousand: 'tsd, k, thousand, grand',
  thousandMoney: 'ksek, keur, tsek',
  million: 'million, mio, mn',
  half: 'half a, half',
  quarter: 'quarter of a, quarter, a quarter of a, a quarter',
  money: 'gbp, pounds, pound, quid, eur, euro, euros, kr, sek, kronor, nok, dkk',
  month: 'month, a month, per month, pm, monthly, pcm, each month, mth, p m',
  week: 'a week, per week, pw, p w, weekly, each week, every week, wk, per wk',
  yearsOld: 'yr old, years of age, yo, years old, year old, years, yrs old, yrs',
  monthsOld: 'months old, month old, mths old, mos old',
  seats: 'sitzer, plazas, zits, places, place, seat places, seats, seater, seaters, seat, seated',
  persons: 'pers, pax, people, persons, passengers, adults',
  children:
    'child seats across, car seats across, child car seats, isofix seats, booster seats, baby seats, children, kids, child seats, car seats',
  familyOf: 'we are, there are, family of, family with, seats, seating for, room for, space for',
  doors: 'dor, dors, d, dr, door, doors, dr, doored',
  plate: 'plate, reg, registered, plates',
  mil: 'mil',
  km: 'km, kms, kilometres, kilometers, kilometre',
  thousandKm: 'tkm',
  miles: 'miles, mile, mi',
  horsepower: 'cv, pk, horse power, hp, bhp, horsepower, ps, horses',
  kilowatt: 'kw, kilowatt, kilowatts',
  cheapest:
    'not too expensive, not expensive, not too dear, not too pricey, not pricey, reasonably priced, sensibly priced, decent price, good price, dirt cheap, cheap as chips, bargain basement, cheap and cheerful, cheapo, budget friendly, low budget, small budget, tight budget, on a budget, on a tight budget, cheep, cheepest, cheepist, chepest, cheapish, sort by price, order by price, order by price ascending, sort by price ascending, cheaper, but cheaper, less expensive, cheapest, lowest price, cheap, inexpensive, cheapest first, affordable',
  dearest: 'dearest, most expensive, highest price',
  lowestMileage:
    'least miles first, least miles, least mileage, fewest miles first, sort by mileage, order by mileage, lowest kilometers first, lowest kilometers, lowest kilometres first, lowest kilometres, lowest km first, lowest km, lowest kms, fewest kilometers, fewest kilometres, fewest km, least kilometers, least km, minimum kilometers, smallest mileage, smallest mileage first, little mileage, delivery mileage, delivery miles, delivery miles only, low km, low kms, few km, few kms, few kilometers, few kilometres, low kilometers, low kilometres, not so many km, not so many kilometers, not many km, not many kilometers, less km, little km, little kilometers, small mileage, low mileage car, less mileage, not so many miles, lowest mileage, low mileage, low miles, low milage, not many miles, fewest miles, lowest miles',
  newestYear:
    'sort by year, order by year, newest plate, latest plate, newest reg, latest reg, newest registration, newest model year, newest year, latest model year',
  newest: 'newest, latest',
  latest:
    'newest stock, latest stock, new stock, latest, newest, newest first, newest arrivals, newest arrivals this week, latest arrivals this week, new arrivals this week, just in, latest arrivals, new arrivals, recently added, arrived this week, came in this week, in this week, new this week, just arrived, new in, new in stock, recent arrivals',
};
