import type { CreditWarningFields } from './CreditWarning.schema';

const link = { href: '', text: '', newWindow: false };

export const creditWarningSamples: Record<string, CreditWarningFields> = {
  'as the law says': { Title: '', Text: '', Help: '', Link: link },
  'in other words': {
    Title: 'Att låna kostar pengar!',
    Text: 'Betala i tid, annars kan du få en betalningsanmärkning.',
    Help: 'Hjälp finns hos Konsumentverket i hela landet.',
    Link: { href: 'https://www.konsumentverket.se', text: 'Konsumentverket', newWindow: false },
  },
  'a link that the sentence does not name': {
    Title: 'Tänk efter',
    Text: '',
    Help: 'Fråga din kommun.',
    Link: { href: 'https://www.konsumentverket.se', text: 'Läs mer', newWindow: false },
  },
};
