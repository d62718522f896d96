import { isRegistrationNumber } from '@/domain/workshop/registrationNumber';
import { termPairs } from '@/domain/vocabulary/stockTerms';
import { brands } from '@/server/cars/seed/catalogue/catalogue';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { generateWorkshop } from '@/server/workshop/seed/workshop.seed';

const facilities = generateFacilities('se');
const seed = generateWorkshop(facilities);

describe('the invented workshop', () => {
  it('M-03 is the same every time', () => {
    expect(generateWorkshop(facilities)).toEqual(seed);
  });

  it('J-02 contains a few thousand cars of every brand, each number once and valid', () => {
    expect(seed.vehicles.length).toBeGreaterThan(3000);
    expect(new Set(seed.vehicles.map(({ registrationNumber }) => registrationNumber)).size).toBe(seed.vehicles.length);
    expect(seed.vehicles.filter(({ registrationNumber }) => !isRegistrationNumber(registrationNumber))).toEqual([]);
    expect(new Set(seed.vehicles.map(({ brand }) => brand))).toEqual(new Set(brands.map(({ name }) => name)));
    expect(seed.vehicles.filter(({ buildYear }) => buildYear < 1990 || buildYear > 2026)).toEqual([]);
    const agreed = seed.vehicles.filter(({ hasServiceAgreement }) => hasServiceAgreement).length;
    expect(agreed / seed.vehicles.length).toBeGreaterThan(0.05);
    expect(agreed / seed.vehicles.length).toBeLessThan(0.5);
  });

  it.each(['ABC123', 'DEF45A', 'GHJ789', 'BILEN1', 'KLM234'])('J-02 %s is always there', (number) => {
    expect(seed.vehicles.filter(({ registrationNumber }) => registrationNumber === number)).toHaveLength(1);
  });

  it('J-02 has a policy for each of these brands', () => {
    const known = new Set(seed.brands.map(({ brand }) => brand));
    expect(brands.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(seed.brands.map(({ policy }) => policy))).toEqual(
      new Set(['own', 'general', 'elsewhere', 'refused']),
    );
  });

  it('A-15 J-03 every text of the catalogue has English', () => {
    const texts = seed.categories.flatMap(({ name, offerings }) => [
      name,
      ...offerings.flatMap((offering) => [
        offering.name,
        offering.description,
        offering.notKnownPriceText ?? '',
        ...(offering.listItems ?? []),
        ...(offering.unit ? [offering.unit.unitAbbreviation, offering.unit.postfix] : []),
      ]),
    ]);
    const english = new Map(termPairs('workshop', 'sv', 'en'));
    // The same in both languages.
    const same = new Set(['', 'Service', 'l']);
    expect([...new Set(texts)].filter((text) => !same.has(text) && !english.has(text))).toEqual([]);
    expect([...english.values()].filter((text) => /[åäö]/i.test(text))).toEqual([]);
  });

  it('J-05 every facility with a workshop works somehow, and every brand of ours has one', () => {
    expect(seed.departments).toHaveLength(facilities.length);
    for (const { departmentId, places, leadDays, parallelDropOffs } of seed.departments) {
      expect([
        departmentId,
        /^\d+$/.test(departmentId),
        Object.values(places).every((week) => week.length === 7),
        leadDays > 0,
        parallelDropOffs > 0,
      ]).toEqual([departmentId, true, true, true, true]);
    }
    const carried = new Set(
      facilities.flatMap(({ site_departments }) =>
        site_departments
          .filter(({ group }) => group === 'Workshop')
          .flatMap((one) => one.brands.map(({ name }) => name)),
      ),
    );
    expect(
      seed.brands.filter(({ brand, policy }) => policy === 'own' && !carried.has(brand)).map(({ brand }) => brand),
    ).toEqual([]);
  });

  it('J-03 every offering has a code and a name of its own', () => {
    const offerings = seed.categories.flatMap((category) => category.offerings);
    expect(new Set(offerings.map(({ code }) => code)).size).toBe(offerings.length);
    expect(
      offerings.filter(({ priceKind, notKnownPriceText }) => priceKind === 'inspection' && !notKnownPriceText),
    ).toEqual([]);
    expect(offerings.filter(({ code }) => !/^[A-Z0-9]{2,40}$/.test(code))).toEqual([]);
  });
});
