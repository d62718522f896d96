import { publicPayload, type PublicFields, under } from '@/effects/publicFields';
import { addressVisited } from './address.actions';
import { pageArrived, pageShown } from './context';
import { entitiesArrived } from './entities';
import { featuresAttached } from './root';

/** Registration numbers identify persons, and sellers and staff are persons: none of them is public here. */
const carFields = [
  'car_id',
  'slug',
  'car_brand',
  'car_model',
  'car_body',
  'car_fuel',
  'car_condition',
  'car_vehicle_type_code',
  'car_price',
  'car_campaign_price',
  'car_price_currency',
  'car_year',
  'car_site_city',
  'car_has_campaign_price',
  'car_is_reserved',
  'car_is_sample',
  'caroftheweek',
] as const;
/** Several distances together reveal the visitor's position: not public. */
const workshopFields = [
  'departmentId',
  'siteName',
  ...under('firstTimeSlot', ['zone', 'localDate', 'localTime', 'isFullDay']),
  ...under('nextTimes.*', ['zone', 'localDate', 'localTime', 'isFullDay']),
] as const;
const entityFields = [...under('cars.*', carFields), ...under('workshops.*', workshopFields)] as const;
const contextFields = [
  'site',
  'locale',
  'language',
  'currency',
  'odometer',
  'now',
  'path?',
  'carIndex',
  ...under('paths', ['home', 'carList', 'carBase', 'facilities']),
] as const;

/** The public fields of the store's own state and actions. */
export const storePublicFields: readonly PublicFields[] = [
  {
    state: { entities: entityFields, context: contextFields, page: ['attached.*'] },
    actions: {},
  },
  publicPayload(entitiesArrived, [...entityFields, 'requestedFields', 'requestedFields.*']),
  publicPayload(pageShown, ['path?', 'first']),
  publicPayload(addressVisited, ['address?', 'by', 'entry', 'view', 'car.carId?']),
  publicPayload(featuresAttached, ['names.*']),
  { state: {}, actions: { [pageArrived.type]: ['state:slices'] } },
];
