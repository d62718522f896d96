import type { Copy } from './copy.types';

export const english: Copy = {
  opening: [
    (c) =>
      c.sample &&
      `The new ${c.brand} ${c.model} is ready to order. Take your time over engine, colour and equipment, and we will take care of the rest.`,
    (c) =>
      c.condition === 'new' &&
      !c.sample &&
      `Brand new ${c.brand} ${c.model}, in stock now. No waiting list: you could be driving it home within days.`,
    (c) =>
      c.condition === 'demo' &&
      `Our own demonstrator, with just ${c.mileage} behind it. This ${c.brand} ${c.model} costs less than a factory-fresh one.`,
    (c) =>
      c.condition === 'demo' &&
      `Nearly new, with the first drop in value already taken care of. This ${c.brand} ${c.model} has covered ${c.mileage} in our own hands.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `This ${c.year} ${c.brand} ${c.model} is the estate that swallows a weekend: bags, dog and one more bicycle. It has covered ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `After a proper family estate? This ${c.brand} ${c.model} has covered ${c.mileage} and is ready for the next long trip.`,
    (c) =>
      c.condition === 'used' &&
      (c.body === 'suv' || c.body === 'crossover') &&
      `A higher seat, a good view and easy to step into. This ${c.year} ${c.brand} ${c.model} has covered ${c.mileage} and is at home in town and out of it.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'suv' &&
      `Just as happy on the school run as on a muddy lane: this ${c.brand} ${c.model} shows ${c.mileage} on the clock.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      c.small &&
      `Easy to park and cheap to run. This ${c.year} ${c.brand} ${c.model} has covered ${c.mileage} and makes a sensible first car or second one.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      !c.small &&
      `A hatchback that does almost everything. This ${c.year} ${c.brand} ${c.model} has covered ${c.mileage} and still feels taut and tidy.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'saloon' &&
      `Quiet, steady and comfortable, this ${c.year} ${c.brand} ${c.model} is made for long days on the motorway. So far it has covered ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'coupe' &&
      `Some cars are bought with the heart. This ${c.year} ${c.brand} ${c.model} has covered ${c.mileage} and drives as well as it looks.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'convertible' &&
      `Summer will be back, and you will want this ${c.brand} ${c.model} with its roof down. Model year ${c.year}, ${c.mileage} on the clock.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'mpv' &&
      `Room for everyone, and for everything they want to bring. This ${c.year} ${c.brand} ${c.model} has covered ${c.mileage} and makes family trips calmer.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'van' &&
      `A workmate who is always on time: this ${c.year} ${c.brand} ${c.model} has ${c.mileage} on the clock and plenty of room in the back.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'pickup' &&
      `A load bed, plenty of pull and no fear of mud. This ${c.year} ${c.brand} ${c.model} has covered ${c.mileage} and is ready for work.`,
  ],
  drive: [
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm >= 400 &&
      `The official range is up to ${c.range}. For most of us that is a working week on one charge.`,
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm < 400 &&
      `A range of up to ${c.range} is plenty for commuting, shopping and school, and it charges while you sleep.`,
    (c) =>
      c.fuel === 'electric' &&
      c.dcKw >= 100 &&
      `It takes up to ${c.number(c.dcKw)} kW at a rapid charger, so a stop is no longer than a cup of coffee.`,
    (c) =>
      c.fuel === 'plugin' &&
      `Drive up to ${c.range} on electricity alone and let the engine take over when the journey gets long. Together they make ${c.number(c.hp)} hp.`,
    (c) =>
      c.fuel === 'hybrid' &&
      `The hybrid charges itself whenever you brake. No cable, no waiting, and ${c.number(c.hp)} hp when you need to overtake.`,
    (c) =>
      c.fuel === 'mild' &&
      `The mild hybrid system lends a hand at every start and saves fuel without ever being plugged in. There are ${c.number(c.hp)} hp to draw on.`,
    (c) =>
      c.fuel === 'diesel' &&
      `The ${c.number(c.hp)} hp diesel pulls strongly from low revs and goes a very long way between fill-ups.`,
    (c) =>
      c.fuel === 'diesel' &&
      'If you drive far, a diesel is still hard to beat: relaxed at speed and sparing at the pump.',
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds < 8 &&
      `The ${c.number(c.hp)} hp engine takes you to ${c.stock === 'uk' ? '62 mph' : '100 km/h'} in ${c.number(c.seconds, 1)} seconds. It is hard not to smile.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds >= 8 &&
      `The ${c.number(c.hp)} hp petrol engine is smooth, easy to live with and inexpensive to service.`,
    (c) =>
      c.fuel === 'gas' &&
      'It runs on natural gas as well as petrol, which keeps both the bills and the emissions down.',
  ],
  comfort: [
    (c) =>
      c.has('heatedSeats') &&
      c.has('heatedWheel') &&
      'Seats and steering wheel are heated, so cold mornings begin more gently.',
    (c) => c.has('heatedSeats') && 'The heated front seats are warm before you reach the end of the street.',
    (c) =>
      c.has('adaptiveCruise') &&
      'Adaptive cruise control keeps your distance in traffic and takes the strain out of long drives.',
    (c) => c.has('camera') && c.has('parkRear') && 'A reversing camera and sensors mean you park right first time.',
    (c) => c.has('carplay') && 'Plug in your phone for maps, music and calls on the screen with Apple CarPlay.',
    (c) => c.has('panorama') && 'The panoramic roof lets the light in and makes the whole cabin feel bigger.',
    (c) => c.has('leather') && 'The leather is in good order and stands up to children and wet coats alike.',
    (c) =>
      c.has('premiumAudio') &&
      'The audio system is one of the better ones, so bring a favourite playlist on the test drive.',
    (c) => c.has('keyless') && 'Leave the key in your pocket and start with a button.',
    (c) => c.has('digitalDash') && 'The digital instruments show what you want to see and nothing else.',
    (c) => c.has('climate2') && 'Two-zone climate control ends the argument about the temperature.',
    (c) => c.has('led') && 'LED headlights give a clear white light on dark roads.',
    (c) => c.has('cruise') && 'Cruise control gives your right foot a rest on the motorway.',
    (c) =>
      c.automatic && c.fuel !== 'electric' && 'The automatic gearbox shifts smoothly and makes queues easier to bear.',
    (c) => c.fuel === 'electric' && 'No gears and no engine noise, just a quiet, direct push from a standstill.',
    (c) => !c.automatic && 'The manual gearbox is a pleasure, with a short and precise shift.',
    (c) => c.has('bluetooth') && 'Bluetooth hands-free is on board, so your eyes stay on the road.',
  ],
  use: [
    (c) => c.tow !== '' && `The tow bar takes up to ${c.tow}, so the caravan or the horse can come too.`,
    (c) =>
      (c.body === 'estate' || c.body === 'suv' || c.body === 'mpv') &&
      `The boot takes ${c.cargo}, and the rear seats fold when you need more.`,
    (c) => c.seats >= 7 && `With ${c.number(c.seats)} seats nobody has to follow in another car.`,
    (c) => c.body === 'hatch' && c.small && 'It turns on a sixpence and fits where others have to drive on.',
    (c) =>
      c.body === 'hatch' &&
      !c.small &&
      `The boot takes ${c.cargo}, enough for the pushchair, and a bicycle fits with the seats down.`,
    (c) =>
      c.body === 'crossover' &&
      `The tailgate is wide and the floor flat, so ${c.cargo} of luggage packs without a puzzle.`,
    (c) => c.body === 'saloon' && `The boot takes ${c.cargo}, far more than the low line suggests.`,
    (c) => c.body === 'coupe' && 'Two adults travel well in front, and the bags fit behind them.',
    (c) =>
      c.body === 'convertible' &&
      'The roof is snug and quiet, so you can drive all year and fold it when the sun comes out.',
    (c) => c.body === 'van' && 'The load area is square and easy to keep clean, with lashing eyes where you need them.',
    (c) => c.body === 'pickup' && 'The bed takes logs, tools or a quad bike, and the cab has room for the whole crew.',
    (c) => c.has('roofRails') && 'Roof rails are ready for a box or bars.',
    (c) => c.has('isofix') && 'Isofix points keep child seats exactly where they should be.',
    (c) => c.has('powerTailgate') && 'The powered tailgate helps when your hands are already full.',
    (c) => c.has('blindSpot') && 'Blind spot warning keeps watch when you change lanes.',
    (c) => c.has('autoBrake') && 'Automatic emergency braking steps in if something unexpected happens ahead.',
  ],
  winter: [
    (c) => c.allWheel && 'All-wheel drive takes the drama out of winter, even on a steep lane.',
    (c) => c.has('winterWheels') && 'Winter wheels come with the car, so the first frost need not worry you.',
    (c) => c.has('preclimate') && 'Warm the cabin from the app before you leave the house and forget the ice scraper.',
    (c) => c.has('heatedScreen') && 'The heated windscreen clears before you have found the scraper.',
    (c) => c.has('heatPump') && 'A heat pump saves range in the coldest weeks of the year.',
  ],
  history: [
    (c) =>
      c.condition === 'used' &&
      c.owners === 1 &&
      c.serviced &&
      'One owner from new, with every service stamped in the book.',
    (c) =>
      c.condition === 'used' &&
      c.owners > 1 &&
      c.serviced &&
      'The service history is complete, and you may see every paper before you decide.',
    (c) =>
      c.condition === 'used' &&
      !c.serviced &&
      'A couple of services lack a stamp, so our own workshop has serviced the car before sale.',
    (c) =>
      c.condition === 'used' &&
      c.stock === 'uk' &&
      c.months > 36 &&
      'It comes with a fresh MOT and has been checked from bumper to bumper by our technicians.',
    (c) =>
      c.condition === 'used' &&
      c.stock === 'eu' &&
      'It is deregistered and ready for export, with all papers in order and a technician’s report.',
    (c) =>
      c.condition === 'used' &&
      c.months <= 22 &&
      'The manufacturer’s warranty still applies, and we will go through the cover with you.',
    (c) =>
      c.condition === 'demo' &&
      'The manufacturer’s warranty applies just as on a new car, and we have looked after it since day one.',
    (c) =>
      c.condition === 'new' &&
      'The full manufacturer’s warranty runs from the day you collect it, and we will book the first service for you.',
  ],
  closing: [
    (c) => c.sample && 'Book a test drive or ask for a quote, and we will work out both purchase and lease.',
    (c) => !c.sample && `You will find it at ${c.house}. Get in touch and we will have it ready for a test drive.`,
    (c) => !c.sample && 'We are happy to take your present car in part exchange and give you a price on the spot.',
    (c) =>
      !c.sample &&
      `Come and see us in ${c.town} for a drive and a cup of tea. If that is far away, we can bring the car to you.`,
    (c) =>
      !c.sample && 'Call or write if anything is unclear. We answer honestly, even when asked what could be better.',
  ],
};
