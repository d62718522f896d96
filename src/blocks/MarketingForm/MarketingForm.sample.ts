import type { MarketingFormFields } from './MarketingForm.schema';

const complete: MarketingFormFields = {
  Title: 'Pressmeddelanden med e-post',
  Text: 'Några brev i månaden.',
  PortalId: '12345678',
  FormId: '1a2b3c4d-0000-4000-8000-000000000000',
};

export const marketingFormSamples: Record<string, MarketingFormFields> = {
  complete,
  'without texts': { ...complete, Title: '', Text: '' },
  'no form': { ...complete, FormId: '' },
  'long words': {
    ...complete,
    Title: 'Pressmeddelandeprenumerationsanmälningsformulär',
    Text: 'Brev. '.repeat(60).trim(),
  },
};
