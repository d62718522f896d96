import { WORKSHOP_ZONE } from '@/domain/workshop/slotTime';
import { Random } from '@/lib/random';
import { towns, townSlug } from '@/server/dealers/seed/towns';
import type { Facility } from '@/domain/dealers/facility';
import type { DayPlaces, WorkshopEquipment } from '../workshop.types';

export interface SeededDepartment {
  departmentId: string;
  siteId: string;
  zone: string;
  parallelDropOffs: number;
  places: DayPlaces;
  leadDays: number;
  hourlyRate: number;
  equipment: WorkshopEquipment[];
  tireLanes: number;
}

/** The id of a workshop in the maker's system ('1001.20') without the dot: '100120'. */
const departmentIdOf = (erpId: string): string => erpId.replace('.', '');

/** Capacity varies by weekday: staff are on courses or work part-time. */
const week = (most: number, random: Random): number[] =>
  Array.from({ length: 7 }, () => Math.max(0, most - random.int(0, Math.ceil(most / 2))));

function department(siteId: string, erpId: string, size: number): SeededDepartment {
  const random = new Random(`workshop:${siteId}`);
  const share = (percent: number, what: WorkshopEquipment): WorkshopEquipment[] =>
    random.chance(percent) ? [what] : [];
  return {
    departmentId: departmentIdOf(erpId),
    siteId,
    zone: WORKSHOP_ZONE,
    parallelDropOffs: size >= 4 ? 2 : 1,
    places: { morning: week(2 + size, random), afternoon: week(1 + size, random), day: week(1 + size, random) },
    leadDays: random.int(1, 2 + size),
    hourlyRate: 1190 + size * 60 + random.int(0, 8) * 10,
    equipment: [
      ...share(40 + size * 12, 'alignment'),
      ...share(70, 'aircon'),
      ...share(35 + size * 10, 'glass'),
      ...share(50 + size * 10, 'highVoltage'),
      ...share(30 + size * 10, 'detailing'),
    ],
    // Small workshops call their customers.
    tireLanes: size >= 4 ? 2 : size >= 2 ? 1 : 0,
  };
}

/** The workshops of these Swedish facilities; those in big towns have more staff and longer lead times. */
export function generateDepartments(facilities: readonly Facility[]): SeededDepartment[] {
  const sizes = new Map(towns.se.map((town) => [townSlug(town), town.size]));
  return facilities.flatMap(({ site_id, slug, site_departments }) => {
    const erpId = site_departments.find(({ group }) => group === 'Workshop')?.brands[0]?.erp_id;
    return erpId === undefined ? [] : [department(site_id, erpId, sizes.get(slug) ?? 1)];
  });
}
