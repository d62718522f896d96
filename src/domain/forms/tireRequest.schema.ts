import { array, string, object, type ObjectSchema } from 'yup';
import { NAME_LENGTH } from './contact';
import { emailField, lineField, nameField, phoneField, textField } from './fields.schema';
import { PLATE, plainPlate } from './sellCar';
import {
  TIRE_MESSAGE_LENGTH,
  TIRE_POSITIONS,
  TIRE_TEXT_LENGTH,
  TIRE_PRIORITIES,
  tirePositionsOf,
  type TirePosition,
  type TireRequestValues,
  type TirePriority,
} from './tireRequest';

/** The fields that a visitor fills in; messages are reason codes. */
export const tireRequestFields = {
  erpId: lineField(40).required('workshop'),
  regno: string()
    .transform((value: unknown, given: unknown) => (typeof given === 'string' ? plainPlate(given) : value))
    .typeError('unreadable')
    .required('required')
    .matches(PLATE, 'plate'),
  dimension: lineField(TIRE_TEXT_LENGTH).default(''),
  positions: array(string<TirePosition>().strict().oneOf(TIRE_POSITIONS, 'is no wheel').required('required'))
    .transform((value: unknown) =>
      Array.isArray(value) && value.every((one: unknown) => TIRE_POSITIONS.some((position) => position === one))
        ? tirePositionsOf(value)
        : value,
    )
    .required('positions')
    .min(1, 'positions'),
  message: textField(TIRE_MESSAGE_LENGTH).default(''),
  customerName: nameField(),
  customerPhone: phoneField(),
  customerEmail: emailField(),
};

/** Values of the form at the API. */
export const tireRequestSchema = object({
  ...tireRequestFields,
  siteName: lineField(NAME_LENGTH * 2).default(''),
  car: lineField(TIRE_TEXT_LENGTH).default(''),
  currentTire: lineField(TIRE_TEXT_LENGTH).default(''),
  priority: string<TirePriority>().oneOf(TIRE_PRIORITIES, 'is no priority').default('advice'),
}).noUnknown('unknown') satisfies ObjectSchema<TireRequestValues>;
