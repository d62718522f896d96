import type { DatePickerFields } from './DatePicker.shape';

export const datePickerSamples: Record<string, DatePickerFields> = {
  whole: { Title: 'När vill du komma?' },
  'long words': { Title: 'Provkörningsbokningsönskemålsdag, den som passar dig och hela familjen bäst' },
  empty: { Title: '' },
};
