import type { Facility } from '@/domain/dealers/facility';
import { createDealersStore, type DealersStore } from '@/server/dealers/dealers.store';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { onBothEngines } from '@test/server/database/engines';

jest.setTimeout(30_000);

onBothEngines('the facilities', (engine) => {
  let store: DealersStore;
  const given = generateFacilities('no')
    .slice(0, 4)
    .toSorted((a, b) => a.website_sort_order - b.website_sort_order || (a.site_id < b.site_id ? -1 : 1));
  const [first, second] = given;
  if (!first || !second) throw new Error('too few facilities');

  beforeEach(async () => {
    await engine.database().orm.execute('truncate facilities, departments cascade');
    store = createDealersStore(engine.database().orm);
    await store.upsert('no', given);
  });

  it('M-03 returns everything that was written, in the order of the site', async () => {
    expect(await store.facilities('no')).toEqual(given);
    expect(await store.facility('no', second.site_id)).toEqual(second);
    expect(await store.facilityBySlug('no', first.slug)).toEqual(first);
    expect(await store.facility('se', first.site_id)).toBeNull();
    expect(await store.facilities('fi')).toEqual([]);
  });

  it('M-03 writes a facility only when something in it changed', async () => {
    expect(await store.upsert('no', given)).toEqual([]);
    const [department] = first.site_departments;
    if (!department) throw new Error('no department');
    const moved: Facility = {
      ...first,
      site_street: 'Nygata 1',
      site_departments: [
        {
          ...department,
          users: [],
          openingschedule: { openinghours: [{ day: 'Mandag', displayText: '09–17' }], deviationdays: [] },
        },
      ],
    };
    const changes = await store.upsert('no', [moved, second]);
    expect(changes.map(({ id }) => id)).toEqual([first.site_id]);
    expect(await store.facility('no', first.site_id)).toEqual(moved);
    expect(await store.facilities('no')).toHaveLength(given.length);
  });

  it('M-03 returns documents and changes with rising numbers, removals too', async () => {
    const versions: number[] = [];
    for await (const { version } of store.documents('no')) versions.push(version);
    const highest = Math.max(...versions);
    const [gone] = await store.remove('no', [first.site_id, 'nobody']);
    expect(gone).toEqual({ id: first.site_id, version: expect.any(Number), document: null });
    expect(gone?.version).toBeGreaterThan(highest);
    expect(await store.changesSince('no', highest)).toEqual([gone]);
    expect(await store.facilities('no')).toHaveLength(given.length - 1);
  });

  it('M-03 replaces: facilities that are not given are removed, and their slugs are free at once', async () => {
    const successor: Facility = { ...first, site_id: `${first.site_id}9` };
    const changes = await store.replace('no', [second, successor]);
    expect(changes.filter(({ document }) => document === null)).toHaveLength(given.length - 1);
    expect((await store.facilityBySlug('no', first.slug))?.site_id).toBe(successor.site_id);
    expect(await store.facilities('no')).toHaveLength(2);
  });

  it('M-03 writes all or nothing', async () => {
    const clash: Facility = { ...second, site_id: 'new', slug: first.slug };
    await expect(store.upsert('no', [{ ...first, site_city: 'Bergen' }, clash])).rejects.toThrow();
    expect(await store.facilities('no')).toEqual(given);
  });
});
