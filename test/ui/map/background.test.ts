import { positionOf } from '@/domain/places/position';
import { towns as facilityTowns } from '@/server/dealers/seed/towns';
import { gazetteer } from '@/server/places/gazetteer/gazetteer';
import { eastward, lakeOutline, landOutline, type Outline } from '@/ui/map/background/outlines';
import { townLabels } from '@/ui/map/background/townLabels';
import { towns } from '@/ui/map/background/towns';

/** Whether a point is inside a polygon, holes taken out. */
const inside = (outline: Outline, latitude: number, longitude: number): boolean =>
  outline.some((rings) =>
    rings.reduce(
      (odd, ring) =>
        ring.reduce((crossed, [y, x], index) => {
          const [y2, x2] = ring[(index + 1) % ring.length] ?? [y, x];
          return y > latitude !== y2 > latitude && longitude < ((x2 - x) * (latitude - y)) / (y2 - y) + x
            ? !crossed
            : crossed;
        }, odd),
      false,
    ),
  );

const everywhere = (): boolean => true;
const flat = (latitude: number, longitude: number) => ({ x: longitude * 100, y: -latitude * 100 });

describe('the outlines that come with the product', () => {
  it('J-05 have every facility on land, but for shores drawn with a broad pen', () => {
    const wet = Object.values(facilityTowns)
      .flat()
      .filter(({ lat, lng }) => !inside(landOutline(), lat, lng));
    // In the harbour by less than the outlines are exact.
    for (const { lat, lng } of wet)
      expect(
        [0.05, -0.05].some((off) => inside(landOutline(), lat + off, lng) || inside(landOutline(), lat, lng + off)),
      ).toBe(true);
    expect(wet.length).toBeLessThan(9);
  });

  it.each([
    ['Vänern', 58.9, 13.3],
    ['Vättern', 58.3, 14.5],
    ['the lake of Östersund', 63.1, 14.4],
  ])('J-05 know %s', (_, latitude, longitude) => {
    expect(inside(lakeOutline(), latitude, longitude)).toBe(true);
  });

  it('J-05 have the sea where it is', () => {
    for (const [latitude, longitude] of [
      [57.3, 17.5],
      [56.5, 11.2],
      [62.5, 19.5],
      [67, 5],
      [71.1, 10],
    ] as const)
      expect(inside(landOutline(), latitude, longitude)).toBe(false);
  });

  it('J-05 have no edge across the whole map, as what lies on both sides of the date line would', () => {
    const across = [...landOutline(), ...lakeOutline()]
      .flat()
      .flatMap((ring) => ring.filter(([, x], index) => Math.abs(x - (ring[(index + 1) % ring.length]?.[1] ?? x)) > 10));
    expect(across).toEqual([]);
  });

  it('J-05 have land, not sea, beyond their eastern edge', () => {
    const east = Math.max(
      ...landOutline()
        .flat(2)
        .map(([, x]) => x),
    );
    for (const latitude of [47, 50, 55, 60, 64, 68]) {
      expect([latitude, inside(landOutline(), latitude, east - 0.02)]).toEqual([latitude, true]);
      expect([
        latitude,
        inside([[eastward]], latitude, east + 0.02),
        inside([[eastward]], latitude, east + 30),
      ]).toEqual([latitude, true, true]);
    }
  });
});

describe('the names of towns', () => {
  it('J-05 are those of the gazetteer in Sweden, at the same place', () => {
    const known = new Map(
      gazetteer.flatMap(([, places]) =>
        places.map(([name, latitude, longitude]) => [`${name} ${latitude} ${longitude}`, true] as const),
      ),
    );
    const rows = towns.slice(0, known.size);
    expect(rows.filter(([name, latitude, longitude]) => !known.has(`${name} ${latitude} ${longitude}`))).toEqual([]);
  });

  it('J-05 name the town of every facility, or one within half an hour', () => {
    for (const { city, lat, lng } of Object.values(facilityTowns).flat()) {
      expect([
        city,
        towns.some(([, latitude, longitude]) => Math.hypot(latitude - lat, (longitude - lng) / 2) < 0.2),
      ]).toEqual([city, true]);
    }
  });

  it('J-05 show the largest first, more from closer, and never one on another', () => {
    const far = townLabels({ zoom: 5, within: everywhere, index: flat });
    const near = townLabels({
      zoom: 9,
      within: everywhere,
      index: (latitude, longitude) => ({ x: longitude * 1_500, y: -latitude * 1_500 }),
    });
    expect(far.map(({ name }) => name)).toEqual(expect.arrayContaining(['Stockholm', 'Oslo', 'London']));
    expect(near.length).toBeGreaterThan(far.length * 3);
    for (const [index, a] of far.entries())
      for (const b of far.slice(index + 1)) expect(Math.abs(a.y - b.y) >= 18 || Math.abs(a.x - b.x) >= 20).toBe(true);
  });

  it('J-05 leave room for the markers', () => {
    const index = (latitude: number, longitude: number) => ({ x: longitude * 1_500, y: -latitude * 1_500 });
    const [uppsala, below] = [index(59.86, 17.64), { x: index(59.86, 17.64).x, y: index(59.86, 17.64).y + 20 }];
    const names = (pins: readonly { x: number; y: number }[]) =>
      townLabels({ zoom: 9, within: everywhere, index, pins }).map(({ name }) => name);
    // A marker stands on its town's place, above the name.
    expect([names([uppsala]).includes('Uppsala'), names([below]).includes('Uppsala')]).toEqual([true, false]);
  });

  it('J-05 are only those in view', () => {
    expect(
      townLabels({ zoom: 12, within: (latitude) => latitude > 67.8, index: flat }).map(({ name }) => name),
    ).toContain('Kiruna');
    expect(
      townLabels({ zoom: 12, within: (latitude) => latitude > 67.8, index: flat }).map(({ name }) => name),
    ).not.toContain('Stockholm');
  });
});

describe('a position as facilities write it', () => {
  it.each([
    ['59.33,18.07', { latitude: 59.33, longitude: 18.07 }],
    ['59.33, 18.07', { latitude: 59.33, longitude: 18.07 }],
    ['-33.9,-18', { latitude: -33.9, longitude: -18 }],
    ['', null],
    [undefined, null],
    [',', null],
    ['59.33', null],
    ['59.33,x', null],
    ['99,18', null],
    ['59,181', null],
    ['1,2,3', null],
  ])('I-02 %s', (text, expected) => {
    expect(positionOf(text)).toEqual(expected);
  });
});
