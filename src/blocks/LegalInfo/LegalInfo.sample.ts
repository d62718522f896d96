import type { LegalInfoFields } from './LegalInfo.schema';

const bare: LegalInfoFields = {
  Title: 'Om priserna',
  Text: '<p>Priserna gäller till och med söndag.</p>',
  Details: `<p>${'Effektiv ränta beräknas på hela löptiden. '.repeat(20)}</p>`,
  ShowMoreText: 'Läs alla villkor',
  ShowLessText: 'Dölj villkoren',
};

export const legalInfoSamples: Record<string, LegalInfoFields> = {
  complete: bare,
  'without a title': { ...bare, Title: '', ShowMoreText: '', ShowLessText: '' },
  short: { ...bare, Details: '' },
  'only details': {
    ...bare,
    Text: '',
    Details:
      '<section class="scroll" tabindex="0"><table><tbody><tr><td>Ränta</td><td>6,95 %</td></tr></tbody></table></section>',
  },
  empty: { ...bare, Title: '', Text: '', Details: '' },
};
