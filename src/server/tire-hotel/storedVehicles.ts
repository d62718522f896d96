import { threadStatusById, threadStatusOf } from '@/domain/tire-hotel/threadStatus';
import {
  THREAD_STATUS,
  type StoredTire,
  type StoredVehicle,
  type TireHotelLocation,
} from '@/domain/tire-hotel/vehicle';
import type { DealersStore } from '@/server/dealers/dealers.store';
import { cachedCatalogue } from '@/server/workshop/departments.service';
import type { RegistryStore } from '@/server/workshop/registry.store';
import type { StoredWheel, TireAgreement } from './agreements.store';
import { carNameOf } from './carName';
import type { TireHotelTexts } from './tireHotel.messages';

const MILLIMETRE = 10;
/** Front left to rear right. */
const POSITIONS = ['FL', 'FR', 'RL', 'RR'];
const order = ({ position }: StoredWheel): number => POSITIONS.indexOf(position);

/** Where wheels are stored, by the number of the department in the group's business system. */
export function createTireHotelLocations(
  dealers: Pick<DealersStore, 'facilities'>,
  registry: Pick<RegistryStore, 'revision'>,
  now: () => number,
): (erpId: string) => Promise<TireHotelLocation> {
  const all = cachedCatalogue(
    async () =>
      new Map(
        (await dealers.facilities('se')).flatMap((facility) =>
          facility.site_departments.flatMap(({ name: departmentName, group, phone, email, brands }) =>
            group !== 'Workshop'
              ? []
              : brands.map(({ erp_id: erpId }): [string, TireHotelLocation] => [
                  erpId,
                  { locationName: facility.site_official_name, departmentName, erpId, phone, email },
                ]),
          ),
        ),
      ),
    registry,
    now,
  );
  return async (erpId) =>
    (await all()).get(erpId) ?? { locationName: '', departmentName: '', erpId, phone: '', email: '' };
}

function tireOf(wheel: StoredWheel, texts: TireHotelTexts): StoredTire {
  const last = wheel.measurements.at(-1);
  const status =
    (wheel.statusId === null ? null : threadStatusById(wheel.statusId)) ?? threadStatusOf(last?.depth, wheel.season);
  return {
    equipmentPosition: wheel.position,
    wheel: {
      name: wheel.name,
      rimDiameter: wheel.rimDiameter,
      sectionWidth: wheel.sectionWidth,
      threadPattern: wheel.threadPattern,
      threadDepth: (last?.depth ?? 0) / MILLIMETRE,
      aspectRatio: wheel.aspectRatio,
      threadStatusId: THREAD_STATUS[status],
      threadStatusMessage: texts.threadStatus(status),
      season: wheel.season,
      isStudded: wheel.isStudded,
      measurements: wheel.measurements.map(({ measuredOn, depth }) => ({
        measuredOn,
        threadDepth: depth / MILLIMETRE,
      })),
    },
  };
}

/** An agreement as the customer sees it. */
export function storedVehicleOf(
  { regNo, brand, brandCode, model, buildYear, productId, packageLevel, wheels }: TireAgreement,
  location: TireHotelLocation,
  texts: TireHotelTexts,
): StoredVehicle {
  return {
    regNo,
    name: carNameOf({ brand, model, buildYear }),
    brand,
    brandCode,
    model,
    productId,
    packageLevel,
    location,
    tires: wheels.toSorted((a, b) => order(a) - order(b)).map((wheel) => tireOf(wheel, texts)),
  };
}
