import { boolean, mixed, object, string, type InferType } from 'yup';
import type { Department } from '@/domain/dealers/facility';
import {
  integer,
  isCoordinate,
  isDay,
  isPicture,
  list,
  needed,
  picture,
  PICTURE_MESSAGE,
  text,
  texts,
} from '@/domain/stock/feedFields';
import type { WorkshopEquipment } from '@/server/workshop/workshop.types';

/** What a row about a facility may hold. A message names its field first. */

const unknownKey = '${path} has no field ${unknown}';
const equipment: readonly WorkshopEquipment[] = ['alignment', 'aircon', 'glass', 'highVoltage', 'detailing'];
const groups: readonly Department['group'][] = ['New cars', 'Parts', 'Workshop', 'Body work'];

/** Cars by weekday, Monday first. */
const week = () =>
  list(integer(0, 200).required('${path} is missing'), 7)
    .min(7, '${path} must have seven numbers, Monday first')
    .required('${path} is missing');

const workshop = object({
  department_id: text(12).matches(/^\d{1,12}$/, { message: '${path} must be digits', excludeEmptyString: true }),
  capacity: object({ morning: week(), afternoon: week(), day: week() })
    .noUnknown(true, unknownKey)
    .required('${path} is missing'),
  drop_offs: integer(1, 50),
  lead_days: integer(0, 60),
  tire_lanes: integer(0, 20),
  hourly_rate: integer(0, 20_000).required('${path} is missing'),
  equipment: list(
    string<WorkshopEquipment>().oneOf(equipment, '${path} must be one of ${values}').required(),
    equipment.length,
  ),
})
  .noUnknown(true, unknownKey)
  .default(undefined);

const brand = object({
  name: needed(60),
  /** 'VO', or below a parent 'VO_TR'. */
  brand_code: text(20).matches(/^[A-Z0-9]+(_[A-Z0-9]+)?$/, {
    message: '${path} must be capitals and digits, with at most one underscore',
    excludeEmptyString: true,
  }),
  erp_id: text(40).matches(/^[^.\s]+\.[^.\s]+$/, {
    message: '${path} must be two parts with a dot between',
    excludeEmptyString: true,
  }),
  email: text(200),
}).noUnknown(true, unknownKey);

const user = object({
  first_name: needed(80),
  last_name: text(80),
  title: text(120),
  phone: text(40),
  email: text(200),
}).noUnknown(true, unknownKey);

const shownDay = object({ day: needed(80), displayText: needed(120) }).noUnknown(true, unknownKey);

const department = object({
  group: string<Department['group']>().oneOf(groups, '${path} must be one of ${values}').required('${path} is missing'),
  name: text(120),
  official_name: text(240),
  department_type: text(40),
  phone: text(40),
  email: text(200),
  brands: list(brand, 100),
  users: list(user, 200),
  /** OSM's notation. */
  opening_hours: text(1_000),
  deviation_days: list(
    object({
      date: needed(10).test('day', '${path} must be a day such as 2026-12-24', isDay),
      hours: needed(100).matches(
        /^(off|\d{2}:\d{2}-\d{2}:\d{2}(,\d{2}:\d{2}-\d{2}:\d{2})*)$/,
        '${path} must be off, or hours such as 10:00-13:00',
      ),
    }).noUnknown(true, unknownKey),
    100,
  ),
  /** Hours in words, instead of the notation. */
  openingschedule: object({ openinghours: list(shownDay, 30), deviationdays: list(shownDay, 100) })
    .noUnknown(true, unknownKey)
    .default(undefined),
  workshop,
})
  .noUnknown(true, unknownKey)
  .test('hours', '${path} has opening_hours and openingschedule: one is enough', ({ opening_hours, openingschedule }) =>
    Boolean(!opening_hours || !openingschedule),
  );

export const facilityRowSchema = object({
  site_id: needed(40).matches(/^[A-Za-z0-9_-]+$/, '${path} must be letters, digits, hyphens and underscores'),
  slug: text(80).matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: '${path} must be lower-case letters and digits, with hyphens between',
    excludeEmptyString: true,
  }),
  site_official_name: needed(200),
  site_city: needed(120),
  site_street: text(200),
  site_zip: text(20),
  site_region: text(120),
  site_phone: text(40),
  site_email: text(200),
  site_image_url: text(2_000).test('picture', PICTURE_MESSAGE, (value) => !value || isPicture(value)),
  site_primary_image: object({
    thumbnail_url: picture(),
    blur_data_url: text(20_000),
    original: mixed<string>((value): value is string => typeof value === 'string'),
  })
    .noUnknown(true, unknownKey)
    .default(undefined),
  site_geocoord: text(60).test(
    'coordinate',
    '${path} must be latitude and longitude: 59.33,18.07',
    (value) => !value || isCoordinate(value),
  ),
  site_brands: texts(100, 60),
  website_sort_order: integer(0, 1_000_000),
  site_tire_hotel: boolean().typeError('${path} must be true or false'),
  site_departments: list(department, 30),
});

export type FacilityRow = InferType<typeof facilityRowSchema>;
export type DepartmentRow = NonNullable<FacilityRow['site_departments']>[number];
