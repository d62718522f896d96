import { object, type InferType } from 'yup';
import { blockSchema, flagField, imageField, linkField, listField, numberField, textField } from '../fields.schema';

const truck = object({
  /** The group in which it is listed: 'Vetoautot'. */
  Kind: textField(),
  /** Names it towards the seller. */
  Number: textField(),
  Title: textField(),
  Condition: textField(),
  Year: textField(),
  Mileage: numberField(0),
  EmissionClass: textField(),
  Axles: textField(),
  Power: numberField(0),
  Gearbox: textField(),
  Body: textField(),
  /** Millimetres. */
  Wheelbase: numberField(0),
  /** Kilograms. */
  OwnWeight: numberField(0),
  TotalWeight: numberField(0),
  Service: textField(),
  Inspection: textField(),
  Seller: textField(),
  SellerPhone: textField(),
  Price: numberField(0),
  Location: textField(),
  Image: imageField(),
}).noUnknown();
export type Truck = InferType<typeof truck>;

export const truckListSchema = blockSchema('TruckList', {
  Title: textField(),
  Text: textField(),
  Items: listField(truck),
  /** Only the first of them, without groups. */
  Limit: numberField(0),
  Link: linkField(),
  /** The page below which each truck has its own. */
  PageLink: linkField(),
  /** The first of them alone, with all that is known. */
  IsDetail: flagField(),
  /** Filters by the address. */
  HasFilters: flagField(),
  /** The form that asks about a truck: '/page#form-id'. */
  FormLink: linkField(),
});

export type TruckListFields = InferType<typeof truckListSchema>;
