import fc from 'fast-check';
import type { MapLocation } from '@/ui/map/map.types';
import { clustersAt, clusterTree } from '@/ui/map/clusters';

const CLOSEST = 10;
const aLocation = (id: string, latitude: number, longitude: number): MapLocation => ({
  id,
  name: `Nordvik ${id}`,
  position: { latitude, longitude },
});
const solna = aLocation('solna', 59.36, 18);
const kista = aLocation('kista', 59.4, 17.94);
const umea = aLocation('umea', 63.83, 20.26);
const all = [umea, kista, solna];

describe('markers that would overlap', () => {
  const seen = (zoom: number, selected: string | null = null) => {
    const { singles, clusters } = clustersAt(clusterTree(all, CLOSEST), all, zoom, selected);
    return [singles.map(({ id }) => id), clusters.map(({ locations }) => locations.map(({ id }) => id))];
  };

  it.each<[string, number, string | null, unknown]>([
    ['are one far away', 5, null, [['umea'], [['kista', 'solna']]]],
    ['part where they have room', 10, null, [['umea', 'kista', 'solna'], []]],
    ['part from the selected one', 5, 'solna', [['umea', 'kista', 'solna'], []]],
    ['are not changed by a selected one elsewhere', 5, 'umea', [['umea'], [['kista', 'solna']]]],
  ])('I-01 %s', (_, zoom, selected, expected) => expect(seen(zoom, selected)).toEqual(expected));

  it('I-01 open at the zoom at which they part', () => {
    const tree = clusterTree(all, CLOSEST);
    const [cluster] = clustersAt(tree, all, 5, null).clusters;
    const zoom = tree.getClusterExpansionZoom(cluster?.id ?? 0);
    expect(zoom).toBeGreaterThan(5);
    expect(clustersAt(tree, all, zoom, null).clusters).toEqual([]);
  });

  it('I-01 lose and double none at any zoom, and all are single at the greatest, even in one spot', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(degrees(55, 70), degrees(5, 30)), { minLength: 1, maxLength: 60 }),
        fc.double({ min: 3, max: CLOSEST, noNaN: true }),
        fc.nat(),
        (points, zoom, pick) => {
          const given = [...points, points[0] ?? [60, 18]].map(([y, x], index) =>
            aLocation(String(index), y ?? 60, x ?? 18),
          );
          const tree = clusterTree(given, CLOSEST);
          const selected = given[pick % given.length]?.id ?? null;
          const { singles, clusters } = clustersAt(tree, given, zoom, selected);
          const ids = [...singles, ...clusters.flatMap(({ locations }) => locations)].map(({ id }) => id);
          expect(ids.toSorted()).toEqual(given.map(({ id }) => id).toSorted());
          expect(singles.map(({ id }) => id)).toContain(selected);
          expect(clusters.every(({ locations }) => locations.length > 1)).toBe(true);
          expect(clustersAt(tree, given, CLOSEST, null).clusters).toEqual([]);
        },
      ),
    );
  });
});
