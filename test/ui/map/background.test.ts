import { positionOf } from '@/domain/places/position';
import { towns as facilityTowns } from '@/server/dealers/seed/towns';
import { gazetteer } from '@/server/places/gazetteer/gazetteer';
import { eastward, lakeOutline, landOutline, type Outline } from '@/ui/map/background/outlines';
import { labelBox, mapLabels, type Box } from '@/ui/map/background/mapLabels';
import { roadLines } from '@/ui/map/background/roadLines';
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

const everywhere: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
const flat = (latitude: number, longitude: number) => ({ x: longitude * 100, y: -latitude * 100 });
const closer = (latitude: number, longitude: number) => ({ x: longitude * 1_500, y: -latitude * 1_500 });

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
  ])('J-05 contain %s', (_, latitude, longitude) => {
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

  it('J-05 have no edge across the whole map, as polygons on both sides of the date line would', () => {
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

  it('J-05 show the largest first, and more from closer', () => {
    const far = mapLabels({ zoom: 5, view: everywhere, index: flat }).towns;
    const near = mapLabels({ zoom: 9, view: everywhere, index: closer }).towns;
    expect(far.map(({ name }) => name)).toEqual(expect.arrayContaining(['Stockholm', 'Oslo', 'London']));
    expect(near.length).toBeGreaterThan(far.length * 3);
  });

  it('J-05 have no dot on the name of another', () => {
    const named = mapLabels({ zoom: 9, view: everywhere, index: closer }).towns;
    const stockholm = named.find(({ name }) => name === 'Stockholm')!;
    const right = stockholm.x + 40;
    expect(stockholm.side).toBe('below');
    expect(
      named.filter(
        ({ name, x, y }) =>
          name !== 'Stockholm' &&
          Math.abs(x - stockholm.x) < right - stockholm.x &&
          y > stockholm.y &&
          y < stockholm.y + 20,
      ),
    ).toEqual([]);
  });

  it('J-05 leave room for the markers: the name of a town is next to the marker', () => {
    const uppsala = closer(59.86, 17.64);
    const sideWith = (pins: readonly { x: number; y: number }[]) =>
      mapLabels({ zoom: 9, view: everywhere, index: closer, pins }).towns.find(({ name }) => name === 'Uppsala')?.side;
    expect(sideWith([uppsala])).toBe('below');
    expect(sideWith([uppsala, { x: uppsala.x, y: uppsala.y + 30 }])).not.toBe('below');
  });
});

describe.each([
  ['a phone', 320, 400, 1],
  ['a picture of a facility', 540, 150, 1],
  ['large text', 540, 150, 2],
])('the labels of a map as small as %s', (_name, width, height, scale) => {
  it.each([
    ['Uppsala', 59.86, 17.64],
    ['Göteborg', 57.7, 11.97],
    ['Banská Bystrica', 48.74, 19.15],
    ['Newcastle', 54.98, -1.62],
  ])('J-05 are whole and apart from each other, the markers and the controls near %s', (_town, latitude, longitude) => {
    // Web Mercator at zoom 7 and 9, around this position.
    for (const zoom of [7, 9]) {
      const px = (256 * 2 ** zoom) / 360;
      const rise = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * (180 / Math.PI);
      const index = (lat: number, lng: number) => ({
        x: (lng - longitude) * px + width / 2,
        y: (rise(latitude) - rise(lat)) * px + height / 2,
      });
      const view: Box = { left: 0, right: width, top: 0, bottom: height };
      const control: Box = { left: width - 60, right: width, top: 0, bottom: 100 };
      const pins = [{ x: width / 2, y: height / 2 }];
      const { towns: named, roads } = mapLabels({ zoom, view, index, pins, controls: [control], scale });
      const boxes = [
        // Letters are narrower than what is reserved for them.
        ...named.map(({ name, side, ...point }) => labelBox(point, side, name.length * 6.5 * scale, 15 * scale)),
        ...roads.map(({ name, x, y }) => ({
          left: x - name.length * 4 * scale,
          right: x + name.length * 4 * scale,
          top: y - 8 * scale,
          bottom: y + 8 * scale,
        })),
      ];
      expect(boxes.length).toBeGreaterThan(0);
      for (const [order, a] of boxes.entries()) {
        expect(a.left >= 0 && a.right <= width && a.top >= 0 && a.bottom <= height).toBe(true);
        for (const b of [...boxes.slice(order + 1), control])
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
    }
  });
});

describe('the roads', () => {
  it('J-05 lead through towns that are known, and stay within the outlines', () => {
    for (const { points } of roadLines()) {
      expect(points.length).toBeGreaterThan(1);
      for (const [latitude, longitude] of points) {
        expect(latitude > 46 && latitude < 71).toBe(true);
        expect(longitude > -10 && longitude < 31).toBe(true);
      }
    }
  });

  it('J-05 are on land but for bridges and shores drawn with a broad pen', () => {
    const wet = roadLines().flatMap(({ name, points }) =>
      points.filter(([y, x]) => !inside(landOutline(), y, x)).map(() => name),
    );
    const all = roadLines().flatMap(({ points }) => points);
    expect(wet.length / all.length).toBeLessThan(0.03);
  });

  it('J-05 have no jump: the points of a road are less than 50 km apart', () => {
    for (const { name, points } of roadLines())
      for (const [step, [y, x]] of points.entries()) {
        const [y2, x2] = points[step + 1] ?? [y, x];
        const km = Math.hypot((y2 - y) * 111, (x2 - x) * 111 * Math.cos((y * Math.PI) / 180));
        expect([name, km < 50]).toEqual([name, true]);
      }
  });

  it('J-05 pass every facility in Sweden', () => {
    const points = roadLines().flatMap((road) => road.points);
    for (const { city, lat, lng } of facilityTowns.se) {
      const km = Math.min(
        ...points.map(([y, x]) => Math.hypot((y - lat) * 111, (x - lng) * 111 * Math.cos((lat * Math.PI) / 180))),
      );
      expect([city, km < 15]).toEqual([city, true]);
    }
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
