/**
 * A used-car list as another system writes it: its own column names, units, words and dates; every 100th row is no
 * good.
 */
const makes = [
  ['Volvo', 'V60'],
  ['Kia', 'Ceed'],
  ['Volkswagen', 'Golf'],
  ['Toyota', 'Yaris'],
  ['Škoda', 'Octavia'],
  ['Renault', 'Mégane'],
] as const;
const fuels = ['petrol', 'diesel', 'ev', 'phev'] as const;

export const foreignMap = {
  decimal: ',',
  identity: ['listing_no'],
  fields: {
    car_brand: 'make',
    car_model: 'model',
    car_year: 'reg_year',
    car_mileage: { from: 'odo_miles', unit: 'mi>mil' },
    car_odometer: { value: 'mil' },
    car_fuel: {
      from: 'fuel',
      values: { petrol: 'Bensin', diesel: 'Diesel', ev: 'El', phev: 'Laddhybrid' },
      otherwise: 'refuse',
    },
    car_power: { from: 'kw', unit: 'kW>hp' },
    car_price: { from: 'price_sek', unit: 'thousands>major' },
    car_firstregistration: { from: 'registered', date: 'MM/DD/YYYY' },
    car_equipment: { from: 'extras', split: '/' },
    car_description: 'text',
  },
  removed: { from: 'state', when: ['gone'] },
};

export function* foreignRows(count: number, state = 'on sale'): Generator<string> {
  yield 'listing_no;make;model;reg_year;odo_miles;fuel;kw;price_sek;registered;extras;text;state\n';
  for (let index = 0; index < count; index += 1) {
    const [make, model] = makes[index % makes.length] ?? makes[0];
    const year = 2010 + (index % 15);
    const price = index % 100 === 99 ? 'ask' : `${100 + (index % 300)},9`;
    yield `L-${index};${make};${model};${year};${(index * 37) % 90_000};${fuels[index % fuels.length]};${60 + (index % 200)};${price};${1 + (index % 12)}/${1 + (index % 28)}/${year};towbar/camera;"A ""fine"" car;\nno ${index}";${state}\n`;
  }
}
