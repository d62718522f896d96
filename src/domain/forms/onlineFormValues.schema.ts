import { mixed, object, string, type ObjectSchema } from 'yup';
import { FORM_ID, type OnlineFormValues } from './onlineForm';

/** Values of an online form at the API; the answers are checked by the form's own fields. */
export const onlineFormSchema = object({
  formId: string().strict().required('Missing FormId').matches(FORM_ID, 'is no form'),
  source: string()
    .strict()
    .required('required')
    .max(500, 'tooLong')
    .matches(/^\/(?![/\\])[^?#\s\p{C}]*$/u, 'is no path'),
  answers: mixed<OnlineFormValues['answers']>(
    (value): value is OnlineFormValues['answers'] =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  )
    .typeError('is no object')
    .required('required'),
  // Added when it is stored; a stored submission can be prepared again.
  title: mixed().strip(),
  fields: mixed().strip(),
  createdAt: mixed().strip(),
}).noUnknown('unknown') satisfies ObjectSchema<OnlineFormValues>;
