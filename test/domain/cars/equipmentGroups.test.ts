import { equipmentGroupOf, groupedEquipment, shownOfGroups } from '@/domain/cars/equipmentGroups';
import { equipmentTerms } from '@/domain/vocabulary/equipmentTerms';

describe('groups of equipment', () => {
  it('G-02 are the same for the same thing in every language of the stocks', () => {
    const differing = Object.entries(equipmentTerms)
      .map(([key, terms]) => ({ key, groups: terms.map((term) => equipmentGroupOf(term)) }))
      .filter(({ groups }) => new Set(groups).size > 1);
    expect(differing).toEqual([]);
  });

  it('G-02 leave only a few things without a group', () => {
    const others = Object.values(equipmentTerms).filter(([sv]) => equipmentGroupOf(sv) === 'other');
    expect(others.length).toBeLessThan(Object.keys(equipmentTerms).length / 5);
  });

  it.each([
    ['Laddkabel typ 2', 'charging'],
    ['Parkeringssensorer bak', 'safety'],
    ['Parking heater', 'comfort'],
    ['Hengerfeste', 'load'],
    ['Apple CarPlay', 'media'],
    ['LED-ajovalot', 'exterior'],
    ['Askkopp i guld', 'other'],
  ])('G-02 %s is %s', (item, group) => expect(equipmentGroupOf(item)).toBe(group));

  it('G-02 have popular equipment first, and each entry once', () => {
    expect(
      groupedEquipment(['Lastnät', 'ABS-bromsar', 'Dragkrok', 'Lastnät', 'Eluppvärmda framsäten', 'Värmepump']),
    ).toEqual([
      { group: 'charging', items: ['Värmepump'] },
      { group: 'safety', items: ['ABS-bromsar'] },
      { group: 'comfort', items: ['Eluppvärmda framsäten'] },
      { group: 'load', items: ['Dragkrok', 'Lastnät'] },
    ]);
  });

  it.each([
    [[3, 10, 5], 12, [3, 5, 4]],
    [[1, 1], 12, [1, 1]],
    [[30], 12, [12]],
    [[4, 4, 4, 4, 4, 4, 4], 12, [2, 2, 2, 2, 2, 1, 1]],
    [[], 12, []],
  ])('G-02 of %j things show %i in all: %j', (sizes, most, shown) => expect(shownOfGroups(sizes, most)).toEqual(shown));
});
