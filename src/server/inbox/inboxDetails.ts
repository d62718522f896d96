import { carName } from '@/domain/cars/carName';
import type { InboxCar } from '@/domain/inbox/inbox';
import { carPath } from '@/domain/sites/routes';
import { isRecord } from '@/lib/guards';
import { publicPath } from '@/sites/resolver';
import type { Site } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import type { CarsStore } from '../cars/cars.store';
import type { SubmissionRow } from '../forms/submissions.store';

type Payload = SubmissionRow['payload'];

/** Fields with the car_id of a car in stock. */
const CAR_FIELDS = ['car', 'wantedCar'];
const PICTURE_PATH = /\/api\/uploads\/[\w-]+\/[\w-]+$/;

/** The cars that a submission names, as they are or were offered. */
export async function carsOf(
  { site: siteName, payload }: Pick<SubmissionRow, 'site' | 'payload'>,
  { cars, origin }: { cars: Pick<CarsStore, 'everOffered'>; origin: (site: Site) => string },
): Promise<InboxCar[]> {
  const site = isSiteName(siteName) ? siteByName(siteName) : null;
  const stock = site?.cars?.stock;
  if (!site || !stock) return [];
  const ids = CAR_FIELDS.flatMap((name) => {
    const id = payload[name];
    return typeof id === 'string' && id !== '' ? [id] : [];
  });
  const found = await Promise.all(ids.map((id) => cars.everOffered(stock, id)));
  return found.flatMap((car) =>
    car
      ? [
          {
            id: car.car_id,
            name: carName(car),
            address: origin(site) + publicPath(site.languages[0], carPath(site.paths, car)),
          },
        ]
      : [],
  );
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value) || isRecord(value)
      ? Object.values(value).flatMap(textsIn)
      : [];

/**
 * Paths of the pictures that came with a submission: of a form with their ids, and of a form of the content, which has
 * their addresses. Every site serves them, so that the page may show those of another site.
 * @param pathOf the signed path of a picture
 */
export function picturesOf(payload: Payload, pathOf: (id: string) => string): string[] {
  const ids = Array.isArray(payload.photos) ? payload.photos.filter((id) => typeof id === 'string') : [];
  const addresses = isRecord(payload.answers) ? textsIn(payload.answers) : [];
  return [...ids.map(pathOf), ...addresses.flatMap((address) => PICTURE_PATH.exec(address)?.[0] ?? [])];
}

/** Ids of these pictures. */
export const pictureIdsOf = (payload: Payload): string[] =>
  picturesOf(payload, (id) => `/api/uploads/${id}/`).flatMap((path) => path.split('/')[3] ?? []);

/** Whether a value is the address of a picture that is shown as one. */
export const isPictureAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:/.test(value) && PICTURE_PATH.test(value);
