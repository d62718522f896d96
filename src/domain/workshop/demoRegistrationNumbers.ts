/**
 * Registration numbers that every installation with the embedded service has, and what they are for (docs/workshop.md).
 */
export const demoRegistrationNumbers: readonly (readonly [numbers: readonly string[], what: string])[] = [
  [['ABC123'], 'Volvo V60 2021, hybrid'],
  [['DEF45A'], 'Kia Ceed 2020 with service agreement: original service and a courtesy car cost nothing'],
  [['BILEN1'], 'a personal plate: Volkswagen ID.4 2023, electric'],
  [['ÅSA', 'OK', 'Ö1', 'VOLTEN', 'NY26'], 'more personal plates'],
  [['KLM234'], 'Porsche 911: authorised workshops only far away from most places'],
  [['GAMLA', 'LILLA1'], 'Saab 9-5, Smart: no authorised workshop, some services, no add-ons'],
  [['BAVARO', 'COOPER', 'FLAK'], 'BMW, MINI, Iveco: booked by pages of their own'],
  [['GHJ789', 'ZEEK1'], 'Tesla, Zeekr: brands that are not served'],
  [['ZZZ999'], 'never exists'],
  [['A', 'ABC1234'], 'no registration numbers'],
];
