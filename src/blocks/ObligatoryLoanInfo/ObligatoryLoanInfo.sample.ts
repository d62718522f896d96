import type { ObligatoryLoanInfoFields } from './ObligatoryLoanInfo.schema';

const none = { href: '', text: '', newWindow: false };

export const obligatoryLoanInfoSamples: Record<string, ObligatoryLoanInfoFields> = {
  complete: {
    Title: 'Att låna kostar pengar!',
    Text: 'Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån.',
    Link: { href: 'https://www.konsumentverket.se', text: 'konsumentverket.se', newWindow: false },
  },
  'content forgot it': { Title: '', Text: '', Link: none },
  'long words': {
    Title: 'Betalningsanmärkningskonsekvensbeskrivning',
    Text: 'Lån kostar. '.repeat(60).trim(),
    Link: none,
  },
};
