import type { CountdownTimerFields } from './CountdownTimer.shape';

const bare: CountdownTimerFields = {
  Title: 'Vinterhjul ingår', Text: 'Erbjudandet gäller till julafton.', Link: { href: '/kop-bil/kampanjer', text: 'Se bilarna', newWindow: false }, ButtonType: 'Primary', TargetDate: '2026-12-24T11:00:00.000Z',
  HideDays: false, HideHours: false, HideMinutes: false, HideSeconds: false, LabelDays: '', LabelHours: '', LabelMinutes: '', LabelSeconds: '', BackgroundColor: 'None', HasMarginTop: false, TextColor: 'White', FullWidth: false, Outline: false,
};

export const countdownTimerSamples: Record<string, CountdownTimerFields> = {
  whole: bare,
  'own words, light': { ...bare, TextColor: 'Black', BackgroundColor: 'BackgroundColor2', Outline: true, LabelDays: 'dygn', LabelHours: 'tim', LabelMinutes: 'min', HideSeconds: true },
  'full width': { ...bare, FullWidth: true, HasMarginTop: true, Outline: true, ButtonType: 'Ghost Contrast', HideDays: true },
  'long ago': { ...bare, ButtonType: 'Secondary', TextColor: 'Black', BackgroundColor: 'BackgroundColor1', TargetDate: '2020-01-01T00:00:00.000Z' },
  'far away and long words': { ...bare, TargetDate: '2999-01-01T00:00:00.000Z', Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats', LabelDays: 'Trafiksäkerhetsdagar', LabelSeconds: 'Trafiksäkerhetssekunder', HideHours: true, HideMinutes: true, ButtonType: 'Ghost', TextColor: 'Black', BackgroundColor: 'BackgroundColor3' },
  'no moment': { ...bare, TargetDate: '' },
};
