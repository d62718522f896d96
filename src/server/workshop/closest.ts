import { distanceKm } from '@/domain/places/distance';
import {
  MOST_UNABLE,
  WORKSHOP_BATCH,
  type FirstTimeSlot,
  type Workshop,
  type WorkshopEvent,
  type WorkshopsRequest,
} from '@/domain/workshop/workshops';
import type { WorkshopDepartment } from './departments.service';

/** Of the first days that have any; none: no free time in the calendar. */
export type FirstTimes = (department: WorkshopDepartment) => Promise<readonly FirstTimeSlot[]>;

/** A workshop that does not do all of the work. */
export interface UnableDepartment {
  department: WorkshopDepartment;
  /** Codes. */
  notOffered: readonly string[];
}

interface Near {
  department: WorkshopDepartment;
  km: number;
}

const roundedKm = (km: number): number => Math.round(km * 10) / 10;

const workshopOf = (
  { department, km }: Near,
  firstTimeSlot: FirstTimeSlot,
  nextTimes: readonly FirstTimeSlot[],
): Workshop => ({
  departmentId: department.departmentId,
  siteId: department.siteId,
  siteName: department.siteName,
  address: department.address,
  phone: department.phone,
  brands: department.brands,
  latitude: department.latitude,
  longitude: department.longitude,
  distanceKm: roundedKm(km),
  firstTimeSlot,
  nextTimes,
});

/**
 * The next workshops by distance after the cursor, each as soon as its first time is known, so not in order (decision
 * 15c). A workshop without a free time is replaced by the next one. `done` names the farthest that was checked. The
 * first batch begins with those of `unable` that are nearer than any that does the work, so that a visitor's own
 * workshop is not missing without a reason.
 */
export async function* closestWorkshops(
  departments: readonly WorkshopDepartment[],
  request: WorkshopsRequest,
  firstTimes: FirstTimes,
  signal: AbortSignal,
  unable: readonly UnableDepartment[] = [],
): AsyncGenerator<WorkshopEvent> {
  const ranked = departments
    .map((department): Near => ({ department, km: distanceKm(request, department) }))
    .toSorted((a, b) => a.km - b.km || a.department.departmentId.localeCompare(b.department.departmentId));
  const last = ranked.findIndex(({ department }) => department.departmentId === request.cursor);
  const waiting = ranked.slice(last + 1);
  const nearestKm = ranked[0]?.km ?? Infinity;
  if (request.cursor === undefined)
    for (const { department, notOffered, km } of unable
      .map((one) => ({ ...one, km: distanceKm(request, one.department) }))
      .filter(({ km }) => km < nearestKm)
      .toSorted((a, b) => a.km - b.km)
      .slice(0, MOST_UNABLE)) {
      const { departmentId, siteId, siteName, address } = department;
      yield {
        kind: 'unable',
        workshop: { departmentId, siteId, siteName, address, distanceKm: roundedKm(km), notOffered },
      };
    }
  const pending = new Map<string, Promise<{ near: Near; times: readonly FirstTimeSlot[] }>>();
  let farthest: Near | null = null;
  let sent = 0;
  const requestNext = (): void => {
    const near = waiting.shift();
    if (!near) return;
    farthest = near;
    pending.set(
      near.department.departmentId,
      firstTimes(near.department).then((times) => ({ near, times })),
    );
  };
  for (let count = 0; count < WORKSHOP_BATCH; count += 1) requestNext();
  while (pending.size > 0) {
    const {
      near,
      times: [first, ...next],
    } = await Promise.race(pending.values());
    pending.delete(near.department.departmentId);
    if (signal.aborted) return;
    if (first) {
      sent += 1;
      yield { kind: 'workshop', workshop: workshopOf(near, first, next) };
    } else requestNext();
  }
  if (sent < WORKSHOP_BATCH) yield { kind: 'nosites' };
  yield { kind: 'done', cursor: farthestId(farthest) ?? request.cursor ?? null, more: waiting.length > 0 };
}

const farthestId = (near: Near | null): string | null => near?.department.departmentId ?? null;
