import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import type {
  CalculationRequest,
  CalculationResponse,
  DefaultRequest,
  DefaultResponse,
  LegalResponse,
  VehicleKey,
} from './codeweaver';

const pounds = () => number().strict().min(0).max(10_000_000);
const id = () =>
  string()
    .strict()
    .matches(/^[\w-]{1,40}$/, '${path} must be an id');

const vehicle: ObjectSchema<VehicleKey> = object({
  id: id().required(),
  registration: string().strict().max(12).optional(),
  vin: string().strict().max(20).optional(),
  price: pounds().moreThan(0).required(),
  mileage: number().strict().integer().min(0).max(2_000_000).required(),
  registrationDate: string()
    .strict()
    .matches(/^\d{4}-\d{2}-\d{2}$/, '${path} must be a date')
    .optional(),
  isUsed: boolean().strict().required(),
}).noUnknown();
const dealer = object({ siteId: id().required() }).noUnknown();

export const defaultRequestSchema: ObjectSchema<DefaultRequest> = object({
  vehicle: vehicle.required(),
  dealer: dealer.required(),
}).noUnknown();

export const calculationRequestSchema: ObjectSchema<CalculationRequest> = object({
  VehicleRequests: array(
    object({
      Vehicle: vehicle.required(),
      Dealer: dealer.required(),
      Parameters: object({
        Term: number().strict().integer().min(1).max(120).required(),
        CashDeposit: pounds().required(),
        RegularPayment: pounds().required(),
        AnnualMileage: number().strict().integer().min(0).max(100_000).required(),
        FinanceProductFamilyKeys: array(id().required()).min(1).max(5).required(),
        CalculationType: string()
          .strict()
          .oneOf(['ToRegularPayment', 'ToCashDeposit'] as const)
          .required(),
      })
        .noUnknown()
        .required(),
    })
      .noUnknown()
      .required(),
  )
    .min(1)
    .max(5)
    .required(),
}).noUnknown();

/** Quote references of any lender. */
export const quoteReferenceSchema = string()
  .required('quoteRef is missing')
  .matches(/^[\w-]{4,64}$/, 'quoteRef must be a quote reference');

// Responses of an upstream service: fields that we do not know are left out.
const amount = () => number().required();

export const defaultResponseSchema: ObjectSchema<DefaultResponse> = object({
  Products: array(
    object({
      Name: string().required(),
      FamilyKey: id().required(),
      Term: amount(),
      Deposit: amount(),
      Payment: amount(),
      AnnualMileage: amount(),
    }),
  ).required(),
});

export const calculationResponseSchema: ObjectSchema<CalculationResponse> = object({
  Vehicles: array(
    object({
      FinanceQuotations: array(
        object({
          Blocks: array(
            object({
              Key: string().required(),
              Label: string().default(''),
              Value: string().default(''),
            }),
          ).default([]),
          Finance: object({
            Notifications: array(
              object({
                Type: string()
                  .oneOf(['Information', 'Error'] as const)
                  .default('Information'),
                Message: string().default(''),
              }),
            ).default([]),
            Quote: object({
              Term: amount(),
              TotalDeposit: amount(),
              TotalRegularPayment: amount(),
              AnnualMileage: amount(),
              QuoteReference: quoteReferenceSchema,
              QuoteActions: object({ Apply: string().required(), PartExchange: string().optional() }).required(),
            })
              .nullable()
              .defined()
              .default(null),
          }).required(),
        }),
      ).required(),
    }),
  ).required(),
});

export const legalResponseSchema: ObjectSchema<LegalResponse> = object({ TermsAndConditions: string().required() });
